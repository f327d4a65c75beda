// What the server says to a password, told apart by where it belongs: under the field, or to the form.

import type { Problem } from '../lib/problem.ts';

export interface PasswordProblem {
  /** Under the new password. */
  readonly ofNew: string | null;
  /** Under the current password. */
  readonly ofCurrent: string | null;
  /** Above the button: what belongs to no field. */
  readonly ofForm: string | null;
}

export function splitPasswordProblem(problem: Problem | null): PasswordProblem {
  const fields = problem?.fields ?? {};
  const ofNew = fields['body.newPassword'] ?? fields['body.confirmPassword'] ?? null;
  const ofCurrent = fields['body.currentPassword'] ?? null;
  const ofForm = ofNew === null && ofCurrent === null ? (problem?.message ?? null) : null;
  return { ofNew, ofCurrent, ofForm };
}
