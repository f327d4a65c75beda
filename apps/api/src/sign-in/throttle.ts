// How often a password may be guessed (security.md C4): five tries, then a wait that doubles, per account over all addresses it never
// signed in from, so at most ten in 15 minutes. An address the account has signed in from before counts on its own: somebody else's
// failures cannot lock the owner out. Addresses count as well, over all accounts. Guesses at codes are counted alike, apart from those at
// passwords: they belong to the account and the address, so that they outlive the sign-in and the code that they were made at.

import { createHash } from 'node:crypto';
import type { TenantTransaction } from '../frame/tables.ts';
import {
  forgetFailures,
  isKnownAddress,
  rememberAddress,
  returnAttempt,
  takeAttempt,
} from './throttle.queries.ts';

const FREE_PER_ACCOUNT = 5;
const FREE_PER_ADDRESS = 50;
/** Two codes, each with its five tries. */
const FREE_CODE_GUESSES = 10;
const FREE_MAILS_PER_ADDRESS = 20;

export interface Attempt {
  readonly tenantId: string;
  readonly email: string;
  readonly address: string;
}

/** Takes an attempt. Returns null where it may go on, else the seconds to wait. */
export async function takeSignInAttempt(tx: TenantTransaction, attempt: Attempt): Promise<number | null> {
  const wait = await takeAttempt(tx, attempt.tenantId, addressKey(attempt), FREE_PER_ADDRESS);
  return wait ?? takeAttempt(tx, attempt.tenantId, await accountKey(tx, attempt), FREE_PER_ACCOUNT);
}

/** Gives an attempt back whose password was right; earlier failures stay on record until the whole sign-in has succeeded. */
export async function returnSignInAttempt(tx: TenantTransaction, attempt: Attempt): Promise<void> {
  await returnAttempt(tx, attempt.tenantId, await accountKey(tx, attempt));
  await returnAttempt(tx, attempt.tenantId, addressKey(attempt));
}

/** Takes a guess at a code. Returns null where it may go on, else the seconds to wait. */
export async function takeCodeGuess(tx: TenantTransaction, attempt: Attempt): Promise<number | null> {
  const wait = await takeAttempt(tx, attempt.tenantId, addressKey(attempt), FREE_PER_ADDRESS);
  return wait ?? takeAttempt(tx, attempt.tenantId, await codeKey(tx, attempt), FREE_CODE_GUESSES);
}

/** Forgets the guesses at the account's codes after one that was right. */
export async function settleCodeGuesses(tx: TenantTransaction, attempt: Attempt): Promise<void> {
  await forgetFailures(tx, attempt.tenantId, await codeKey(tx, attempt));
  await returnAttempt(tx, attempt.tenantId, addressKey(attempt));
}

/** Takes one of the mails that an address may ask for. Returns null where it may, else the seconds to wait. */
export function takeMailRequest(
  tx: TenantTransaction,
  tenantId: string,
  address: string,
): Promise<number | null> {
  return takeAttempt(tx, tenantId, hashParts('mail', address), FREE_MAILS_PER_ADDRESS);
}

/** Forgets the account's failures and remembers the address. */
export async function settleSignInAttempt(tx: TenantTransaction, attempt: Attempt): Promise<void> {
  await forgetFailures(tx, attempt.tenantId, await accountKey(tx, attempt));
  await rememberAddress(tx, attempt.tenantId, pairKey(attempt));
}

async function accountKey(tx: TenantTransaction, attempt: Attempt): Promise<Buffer> {
  const pair = pairKey(attempt);
  return (await isKnownAddress(tx, attempt.tenantId, pair))
    ? pair
    : hashParts('account', attempt.email.toLowerCase());
}

async function codeKey(tx: TenantTransaction, attempt: Attempt): Promise<Buffer> {
  return hashParts('code', (await accountKey(tx, attempt)).toString('hex'));
}

function pairKey(attempt: Attempt): Buffer {
  return hashParts('pair', attempt.email.toLowerCase(), attempt.address);
}

function addressKey(attempt: Attempt): Buffer {
  return hashParts('address', attempt.address);
}

function hashParts(...parts: string[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}
