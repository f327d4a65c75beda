// The rules for new passwords (specification 1, sections 2.5, 5 and 9; security.md C1). The policy 'spec' requires 8 to 14 characters, a digit,
// an upper-case and a lower-case letter, and on a reset also a special character. The policy 'modern' requires only a length of 15 to 128
// characters. The same rule produces the checklist on screen and is enforced wherever a password is set.

export const PASSWORD_POLICIES = ['spec', 'modern'] as const;

export type PasswordPolicy = (typeof PASSWORD_POLICIES)[number];

/** Who sets the password: an administrator for another user, or its owner. */
export type PasswordPurpose = 'by-admin' | 'by-owner';

export const PASSWORD_FAULTS = [
  'too-short',
  'too-long',
  'no-number',
  'no-capital',
  'no-small',
  'no-special',
] as const;

export type PasswordFault = (typeof PASSWORD_FAULTS)[number];

export interface PasswordRule {
  /** Length in characters, both inclusive. */
  readonly least: number;
  readonly most: number;
  /** Further requirements, in the order of the checklist. */
  readonly needs: readonly Exclude<PasswordFault, 'too-short' | 'too-long'>[];
}

const CLASSES = ['no-number', 'no-capital', 'no-small'] as const;

const PATTERNS: Readonly<Record<PasswordRule['needs'][number], RegExp>> = {
  'no-number': /\p{Nd}/u,
  'no-capital': /\p{Lu}/u,
  'no-small': /\p{Ll}/u,
  'no-special': /[^\p{L}\p{N}\s]/u,
};

/** The rule of a policy for a purpose. */
export function passwordRule(policy: PasswordPolicy, purpose: PasswordPurpose): PasswordRule {
  if (policy === 'modern') return { least: 15, most: 128, needs: [] };
  return { least: 8, most: 14, needs: purpose === 'by-owner' ? [...CLASSES, 'no-special'] : CLASSES };
}

/** The requirements a password fails, in the order of the checklist. Characters are code points, so that an emoji counts as one. */
export function listPasswordFaults(password: string, rule: PasswordRule): PasswordFault[] {
  const length = [...password].length;
  const faults: PasswordFault[] = [];
  if (length < rule.least) faults.push('too-short');
  if (length > rule.most) faults.push('too-long');
  return [...faults, ...rule.needs.filter((need) => !PATTERNS[need].test(password))];
}
