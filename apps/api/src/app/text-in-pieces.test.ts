import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { writeInPieces } from './text-in-pieces.ts';

it('a short text is sent as it is', () => {
  expect(writeInPieces(['{"data":[]}'])).toBe('{"data":[]}');
});

it('a long one comes in pieces that are together the text, whatever characters stand where they are cut', async () => {
  const long = fc.tuple(
    fc.integer({ min: 131_060, max: 131_080 }),
    fc.string({ unit: 'grapheme', minLength: 20 }),
  );
  await fc.assert(
    fc.asyncProperty(long, async ([before, rest]) => {
      const whole = `${'a'.repeat(before)}${rest}🙂${'ñ🙂'.repeat(100_000)}`;
      const sent = writeInPieces([whole]);
      expect(sent).toBeInstanceOf(Readable);
      expect(sent instanceof Readable && (await text(sent))).toBe(whole);
    }),
    { numRuns: 20 },
  );
});

it('several parts come one after the other', async () => {
  const sent = writeInPieces(['{"data":[', 'ñ'.repeat(200_000), '', ']}']);
  expect(sent instanceof Readable && (await text(sent))).toBe(`{"data":[${'ñ'.repeat(200_000)}]}`);
});

it('others have their turn while it is written', async () => {
  const sent = writeInPieces(['a'.repeat(4_000_000)]);
  let turns = 0;
  const counting = setInterval(() => {
    turns += 1;
  }, 0);
  if (sent instanceof Readable) await text(sent);
  clearInterval(counting);
  expect(turns).toBeGreaterThan(0);
});
