// Reads one HTTP/1.1 reply from a connection: whether it is whole, its status and how long its body was. Far less work than Node's own client
// makes of it, since the caller shares the cores with what it measures.

const HEAD_END = '\r\n\r\n';
const LINE_END = 2;

export class HttpReply {
  status = 0;
  /** Bytes of the body over the wire, those that frame it included. */
  bytes = 0;
  #head: Buffer = Buffer.alloc(0);
  #isHead = true;
  #isChunked = false;
  /** Bytes of the body or of its chunk that are still to come; while a chunk's length is read, null. */
  #left: number | null = null;
  #line = '';
  #isLastChunk = false;

  /** Takes what came; true when the reply is whole. @throws where it is no reply that ends by its length or its chunks. */
  take(part: Buffer): boolean {
    if (!this.#isHead) return this.#takeBody(part);
    this.#head = this.#head.length === 0 ? part : Buffer.concat([this.#head, part]);
    const end = this.#head.indexOf(HEAD_END);
    if (end === -1) return false;
    this.#readHead(this.#head.toString('latin1', 0, end));
    return this.#takeBody(this.#head.subarray(end + HEAD_END.length));
  }

  #readHead(head: string): void {
    this.#isHead = false;
    this.status = Number(head.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length));
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
    this.#isChunked = length === undefined && /\r\ntransfer-encoding: *chunked/i.test(head);
    if (length !== undefined) this.#left = Number(length);
    else if (!this.#isChunked) throw new Error(`A reply without length: ${head}`);
  }

  #takeBody(part: Buffer): boolean {
    this.bytes += part.length;
    if (this.#isChunked) return this.#takeChunks(part);
    this.#left = (this.#left ?? 0) - part.length;
    return this.#left <= 0;
  }

  #takeChunks(part: Buffer): boolean {
    let at = 0;
    while (at < part.length) {
      if (this.#left === null) at = this.#takeLengthLine(part, at);
      if (this.#left === null) return false;
      const taken = Math.min(this.#left, part.length - at);
      this.#left -= taken;
      at += taken;
      if (this.#left > 0) return false;
      if (this.#isLastChunk) return true;
      this.#left = null;
    }
    return false;
  }

  /** Where the chunk begins whose length it found; both the chunk and the empty one at the end are followed by a line end. */
  #takeLengthLine(part: Buffer, from: number): number {
    const end = part.indexOf('\n', from);
    this.#line += part.toString('latin1', from, end === -1 ? part.length : end);
    if (end === -1) return part.length;
    const length = Number.parseInt(this.#line, 16);
    this.#line = '';
    this.#left = length + LINE_END;
    this.#isLastChunk = length === 0;
    return end + 1;
  }
}
