// A long text is written to its reader piece by piece, so that others are answered in between: the map of 20,000 companies at once takes 50 ms of the process.

import { Readable } from 'node:stream';
import { shareLoop } from '../frame/share-loop.ts';

/** Characters; so many take about a millisecond. */
const PIECE = 131_072;

/** A short text as it is, a long one as a stream of its pieces in UTF-8. */
export function writeInPieces(text: string): string | Readable {
  return text.length <= PIECE ? text : Readable.from(cutText(text), { objectMode: false });
}

async function* cutText(text: string): AsyncGenerator<Buffer> {
  const share = shareLoop();
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
