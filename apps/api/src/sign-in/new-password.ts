// What every path that sets a password asks of it (specification 1, section 5; security.md C1).

import type { PasswordFault, PasswordPurpose } from '@vigilo/domain/sign-in/password-rule';
import { listPasswordFaults, passwordRule } from '@vigilo/domain/sign-in/password-rule';
import { Problem } from '../frame/problem.ts';
import type { Config } from '../frame/config.ts';
import type { PasswordOwner } from './weak-passwords.ts';
import { isWeakPassword } from './weak-passwords.ts';

export interface NewPassword {
  readonly password: string;
  readonly confirmation: string;
  readonly purpose: PasswordPurpose;
  readonly owner: PasswordOwner;
  /** Where the two stand in the body. */
  readonly field: string;
  readonly confirmationField: string;
}

/** @throws Problem invalid-input naming the field and, in the words of the specification, what the password lacks */
export async function checkNewPassword(
  config: Pick<Config, 'PASSWORD_POLICY'>,
  { password, confirmation, purpose, owner, field, confirmationField }: NewPassword,
): Promise<void> {
  const rule = passwordRule(config.PASSWORD_POLICY, purpose);
  const [fault] = listPasswordFaults(password, rule);
  if (fault !== undefined) throw refused(field, faultSentence(fault, rule));
  if (password !== confirmation) throw refused(confirmationField, 'Password do not match');
  if (await isWeakPassword(password, owner))
    throw refused(field, 'This password is too common or too easy to guess. Please choose another one.');
}

function refused(field: string, sentence: string): Problem {
  return new Problem('invalid-input', sentence, { fields: { [field]: sentence } });
}

function faultSentence(fault: PasswordFault, { least, most }: { least: number; most: number }): string {
  const sentences: Readonly<Record<PasswordFault, string>> = {
    'too-short': `Must be at least ${least} characters!`,
    'too-long': `Must contain at most ${most} Characters!`,
    'no-number': 'Must contain at least 1 number!',
    'no-capital': 'Must contain at least 1 in Capital Case!',
    'no-small': 'Must contain at least 1 Letter in Small Case!',
    'no-special': 'Must contain at least 1 special character!',
  };
  return sentences[fault];
}
