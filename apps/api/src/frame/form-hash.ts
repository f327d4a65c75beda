import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';

const BOUNDARY = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i;

/** The hash of a form as it comes in, but for its boundary, which a browser makes anew each time that it sends the same form. */
export class FormHash {
  readonly #hash = createHash('sha256');
  readonly #boundary: Buffer;
  readonly #request: IncomingMessage;
  #rest = Buffer.alloc(0);

  /** Listens to a body of which nothing was read yet; it flows once somebody reads it. */
  constructor(request: IncomingMessage) {
    const [, quoted, plain] = BOUNDARY.exec(request.headers['content-type'] ?? '') ?? [];
    this.#boundary = Buffer.from(quoted ?? plain ?? '');
    this.#request = request;
    // Else listening would let it flow before its reader is there.
    request.pause();
    request.on('data', (piece: Buffer) => this.#take(piece));
  }

  /** Whether the whole body was seen. */
  isComplete(): boolean {
    return this.#request.readableEnded;
  }

  /** To be asked once, when it is complete. */
  digest(): Buffer {
    return this.#hash.update(this.#rest).digest();
  }

  #take(piece: Buffer): void {
    const bytes = this.#rest.length === 0 ? piece : Buffer.concat([this.#rest, piece]);
    const { length } = this.#boundary;
    let from = 0;
    for (let at = this.#find(bytes, 0); at !== -1; at = this.#find(bytes, from)) {
      this.#hash.update(bytes.subarray(from, at));
      from = at + length;
    }
    // A boundary may begin here and end in the next piece.
    const kept = Math.max(from, bytes.length - Math.max(0, length - 1));
    this.#hash.update(bytes.subarray(from, kept));
    // A copy, since whoever reads the piece may give its memory back.
    this.#rest = Buffer.from(bytes.subarray(kept));
  }

  #find(bytes: Buffer, from: number): number {
    return this.#boundary.length === 0 ? -1 : bytes.indexOf(this.#boundary, from);
  }
}

/** A file of a form, and then whatever stands behind it, which is skipped: it ends when the form does. */
export async function* untilFormEnds(
  file: AsyncIterable<Buffer>,
  request: IncomingMessage,
): AsyncGenerator<Buffer> {
  yield* file;
  if (request.readableEnded) return;
  request.resume();
  await finished(request, { writable: false });
}
