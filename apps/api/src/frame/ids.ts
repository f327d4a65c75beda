import { randomInt, randomUUID } from 'node:crypto';

const HEX = 16;
const TIME_DIGITS = 12;
const COUNT_DIGITS = 6;
/** Counts of a millisecond begin below half of what six digits hold: eight million more fit. */
const FIRST_COUNT_BELOW = 0x80_0000;
/** The last twelve digits of a UUID of version 4 are random. */
const RANDOM_PART = 24;

let last = { now: -1, count: 0 };

/**
 * A new UUID of version 7 (RFC 9562): milliseconds first, so that keys written together lie together, then a count, so that of two ids that this process
 * makes in one millisecond the first is the lower (the lead of a story is the one stored first); the rest is random.
 */
export function newId(now: number = Date.now()): string {
  last = { now, count: now === last.now ? last.count + 1 : randomInt(FIRST_COUNT_BELOW) };
  const time = now.toString(HEX).padStart(TIME_DIGITS, '0');
  const count = last.count.toString(HEX).padStart(COUNT_DIGITS, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${count.slice(0, 3)}-8${count.slice(3)}-${randomUUID().slice(RANDOM_PART)}`;
}
