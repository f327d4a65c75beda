import { toProblem } from '../lib/problem.ts';
import { Notice } from '../ui/notice.tsx';

/** What the server said when something could not be done; nothing while nothing failed. */
export function FailedAction({ title, error }: { readonly title: string; readonly error: Error | null }) {
  if (error === null) return null;
  const { message, description } = toProblem(error, '');
  return (
    <Notice tone="bad" title={title}>
      {[message, description].filter((part) => part !== undefined && part !== '').join(' ')}
    </Notice>
  );
}
