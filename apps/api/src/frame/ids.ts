import { randomUUID } from 'node:crypto';

const HEX = 16;
const TIME_DIGITS = 12;
/** From here on a UUID of version 4 is random but for its variant, which version 7 shares. */
const RANDOM_PART = 15;

/** A new UUID of version 7 (RFC 9562): milliseconds first, so that keys written together lie together; the rest is random. */
export function newId(now: number = Date.now()): string {
  const time = now.toString(HEX).padStart(TIME_DIGITS, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(RANDOM_PART)}`;
}
