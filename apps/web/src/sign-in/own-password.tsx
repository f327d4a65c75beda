import { useMutation } from '@tanstack/react-query';
import { changeOwnPassword } from '@vigilo/contract/sign-in';
import { useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { callApi } from '../lib/call-api.ts';
import { toProblem } from '../lib/problem.ts';
import { useProfile } from '../lib/profile.ts';
import { useTexts } from '../lib/texts.ts';
import { Panel } from '../ui/panel.tsx';
import { refreshSessions } from './own-sessions-query.ts';
import classes from './own-password.module.css';
import { Outcome } from './outcome.tsx';
import { splitPasswordProblem } from './password-problem.ts';
import { NO_PASSWORD, isNewPasswordReady } from './public/new-password.ts';
import { NewPasswordFields } from './public/new-password-fields.tsx';
import { PasswordField } from './public/password-field.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useOwnPasswordRule } from './use-password-rule.ts';

/** Changing one's own password, which asks for the current one. */
export function OwnPassword() {
  const t = useTexts('signIn');
  const rule = useOwnPasswordRule();
  const [current, setCurrent] = useState('');
  const [value, setValue] = useState(NO_PASSWORD);
  const field = useRef<HTMLInputElement>(null);
  const change = useChange(() => {
    setCurrent('');
    setValue(NO_PASSWORD);
  });
  const problem = splitPasswordProblem(change.isError ? toProblem(change.error, t('unableToConnect')) : null);
  const isReady = rule !== null && current !== '' && isNewPasswordReady(value, rule);

  function clear(): void {
    if (change.isError || change.isSuccess) change.reset();
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (change.isPending) return;
    if (isReady)
      change.mutate({
        currentPassword: current,
        newPassword: value.password,
        confirmPassword: value.confirm,
      });
    else field.current?.focus();
  }

  return (
    <Panel title={t('profile.password')}>
      <p className={classes.lead}>{t('profile.passwordLead')}</p>
      <form className={classes.form} onSubmit={submit} noValidate>
        <OwnUserName />
        <PasswordField
          field={field}
          label={t('profile.currentPassword')}
          name="current-password"
          autoComplete="current-password"
          value={current}
          onChange={(next) => {
            setCurrent(next);
            clear();
          }}
          fault={problem.currentPasswordError}
        />
        {rule !== null && (
          <NewPasswordFields
            value={value}
            onChange={(next) => {
              setValue(next);
              clear();
            }}
            rule={rule}
            fault={problem.newPasswordError}
          />
        )}
        <Outcome failure={problem.formError} notice={change.isSuccess ? t('profile.changed') : null} />
        <div className={classes.foot}>
          <SubmitButton
            isReady={isReady}
            hint={t('profile.saveHint')}
            isPending={change.isPending}
            isWide={false}
          >
            {t('profile.save')}
          </SubmitButton>
        </div>
      </form>
    </Panel>
  );
}

/** Unseen: tells the browser's password manager whose password it is. */
function OwnUserName() {
  const { data: profile } = useProfile();
  return (
    <input type="text" name="username" autoComplete="username" value={profile?.email ?? ''} readOnly hidden />
  );
}

interface Passwords {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

function useChange(onChanged: () => void) {
  return useMutation({
    mutationFn: (body: Passwords) => callApi(changeOwnPassword, { body }),
    onSuccess: () => {
      onChanged();
      refreshSessions();
    },
  });
}
