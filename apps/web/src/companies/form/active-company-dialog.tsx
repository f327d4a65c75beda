import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../lib/texts.ts';
import { RecordDialog } from '../../ui/record-dialog.tsx';
import { CompanyForm } from './company-form.tsx';
import { RemoveCompany } from './remove-company.tsx';
import { companyQuery } from './use-company-form.ts';

interface ActiveCompanyDialogProps {
  readonly form: 'companies.add' | 'companies.change' | 'companies.delete';
  /** The company's id, unless one is added. */
  readonly id: string;
  readonly onClose: () => void;
}

/** The dialog of a company that the address says is open, once the company is there. */
export function ActiveCompanyDialog({ form, id, onClose }: ActiveCompanyDialogProps) {
  return form === 'companies.add' ? (
    <CompanyForm onClose={onClose} />
  ) : (
    <ExistingCompanyDialog key={id} form={form} id={id} onClose={onClose} />
  );
}

function ExistingCompanyDialog({ form, id, onClose }: ActiveCompanyDialogProps) {
  const t = useTexts('companies');
  const answer = useQuery({ ...companyQuery(id), refetchOnMount: 'always' });
  const isRemoving = form === 'companies.delete';
  return (
    <RecordDialog
      title={isRemoving ? t('remove.label') : t('form.edit')}
      size={isRemoving ? 'md' : 'xl'}
      failedText={t('form.loadFailed')}
      answer={answer}
      onClose={onClose}
    >
      {(company) =>
        isRemoving ? (
          <RemoveCompany company={company} onClose={onClose} />
        ) : (
          <CompanyForm company={company} onClose={onClose} />
        )
      }
    </RecordDialog>
  );
}
