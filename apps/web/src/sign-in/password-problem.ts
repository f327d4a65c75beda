// What the server says to a password, told apart by where it belongs: under the field, or to the form.

import type { Problem } from '../lib/problem.ts';

export interface PasswordProblem {
  /** Under the new password. */
  readonly newPasswordError: string | null;
  /** Under the current password. */
  readonly currentPasswordError: string | null;
  /** Above the button: what belongs to no field. */
  readonly formError: string | null;
}

export function splitPasswordProblem(problem: Problem | null): PasswordProblem {
  const fields = problem?.fields ?? {};
  const newPasswordError = fields['body.newPassword'] ?? fields['body.confirmPassword'] ?? null;
  const currentPasswordError = fields['body.currentPassword'] ?? null;
  const formError =
    newPasswordError === null && currentPasswordError === null ? (problem?.message ?? null) : null;
  return { newPasswordError, currentPasswordError, formError };
}
