import { Link } from 'react-router';
import { Seo } from '../../site/seo.tsx';
import layout from './layout.module.css';
import page from './page.module.css';
import { PageHeading } from './page-heading.tsx';

type Props = {
  heading: string;
  /** What the guide does not have under the name of the address. */
  sentence: string;
  /** What one may try before going on. */
  hint?: string;
  onward: { to: string; label: string };
};

/** The page of an address whose name the guide does not know, and where to go on from there. */
export function Unknown({ heading, sentence, hint, onward }: Props) {
  return (
    <div className={`${layout.stack} ${page.empty}`}>
      <Seo title={heading} description={sentence} />
      <PageHeading>{heading}</PageHeading>
      <p>
        {sentence}
        {hint && ` ${hint}`}
      </p>
      <p>
        <Link to={onward.to}>{onward.label}</Link>
      </p>
    </div>
  );
}
