// What is wrong with a new password, in the sentences of the specification (1, section 5): the same for every path that sets one.

import type { PasswordFault, PasswordPolicy, PasswordPurpose, PasswordRule } from '@vigilo/domain/sign-in/password-rule';
import { listPasswordFaults, passwordRule } from '@vigilo/domain/sign-in/password-rule';
import type { Config } from '../app/config.ts';
import { Problem } from '../app/problem.ts';
import type { PasswordOwner } from './weak-passwords.ts';
import { isWeakPassword, WEAK_PASSWORD } from './weak-passwords.ts';

/** The sentences of what is wrong; none where the password may be set. */
async function listNewPasswordFaults(password: string, policy: PasswordPolicy, purpose: PasswordPurpose, owner: PasswordOwner): Promise<string[]> {
  const rule = passwordRule(policy, purpose);
  const faults = listPasswordFaults(password, rule).map((fault) => sentenceOf(fault, rule));
  if (faults.length > 0) return faults;
  return (await isWeakPassword(password, owner)) ? [WEAK_PASSWORD] : [];
}

export interface NewPassword {
  readonly password: string;
  readonly confirmation: string;
  readonly purpose: PasswordPurpose;
  readonly owner: PasswordOwner;
  /** Where the two stand in the body. */
  readonly field: string;
  readonly confirmationField: string;
}

/** @throws Problem invalid-input naming each field, and what is wrong with it in words */
export async function checkNewPassword({ PASSWORD_POLICY: policy }: Pick<Config, 'PASSWORD_POLICY'>, { password, confirmation, purpose, owner, field, confirmationField }: NewPassword): Promise<void> {
  const faults = await listNewPasswordFaults(password, policy, purpose, owner);
  const fields = { ...(faults.length === 0 ? {} : { [field]: faults.join(' ') }), ...(password === confirmation ? {} : { [confirmationField]: 'Password do not match' }) };
  const [first] = Object.values(fields);
  if (first !== undefined) throw new Problem('invalid-input', first, { fields });
}

function sentenceOf(fault: PasswordFault, rule: PasswordRule): string {
  switch (fault) {
    case 'too-short':
      return `Must be at least ${rule.least} characters!`;
    case 'too-long':
      return `Must contain at most ${rule.most} Characters!`;
    case 'no-number':
      return 'Must contain at least 1 number!';
    case 'no-capital':
      return 'Must contain at least 1 in Capital Case!';
    case 'no-small':
      return 'Must contain at least 1 Letter in Small Case!';
    case 'no-special':
      return 'Must contain at least 1 special character!';
  }
}
