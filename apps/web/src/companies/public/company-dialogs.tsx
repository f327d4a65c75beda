import { Suspense, lazy } from 'react';
import { useOpenedForm } from '../../lib/opened-form.ts';
import { useCan } from '../../lib/profile.ts';

const ActiveCompanyDialog = lazy(async () => ({
  default: (await import('../form/active-company-dialog.tsx')).ActiveCompanyDialog,
}));

/** What the address calls the dialogs of a company; those of forms are named as their drafts are. */
const FORMS = ['companies.add', 'companies.change', 'companies.delete'] as const;

/**
 * The dialogs that add, edit and delete a company, on any screen that draws this once: `useOpenedForm().open('companies.change', id)` opens
 * one. For who may edit companies.
 */
export function CompanyDialogs() {
  const { opened, close } = useOpenedForm();
  const canEdit = useCan('edit-company');
  const form = FORMS.find((one) => one === opened?.form);
  if (!canEdit || opened === null || form === undefined) return null;
  return (
    <Suspense>
      <ActiveCompanyDialog form={form} id={opened.subject} onClose={close} />
    </Suspense>
  );
}
