/** What the seen list's page fetches when one of these views is chosen. */

export { Missing } from './missing.tsx';
export { Progress } from './progress.tsx';
