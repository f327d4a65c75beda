// A long text is written to its reader piece by piece, so that others are answered in between: the map of 20,000 companies at once takes 50 ms of the process.

import { Readable } from 'node:stream';
import { shareLoop } from '../frame/share-loop.ts';

/** Characters; so many take about a millisecond. */
const PIECE = 131_072;

/** A short text, in one part, as it is, any other as a stream of its pieces in UTF-8. */
export function writeInPieces(parts: readonly string[]): string | Readable {
  const [text = ''] = parts;
  const isShort = parts.length <= 1 && text.length <= PIECE;
  return isShort ? text : Readable.from(cutParts(parts), { objectMode: false });
}

async function* cutParts(parts: readonly string[]): AsyncGenerator<Buffer> {
  const share = shareLoop();
  for (const text of parts)
    for (let from = 0; from < text.length;) {
      await share();
      const to = endOfPiece(text, from + PIECE);
      yield Buffer.from(text.slice(from, to));
      from = to;
    }
}

/** Two halves of one character stay together. */
function endOfPiece(text: string, to: number): number {
  const last = text.charCodeAt(to - 1);
  return to < text.length && last >= 0xd8_00 && last <= 0xdb_ff ? to - 1 : to;
}
