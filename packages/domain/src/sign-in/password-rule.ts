// What a new password must have (specification 1, sections 2.5, 5 and 9; security.md C1). The policy 'spec' is as specified: 8 to 14
// characters, a digit, a capital and a small letter, and on a reset a special character as well. The policy 'modern' asks for length
// only, 15 to 128 characters. The same rule writes the checklist on the screen and is enforced on every path that sets a password.

export const PASSWORD_POLICIES = ['spec', 'modern'] as const;

export type PasswordPolicy = (typeof PASSWORD_POLICIES)[number];

/** Where a password is set: by an administrator for somebody else, or by its owner. */
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
  /** Characters, both inclusive. */
  readonly least: number;
  readonly most: number;
  /** What else is looked for, in the order of the checklist. */
  readonly needs: readonly Exclude<PasswordFault, 'too-short' | 'too-long'>[];
}

const CLASSES = ['no-number', 'no-capital', 'no-small'] as const;

const PATTERNS: Readonly<Record<PasswordRule['needs'][number], RegExp>> = {
  'no-number': /\p{Nd}/u,
  'no-capital': /\p{Lu}/u,
  'no-small': /\p{Ll}/u,
  'no-special': /[^\p{L}\p{N}\s]/u,
};

/** The rule of a policy for one purpose. */
export function passwordRule(policy: PasswordPolicy, purpose: PasswordPurpose): PasswordRule {
  if (policy === 'modern') return { least: 15, most: 128, needs: [] };
  return { least: 8, most: 14, needs: purpose === 'by-owner' ? [...CLASSES, 'no-special'] : CLASSES };
}

/** What a password lacks, in the order of the checklist; empty where it is good. Characters are code points, so that an emoji is one. */
export function listPasswordFaults(password: string, rule: PasswordRule): PasswordFault[] {
  const length = [...password].length;
  const faults: PasswordFault[] = [];
  if (length < rule.least) faults.push('too-short');
  if (length > rule.most) faults.push('too-long');
  return [...faults, ...rule.needs.filter((need) => !PATTERNS[need].test(password))];
}
