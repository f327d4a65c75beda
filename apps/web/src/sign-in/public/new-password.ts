// What is entered where a new password is set, and whether it may be sent.

import { listPasswordFaults } from '@vigilo/domain/sign-in/password-rule';
import type { PasswordRule } from '@vigilo/domain/sign-in/password-rule';

export interface NewPassword {
  readonly password: string;
  readonly confirm: string;
}

export const NO_PASSWORD: NewPassword = { password: '', confirm: '' };

export function isNewPasswordReady({ password, confirm }: NewPassword, rule: PasswordRule): boolean {
  return listPasswordFaults(password, rule).length === 0 && confirm === password;
}
