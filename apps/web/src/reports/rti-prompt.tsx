import { useTexts } from '../lib/texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import type { RtiQuestion } from './rti-question.ts';

/** So many companies are named; of the others their number. */
const NAMED = 5;

/** Says that the latest event is still being updated, and lets the person download the report all the same. */
export function RtiPrompt({ question: { companies, answer } }: { readonly question: RtiQuestion }) {
  const t = useTexts('reports');
  const named = companies.slice(0, NAMED).join(', ');
  return (
    <Dialog
      title={t('downloads.initiatedTitle')}
      saveText={t('downloads.rti')}
      onSave={() => answer(true)}
      onClose={() => answer(false)}
    >
      <p>
        {t('downloads.initiatedText', {
          count: companies.length,
          companies: companies.length > NAMED ? `${named}, …` : named,
        })}
      </p>
    </Dialog>
  );
}
