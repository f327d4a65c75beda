import { useTexts } from '../../lib/texts.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast.ts';
import type { CompanyDetails } from './company-fields.ts';
import { CompanyFormFields } from './company-form-fields.tsx';
import { useCompanyForm } from './use-company-form.ts';

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
  const isMissing = Object.values(form.errors).includes(t('fault.missing'));
  return (
    <FormDialog
      form={form}
      title={company === undefined ? t('add') : t('form.edit')}
      size="xl"
      failedTitle={t('form.failed', { name: company?.companyName ?? form.values.companyName })}
      saveDisabledReason={isLocked ? t('edit.locked') : form.isChanged ? undefined : t('form.unchanged')}
      note={isMissing && <Notice tone="bad" title={t('form.mandatory')} />}
      onClose={onClose}
    >
      <CompanyFormFields form={form} companyId={company?._id} />
    </FormDialog>
  );
}
