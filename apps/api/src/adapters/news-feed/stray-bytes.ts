// Text that is UTF-8 but for a few places, such as one that was cut within a character, or an item that came from elsewhere: those are in Windows-1252.

const FIRST_HIGH = 0x80;
const LATIN = Array.from({ length: 128 }, (_, at) => {
  const sign = new TextDecoder('windows-1252').decode(Uint8Array.of(FIRST_HIGH + at));
  return new TextEncoder().encode(sign);
});
const LONGEST_SIGN = 3;

/** The text; null where more of it is broken than whole. Takes time in proportion to its length. */
export function decodeMostlyUtf8(bytes: Uint8Array): string | null {
  let [broken, whole] = [0, 0];
  for (let at = 0; at < bytes.length;) {
    const length = characterLength(bytes, at);
    if (length === 0) broken += 1;
    if (length > 1) whole += 1;
    at += length || 1;
  }
  return whole > broken ? new TextDecoder().decode(withLatin(bytes, broken)) : null;
}

function withLatin(bytes: Uint8Array, broken: number): Uint8Array {
  const mended = new Uint8Array(bytes.length + broken * LONGEST_SIGN);
  let to = 0;
  for (let at = 0; at < bytes.length;) {
    const length = characterLength(bytes, at);
    const part = length === 0 ? LATIN[(bytes[at] ?? 0) - FIRST_HIGH] : bytes.subarray(at, at + length);
    if (part !== undefined) mended.set(part, to);
    to += part?.length ?? 0;
    at += length || 1;
  }
  return mended.subarray(0, to);
}

/** How many bytes the character takes that begins there; 0 where none does. */
function characterLength(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0;
  if (first < FIRST_HIGH) return 1;
  const length = lengthByFirst(first);
  const second = bytes[at + 1] ?? 0;
  const [lowest, highest] = secondBytes(first);
  if (length === 0 || second < lowest || second > highest) return 0;
  for (let next = 2; next < length; next += 1) if (((bytes[at + next] ?? 0) & 0xc0) !== 0x80) return 0;
  return length;
}

function lengthByFirst(first: number): number {
  if (first < 0xc2 || first > 0xf4) return 0;
  if (first < 0xe0) return 2;
  return first < 0xf0 ? 3 : 4;
}

/** Between which the second byte lies: no character has a longer form than it needs, or is half of a pair. */
function secondBytes(first: number): readonly [number, number] {
  if (first === 0xe0) return [0xa0, 0xbf];
  if (first === 0xed) return [0x80, 0x9f];
  if (first === 0xf0) return [0x90, 0xbf];
  return first === 0xf4 ? [0x80, 0x8f] : [0x80, 0xbf];
}
