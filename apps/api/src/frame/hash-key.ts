import { hash } from 'node:crypto';

/** A key of any length in 32 hexadecimal digits, as which PostgreSQL reads a uuid of 16 bytes; null for a key that is absent or empty. */
export function hashKey(key: string | null): string | null {
  return key === null || key === '' ? null : hash('md5', key);
}
