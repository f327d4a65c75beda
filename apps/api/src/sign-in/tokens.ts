// Tokens are opaque: which tenant and row they belong to, and 256 random bits of which the row keeps only the SHA-256. The tenant
// inside merely says where to look; row-level security applies to the look-up as to any other query.

import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const ID_BYTES = 16;
const SECRET_BYTES = 32;

export interface Token {
  readonly tenantId: string;
  readonly rowId: string;
  readonly secret: Buffer;
}

/** 256 random bits. */
export function newSecret(): Buffer {
  return randomBytes(SECRET_BYTES);
}

/** What the database keeps of a secret. */
export function hashSecret(secret: Buffer): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** Whether a secret is the one that was hashed; takes the same time either way. */
export function isSecret(secret: Buffer, hash: Buffer | null): boolean {
  return hash !== null && timingSafeEqual(hashSecret(secret), hash);
}

/** The access secret that goes with a refresh secret, and the refresh secret that follows it: derived, so that two tabs which refresh at once get the same pair. */
export function deriveSecret(key: string, purpose: 'access' | 'next', refreshSecret: Buffer): Buffer {
  return createHmac('sha256', key).update(purpose).update('\0').update(refreshSecret).digest();
}

/** The token as the client carries it. */
export function writeToken({ tenantId, rowId, secret }: Token): string {
  return Buffer.concat([uuidToBytes(tenantId), uuidToBytes(rowId), secret]).toString('base64url');
}

/** Reads a token, or null where the text is none. */
export function readToken(text: string): Token | null {
  if (!/^[A-Za-z0-9_-]{86}$/.test(text)) return null;
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length !== 2 * ID_BYTES + SECRET_BYTES) return null;
  return {
    tenantId: uuidFromBytes(bytes.subarray(0, ID_BYTES)),
    rowId: uuidFromBytes(bytes.subarray(ID_BYTES, 2 * ID_BYTES)),
    secret: bytes.subarray(2 * ID_BYTES),
  };
}

function uuidToBytes(uuid: string): Buffer {
  return Buffer.from(uuid.replaceAll('-', ''), 'hex');
}

function uuidFromBytes(bytes: Buffer): string {
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
