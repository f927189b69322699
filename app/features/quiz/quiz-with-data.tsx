import { aves } from '../../data/aves.ts';
import { kinOf } from '../../data/kin.ts';
import { useAvistadas } from '../../data/seen-list/avistadas.tsx';
import { Quiz } from './quiz.tsx';

/** The quiz with its data: the part of the guide that comes once somebody plays. */
export function Part() {
  return <Quiz aves={aves} seen={useAvistadas().nombres} distractors={{ kin: kinOf }} />;
}
