import '@mantine/core/styles/PasswordInput.layer.css';
import { PasswordInput } from '@mantine/core';
import { IconCircleCheck, IconCircleDashed, IconEye, IconEyeOff } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { UserRow } from '@vigilo/contract/users';
import { changeUser } from '@vigilo/contract/users';
import type { PasswordFault, PasswordRule } from '@vigilo/domain/sign-in/password-rule';
import { listPasswordFaults, passwordRule } from '@vigilo/domain/sign-in/password-rule';
import { useState } from 'react';
import { appConfigQuery } from '../lib/app-config.ts';
import { callApi } from '../lib/call-api.ts';
import { useTexts } from '../lib/texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { FormGrid } from '../ui/form-grid.tsx';
import { SaveProblem } from '../ui/save-problem.tsx';
import { showToast } from '../ui/toast.ts';
import classes from './password-dialog.module.css';
import { refreshUsers } from './users-queries.ts';

interface PasswordDialogProps {
  readonly user: UserRow;
  readonly onClose: () => void;
}

/** Sets another user's password (specification 1, sections 2.6 and 5). A password is kept in no draft. */
export function PasswordDialog({ user, onClose }: PasswordDialogProps) {
  const t = useTexts('users');
  const policy = useQuery(appConfigQuery).data?.PASSWORD_POLICY ?? 'spec';
  const rule = passwordRule(policy, 'by-admin');
  const [password, setPassword] = useState('');
  const [confirmed, setConfirmed] = useState('');
  const [isTried, setTried] = useState(false);
  const faults = listPasswordFaults(password, rule);
  const { isPending, error, mutate } = useMutation({
    mutationFn: () =>
      callApi(changeUser, { body: { _id: user._id, newPassword: password, confirmNewPassword: confirmed } }),
    onSuccess: async () => {
      await refreshUsers();
      showToast({ kind: 'success', title: t('success'), text: t('updated', { name: user.name }) });
      onClose();
    },
    onError: () =>
      showToast({ kind: 'error', title: t('error'), text: t('updateFailed', { name: user.name }) }),
  });
  const firstFault = faults[0];
  const passwordError = password === '' ? t('password.enter') : firstFault && faultText(firstFault, rule);

  function faultText(fault: PasswordFault, { least, most }: PasswordRule): string {
    if (fault === 'too-short') return t('password.too-short', { count: least });
    return fault === 'too-long' ? t('password.too-long', { count: most }) : t(`password.${fault}`);
  }

  function save(): void {
    setTried(true);
    if (faults.length === 0 && password === confirmed) mutate();
  }

  return (
    <Dialog
      title={t('password.title', { name: user.name })}
      size="lg"
      isBusy={isPending}
      onClose={onClose}
      onSave={save}
      message={
        <SaveProblem
          error={error}
          title={t('updateFailed', { name: user.name })}
          onReload={onClose}
          onKeep={save}
        />
      }
    >
      <FormGrid>
        <Secret
          label={t('password.new')}
          value={password}
          error={isTried ? passwordError : undefined}
          onChange={setPassword}
        />
        <Secret
          label={t('password.confirm')}
          value={confirmed}
          error={isTried && password !== confirmed ? t('password.differs') : undefined}
          onChange={setConfirmed}
        />
      </FormGrid>
      <Checklist
        hints={(['too-short', 'too-long', ...rule.needs] as const).map((fault) => ({
          text: faultText(fault, rule),
          isMet: password !== '' && !faults.includes(fault),
        }))}
      />
      <p className={classes.consequence}>{t('password.consequence')}</p>
    </Dialog>
  );
}

interface SecretProps {
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

function Secret({ label, value, error, onChange }: SecretProps) {
  const t = useTexts('users');
  const [isShown, setShown] = useState(false);
  const toggleText = isShown ? t('password.hide') : t('password.show');
  return (
    <PasswordInput
      label={label}
      withAsterisk
      aria-required
      autoComplete="new-password"
      maxLength={1024}
      value={value}
      error={error}
      visible={isShown}
      onVisibilityChange={setShown}
      visibilityToggleButtonProps={{ 'aria-label': toggleText, title: toggleText, tabIndex: 0 }}
      visibilityToggleIcon={ToggleIcon}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

function ToggleIcon({ reveal }: { readonly reveal: boolean }) {
  const ItsIcon = reveal ? IconEyeOff : IconEye;
  return <ItsIcon size="1.125rem" stroke={1.6} aria-hidden="true" />;
}

function Checklist({
  hints,
}: {
  readonly hints: readonly { readonly text: string; readonly isMet: boolean }[];
}) {
  const t = useTexts('users');
  return (
    <ul className={classes.hints} aria-label={t('password.rules')}>
      {hints.map(({ text, isMet }) => {
        const Sign = isMet ? IconCircleCheck : IconCircleDashed;
        return (
          <li key={text} data-met={isMet}>
            <Sign
              size="1.125rem"
              stroke={1.75}
              aria-label={isMet ? t('password.met') : t('password.unmet')}
              role="img"
            />
            {text}
          </li>
        );
      })}
    </ul>
  );
}
