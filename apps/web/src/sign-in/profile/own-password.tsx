import { Group, Stack, Text } from '@mantine/core';
import { changeOwnPassword } from '@vigilo/contract/sign-in';
import { useRef } from 'react';
import { callApi } from '../../lib/call-api.ts';
import { useProfile } from '../../lib/profile.ts';
import { useTexts } from '../../lib/texts.ts';
import { Panel } from '../../ui/panel.tsx';
import { SavingFields } from '../../ui/saving-fields.tsx';
import { NewPasswordFields } from '../password/new-password-fields.tsx';
import { Outcome } from '../outcome.tsx';
import { refreshSessions } from './own-sessions-query.ts';
import { PasswordField } from '../public/password-field.tsx';
import { SubmitButton } from '../submit-button.tsx';
import { isNewPasswordReady, usePasswordForm } from '../password/use-password-form.ts';
import { useOwnPasswordRule } from '../password/use-password-rule.ts';

/** Changing one's own password, which asks for the current one. */
export function OwnPassword() {
  const t = useTexts('signIn');
  const rule = useOwnPasswordRule();
  const { data: profile } = useProfile();
  const field = useRef<HTMLInputElement>(null);
  const { form, isBusy, isSent, failure, submit } = usePasswordForm(async (body) => {
    await callApi(changeOwnPassword, { body });
    refreshSessions();
  });
  const isReady =
    rule !== null && form.values.currentPassword !== '' && isNewPasswordReady(form.values, rule);

  return (
    <Panel title={t('profile.password')}>
      <Text c="dimmed">{t('profile.passwordLead')}</Text>
      <form onSubmit={(event) => submit(event, isReady, field)} noValidate>
        <Stack gap="md" mt="md">
          {/* Unseen: tells the browser's password manager whose password it is. */}
          <input name="username" autoComplete="username" value={profile?.email ?? ''} readOnly hidden />
          <SavingFields isSaving={isBusy}>
            <Stack gap="md">
              <PasswordField
                field={field}
                label={t('profile.currentPassword')}
                name="current-password"
                autoComplete="current-password"
                {...form.getInputProps('currentPassword')}
              />
              {rule !== null && <NewPasswordFields form={form} rule={rule} />}
            </Stack>
          </SavingFields>
          <Outcome failure={failure} notice={isSent ? t('profile.changed') : null} />
          <Group justify="end">
            <SubmitButton isReady={isReady} hint={t('profile.saveHint')} isPending={isBusy} isWide={false}>
              {t('profile.save')}
            </SubmitButton>
          </Group>
        </Stack>
      </form>
    </Panel>
  );
}
