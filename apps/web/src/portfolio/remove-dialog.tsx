import { Problem } from '../lib/problem.ts';
import { useTexts } from '../lib/texts.ts';
import type { Translate } from '../lib/texts.ts';
import { Confirmation } from '../ui/confirmation.tsx';
import { UNDO_SHOWN, showToast } from '../ui/toast.ts';
import { addToPortfolio, removeFromPortfolio } from './public/own-portfolio.ts';

/** How long it is said that nothing was done, in milliseconds (specification 2, section 9). */
const CANCELLED_SHOWN = 2000;

export interface RemovedCompany {
  readonly id: string;
  readonly ticker: string;
  readonly companyName: string;
}

interface RemoveDialogProps {
  readonly company: RemovedCompany;
  readonly onClose: () => void;
}

/** Asks before a company leaves the portfolio; for ten seconds it can be brought back. */
export function RemoveDialog({ company, onClose }: RemoveDialogProps) {
  const t = useTexts('portfolio');

  async function remove(): Promise<void> {
    try {
      await removeFromPortfolio(company.id);
    } catch (thrown) {
      throw toRemoveProblem(thrown, t);
    }
  }

  return (
    <Confirmation
      title={t('remove.title')}
      text={t('remove.text', { company: company.companyName })}
      confirmText={t('remove.confirm')}
      isDangerous
      onConfirm={remove}
      onDone={() => offerUndo(company, t)}
      onCancel={() =>
        showToast({
          kind: 'success',
          title: t('cancelled.title'),
          text: t('cancelled.text'),
          shownMs: CANCELLED_SHOWN,
        })
      }
      onClose={onClose}
    />
  );
}

function offerUndo({ ticker, companyName }: RemovedCompany, t: Translate<'portfolio'>): void {
  const action = { label: t('removed.undo'), run: () => void undo(), isUndo: true };
  showToast({
    kind: 'success',
    title: t('removed.title'),
    text: t('removed.text', { company: companyName }),
    action,
    shownMs: UNDO_SHOWN,
  });

  async function undo(): Promise<void> {
    try {
      await addToPortfolio(ticker);
    } catch (thrown) {
      const text = thrown instanceof Problem ? thrown.message : t('remove.failedHint');
      showToast({ kind: 'error', title: t('removed.undoFailed', { company: companyName }), text });
    }
  }
}

/** What the server refused has a title of its own; anything else is an error to try again. */
function toRemoveProblem(thrown: unknown, t: Translate<'portfolio'>): Problem {
  const isRefusal = thrown instanceof Problem && thrown.status >= 400 && thrown.status < 500;
  if (!isRefusal)
    return new Problem({
      code: 'unreadable',
      status: 0,
      message: t('remove.failedUnexpected'),
      description: t('remove.failedHint'),
    });
  return new Problem({
    code: thrown.code,
    status: thrown.status,
    message: t('remove.failed'),
    description: thrown.description ?? t('remove.failedHint'),
  });
}
