// Writing a zip archive that streams as its files come.

import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  /** One step, without folders: what would lead elsewhere becomes an underscore. */
  readonly name: string;
  readonly content: Buffer;
  /** Its content is compressed already. */
  readonly isPacked: boolean;
  readonly at: Date;
}

export interface Zip {
  /** What is written so far. */
  readonly content: Readable;
  /** Adds a file; resolves when there is room for another, so that what nobody takes is not piled up. @throws the signal's reason */
  add(entry: ZipEntry, signal: AbortSignal): Promise<void>;
  /** Ends the archive, with a comment that archive programs show. */
  end(comment: string): void;
}

/** Bytes; the format has room for 65,535. */
const LONGEST_COMMENT = 60_000;

/** Letters that some system takes for something else than a part of a name. */
const UNSAFE = /[/\\:*?"<>|\p{Cc}\p{Cf}\p{Cs}]/gu;

/** The name as one step that every system can store. */
function safeName(name: string): string {
  const plain = name.replaceAll(UNSAFE, '_').replace(/^[. ]+|[. ]+$/g, '_');
  return plain === '' ? '_' : plain.slice(0, 150);
}

export function openZip(): Zip {
  const file = new ZipFile();
  const taken = new Set<string>();
  const content = new PassThrough({ highWaterMark: 1024 * 1024 });
  file.on('error', (error: Error) => content.destroy(error));
  file.outputStream.pipe(content);
  return {
    content,
    async add({ name, content: bytes, isPacked, at }, signal) {
      file.addBuffer(bytes, freeName(safeName(name), taken), { compress: !isPacked, mtime: at });
      if (content.writableNeedDrain) await once(content, 'drain', { signal });
    },
    // yazl takes bytes as well as text, which it would write in an old alphabet; its type knows of the text only.
    end: (comment) => {
      const bytes = commentBytes(comment) as unknown as string; // see above
      file.end({ forceZip64Format: false, comment: bytes });
    },
  };
}

/** The name, with a number where another file has it already: some systems know no difference of case. */
function freeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let number = 2; taken.has(free.toLowerCase()); number += 1)
    free = name.replace(/(?=\[[^[]*$|\.[^.]*$|$)/, ` (${number})`);
  taken.add(free.toLowerCase());
  return free;
}

function commentBytes(comment: string): Buffer {
  const printable = comment.replaceAll(/[^\P{Cc}\n]/gu, ' ').toWellFormed();
  return Buffer.from(
    new TextDecoder().decode(Buffer.from(printable).subarray(0, LONGEST_COMMENT)).replace(/\uFFFD$/, ''),
  );
}
