import { useLater } from '../../components/browser/use-later.ts';
import styles from '../../components/page/page.module.css';
import type { MeantProps } from './meant.tsx';

const load = () => import('./meant.tsx');

/** Stands where no `nombre` contains the text: every other name is fetched to see which species it may mean. */
export function Unfound(props: MeantProps) {
  const { code, failed } = useLater(load, true);
  if (code) return <code.Meant {...props} />;
  return failed ? <props.NoneFound /> : <div className={styles.room} />;
}
