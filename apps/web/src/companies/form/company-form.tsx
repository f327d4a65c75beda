import { useTexts } from '../../lib/texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DraftOffer } from '../../ui/draft-offer.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SaveProblem } from '../../ui/save-problem.tsx';
import { showToast } from '../../ui/toast.ts';
import type { CompanyDetails } from './company-fields.ts';
import { CompanyFormFields } from './company-form-fields.tsx';
import { useCompanyForm } from './use-company-form.ts';
import type { CompanyForm as CompanyFormState } from './use-company-form.ts';

interface CompanyFormProps {
  /** Absent: a new company is added. */
  readonly company?: CompanyDetails | undefined;
  readonly onClose: () => void;
}

/** The dialog that adds a company or changes one. */
export function CompanyForm({ company, onClose }: CompanyFormProps) {
  const t = useTexts('companies');
  const form = useCompanyForm(company, ({ companyName }) => {
    showToast({
      kind: 'success',
      title: company === undefined ? t('added') : t('edited.company'),
      text: companyName,
    });
    onClose();
  });

  const isLocked = company !== undefined && !company.can.includes('edit');

  function cancel(): void {
    form.draft.forget();
    onClose();
  }

  return (
    <Dialog
      title={company === undefined ? t('add') : t('form.edit')}
      size="xl"
      isBusy={form.isBusy}
      onClose={cancel}
      onSave={form.submit}
      saveDisabledReason={isLocked ? t('edit.locked') : form.isChanged ? undefined : t('form.unchanged')}
      message={<Message form={form} name={company?.companyName ?? form.fields.companyName} />}
    >
      <DraftOffer draft={form.draft}>
        <CompanyFormFields form={form} />
      </DraftOffer>
    </Dialog>
  );
}

/** What stands in the way of saving. */
function Message({ form, name }: { readonly form: CompanyFormState; readonly name: string }) {
  const t = useTexts('companies');
  if (Object.values(form.faults).includes('missing'))
    return <Notice tone="bad" title={t('form.mandatory')} />;
  return (
    <SaveProblem
      error={form.error}
      title={t('form.failed', { name })}
      onReload={form.onReload}
      onKeep={form.onKeep}
    />
  );
}
