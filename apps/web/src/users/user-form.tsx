import { TextInput } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import type { User } from '@vigilo/contract/users';
import { useState } from 'react';
import { useTexts } from '../lib/texts.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { FormGrid } from '../ui/form-grid.tsx';
import { Notice } from '../ui/notice.tsx';
import { showToast } from '../ui/toast.ts';
import { useUserForm } from './use-user-form.ts';
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
  const form = useUserForm(user, ({ user: { name, email }, reactivated }) => {
    const more = reactivated ? t('reactivated') : user === undefined ? t('invited', { email }) : '';
    showToast({ kind: 'success', title: t('success'), text: `${t('updated', { name })} ${more}`.trim() });
    onClose();
  });
  return (
    <FormDialog
      form={form}
      title={user === undefined ? t('addUser') : t('editUser')}
      size="lg"
      onClose={onClose}
      {...(form.isReactivating && { saveText: t('reactivateSave') })}
      failedTitle={t('updateFailed', { name: user?.name ?? form.values.name })}
      note={
        form.isReactivating && (
          <Notice tone="caution" title={t('reactivate')}>
            {t('reactivateText')}
          </Notice>
        )
      }
      after={user !== undefined && <VisibilityNote user={user} />}
    >
      <FormGrid>
        <TextInput
          type="email"
          label={t('field.email')}
          withAsterisk
          aria-required
          autoComplete="off"
          maxLength={254}
          {...form.getInputProps('email')}
        />
        <TextInput
          label={t('field.name')}
          withAsterisk
          aria-required
          autoComplete="off"
          maxLength={200}
          placeholder={t('field.namePlaceholder')}
          {...form.getInputProps('name')}
        />
        <RoleField form={form} user={user} />
        <ClientsField form={form} user={user} />
      </FormGrid>
    </FormDialog>
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
