import { removeCompany, restoreCompany } from '@vigilo/contract/companies';
import { callApi } from '../../lib/call-api.ts';
import { toProblem } from '../../lib/problem.ts';
import { useTexts } from '../../lib/texts.ts';
import { Confirmation } from '../../ui/confirmation.tsx';
import { UNDO_SHOWN, showToast } from '../../ui/toast.ts';
import type { CompanyDetails } from './company-fields.ts';
import { refreshCompanies } from '../public/company-cache.ts';

interface RemoveCompanyProps {
  readonly company: CompanyDetails;
  readonly onClose: () => void;
}

/** Asks before a company is deleted; for ten seconds it can be undone. */
export function RemoveCompany({ company: { _id, companyName, ticker }, onClose }: RemoveCompanyProps) {
  const t = useTexts('companies');

  async function restore(): Promise<void> {
    try {
      await callApi(restoreCompany, { params: { id: _id }, body: {} });
      showToast({ kind: 'success', title: t('remove.restored'), text: companyName });
    } catch (error) {
      const { message, description } = toProblem(error, t('form.error'));
      showToast({ kind: 'error', title: message, text: description ?? t('form.tryAgain') });
    }
    await refreshCompanies();
  }

  return (
    <Confirmation
      title={t('remove.title', { name: companyName, ticker })}
      text={t('remove.text')}
      confirmText={t('remove.confirm')}
      isDangerous
      failedTitle={t('remove.failed')}
      failedText={t('form.tryAgain')}
      onConfirm={() => callApi(removeCompany, { params: { id: _id } })}
      onDone={() => {
        void refreshCompanies();
        showToast({
          kind: 'success',
          title: t('remove.done'),
          text: companyName,
          action: { label: t('undo'), run: () => void restore(), isUndo: true },
          shownMs: UNDO_SHOWN,
        });
      }}
      onCancel={() =>
        showToast({ kind: 'success', title: t('remove.cancelled'), text: t('remove.notDeleted') })
      }
      onClose={onClose}
    />
  );
}
