import { TextInput } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import type { User } from '@vigilo/contract/users';
import { useState } from 'react';
import { useTexts } from '../lib/texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { DraftOffer } from '../ui/draft-offer.tsx';
import { FormGrid } from '../ui/form-grid.tsx';
import { Notice } from '../ui/notice.tsx';
import { SaveProblem } from '../ui/save-problem.tsx';
import { showToast } from '../ui/toast.ts';
import type { SavedUser } from './save-user.ts';
import { useUserForm } from './use-user-form.ts';
import type { UserForm as UserFormState } from './use-user-form.ts';
import { UserAccessDialog } from './user-access-dialog.tsx';
import classes from './user-form.module.css';
import { ClientsField, RoleField } from './user-form-fields.tsx';

interface UserFormProps {
  /** Absent: a new user is added. */
  readonly user?: User | undefined;
  readonly onClose: () => void;
}

/** The dialog that adds a user or changes one. */
export function UserForm({ user, onClose }: UserFormProps) {
  const t = useTexts('users');
  const form = useUserForm(user, (saved) => {
    showToast({ kind: 'success', title: t('success'), text: successText(saved, user === undefined) });
    onClose();
  });

  function successText(
    { user: { name, email }, wasReactivated }: SavedUser & { is: 'saved' },
    isNew: boolean,
  ): string {
    const more = wasReactivated ? t('reactivated') : isNew ? t('invited', { email }) : '';
    return `${t('updated', { name })} ${more}`.trim();
  }

  function cancel(): void {
    form.draft.forget();
    onClose();
  }

  return (
    <Dialog
      title={user === undefined ? t('addUser') : t('editUser')}
      size="lg"
      isBusy={form.isBusy}
      onClose={cancel}
      onSave={form.submit}
      {...(form.isReactivating && { saveText: t('reactivateSave') })}
      message={<Message form={form} name={user?.name ?? form.fields.name} />}
    >
      <DraftOffer draft={form.draft}>
        <Fields form={form} user={user} />
      </DraftOffer>
      {user !== undefined && <VisibilityNote user={user} />}
    </Dialog>
  );
}

function Message({ form, name }: { readonly form: UserFormState; readonly name: string }) {
  const t = useTexts('users');
  if (form.error !== null)
    return (
      <SaveProblem
        error={form.error}
        title={t('updateFailed', { name })}
        onReload={form.onReload}
        onKeep={form.onKeep}
      />
    );
  if (!form.isReactivating) return null;
  return (
    <Notice tone="caution" title={t('reactivate')}>
      {t('reactivateText')}
    </Notice>
  );
}

function Fields({ form, user }: { readonly form: UserFormState; readonly user: User | undefined }) {
  const t = useTexts('users');
  const { fields, faults, change } = form;
  return (
    <FormGrid>
      <TextInput
        type="email"
        label={t('field.email')}
        withAsterisk
        aria-required
        autoComplete="off"
        maxLength={254}
        value={fields.email}
        error={form.isTaken ? t('exists') : faults.email && t(faults.email)}
        onChange={(event) => change({ email: event.currentTarget.value })}
      />
      <TextInput
        label={t('field.name')}
        withAsterisk
        aria-required
        autoComplete="off"
        maxLength={200}
        placeholder={t('field.namePlaceholder')}
        value={fields.name}
        error={faults.name && t(faults.name)}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <RoleField form={form} user={user} />
      {fields.role !== '' && !form.isAdminRole && <ClientsField form={form} user={user} />}
      {form.isAdminRole && <p className={classes.hint}>{t('field.adminClients')}</p>}
    </FormGrid>
  );
}

/** The way to what the rights as they are saved let the user see. */
function VisibilityNote({ user }: { readonly user: User }) {
  const t = useTexts('users');
  const [isOpen, setOpen] = useState(false);
  if (!user.can.includes('view')) return null;
  return (
    <p className={classes.seen}>
      <IconEye size="1.125rem" stroke={1.75} aria-hidden="true" />
      <button type="button" className={classes.link} onClick={() => setOpen(true)}>
        {t('access.open')}
      </button>
      {isOpen && <UserAccessDialog id={user._id} name={user.name} onClose={() => setOpen(false)} />}
    </p>
  );
}
