// What every path that sets a password asks of it (specification 1, section 5; security.md C1).

import type { PasswordFault, PasswordPurpose } from '@vigilo/domain/sign-in/password-rule';
import { listPasswordFaults, passwordRule } from '@vigilo/domain/sign-in/password-rule';
import { message } from '@vigilo/contract/messages/message';
import { invalidField } from '../frame/problem.ts';
import type { Config } from '../frame/config.ts';
import type { Sentence } from '../frame/texts.ts';
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
  if (fault !== undefined) throw invalidField(field, faultSentence(fault, rule));
  if (password !== confirmation) throw invalidField(confirmationField, 'refusals.passwordsDiffer');
  if (await isWeakPassword(password, owner)) throw invalidField(field, 'refusals.commonPassword');
}

function faultSentence(fault: PasswordFault, { least, most }: { least: number; most: number }): Sentence {
  const sentences: Readonly<Record<PasswordFault, Sentence>> = {
    'too-short': message('refusals.passwordTooShort', { least }),
    'too-long': message('refusals.passwordTooLong', { most }),
    'no-number': 'refusals.passwordNoNumber',
    'no-capital': 'refusals.passwordNoCapital',
    'no-small': 'refusals.passwordNoSmall',
    'no-special': 'refusals.passwordNoSpecial',
  };
  return sentences[fault];
}
