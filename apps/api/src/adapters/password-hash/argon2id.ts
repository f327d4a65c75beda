// Passwords are kept as Argon2id: 19 MiB, two passes, one lane (security.md). A look-up that finds no user verifies against a hash
// all the same, so that both take the time of one hash.

import { hash, verify } from '@node-rs/argon2';

/** 2 is Argon2id. */
const ARGON2ID = 2;

const OPTIONS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

let decoy: Promise<string> | undefined;

/** The PHC string of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

/** Whether the password is the one of the hash; without a hash false, after the same work. */
export async function isPassword(password: string, phc: string | null): Promise<boolean> {
  decoy ??= hashPassword('no user has this password');
  const matches = await verify(phc ?? (await decoy), password);
  return phc !== null && matches;
}
