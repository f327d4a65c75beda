import { Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { UserRow } from '@vigilo/contract/users';
import { changeUser } from '@vigilo/contract/users';
import { listPasswordFaults, passwordRule } from '@vigilo/domain/sign-in/password-rule';
import { appConfigQuery } from '../lib/app-config.ts';
import { callApi } from '../lib/call-api.ts';
import { useTexts } from '../lib/texts.ts';
import { PasswordChecklist, usePasswordTexts } from '../sign-in/public/password-checklist.tsx';
import { PasswordField } from '../sign-in/public/password-field.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FormGrid } from '../ui/form-grid.tsx';
import { SaveProblem } from '../ui/save-problem.tsx';
import { showToast } from '../ui/toast.ts';
import { refreshUsers } from './users-queries.ts';

interface PasswordDialogProps {
  readonly user: UserRow;
  readonly onClose: () => void;
}

/** Sets another user's password (specification 1, sections 2.6 and 5). A password is kept in no draft. */
export function PasswordDialog({ user: { _id, name }, onClose }: PasswordDialogProps) {
  const t = useTexts('users');
  const policy = useQuery(appConfigQuery).data?.PASSWORD_POLICY ?? 'spec';
  const rule = passwordRule(policy, 'by-admin');
  const { form, isPending, error, submit } = usePasswordForm(_id, name, rule, onClose);
  return (
    <Dialog
      title={t('password.title', { name })}
      size="lg"
      isBusy={isPending}
      onClose={onClose}
      onSave={submit}
      message={
        <SaveProblem error={error} title={t('updateFailed', { name })} onReload={onClose} onKeep={submit} />
      }
    >
      <Stack gap="lg">
        <FormGrid>
          <PasswordField
            label={t('password.new')}
            withAsterisk
            aria-required
            autoComplete="new-password"
            {...form.getInputProps('newPassword')}
          />
          <PasswordField
            label={t('password.confirm')}
            withAsterisk
            aria-required
            autoComplete="new-password"
            {...form.getInputProps('confirmNewPassword')}
          />
        </FormGrid>
        <PasswordChecklist password={form.values.newPassword} rule={rule} />
        <Text c="dimmed">{t('password.consequence')}</Text>
      </Stack>
    </Dialog>
  );
}

function usePasswordForm(
  _id: string,
  name: string,
  rule: ReturnType<typeof passwordRule>,
  onClose: () => void,
) {
  const t = useTexts('users');
  const texts = usePasswordTexts(rule);
  const form = useForm({
    initialValues: { newPassword: '', confirmNewPassword: '' },
    validate: ({ newPassword, confirmNewPassword }) => {
      const [fault] = listPasswordFaults(newPassword, rule);
      return {
        ...(fault !== undefined && { newPassword: newPassword === '' ? t('password.enter') : texts[fault] }),
        ...(newPassword !== confirmNewPassword && { confirmNewPassword: t('password.differs') }),
      };
    },
  });
  const { isPending, error, mutate } = useMutation({
    mutationFn: () => callApi(changeUser, { body: { _id, ...form.getValues() } }),
    onSuccess: async () => {
      await refreshUsers();
      showToast({ kind: 'success', title: t('success'), text: t('updated', { name }) });
      onClose();
    },
    onError: () => showToast({ kind: 'error', title: t('error'), text: t('updateFailed', { name }) }),
  });
  return { form, isPending, error, submit: form.onSubmit(() => mutate()) };
}
