import { toProblem } from '../lib/problem.ts';
import { useTexts } from '../lib/texts.ts';
import { showToast } from '../ui/toast.ts';

/** Says what could not be done, and why. */
export function useSettlingFailure(): (error: unknown, title: string) => void {
  const t = useTexts('eventDialogs');
  return (error, title) => {
    const { message, description } = toProblem(error, t('tryAgain'));
    showToast({ kind: 'error', title, text: description ?? message });
  };
}
