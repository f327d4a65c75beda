// How large a zip archive is when unpacked, measured by unpacking it without keeping anything: what it says of itself may be a lie. The archive
// must be plain: its entries follow each other without gaps from the first byte to the directory, so that a program that reads it from
// the front finds the same ones.

import { createReadStream } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { open } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createInflateRaw } from 'node:zlib';

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 65_535;
const LOCAL_LENGTH = 30;
const MOST_ENTRIES = 5000;
/** After an entry may follow its sizes once more. */
const LONGEST_DESCRIPTOR = 24;
const DEFLATED = 8;

interface Entry {
  readonly offset: number;
  readonly packed: number;
  readonly isDeflated: boolean;
}

/** The unpacked size in bytes, or a number above `most` as soon as it is more. @throws where the archive is damaged or not plain. */
export async function measureArchive(path: string, most: number): Promise<number> {
  const file = await open(path, 'r');
  try {
    const { entries, directoryAt } = await readDirectory(file);
    let total = 0;
    let at = 0;
    for (const entry of entries.toSorted((a, b) => a.offset - b.offset)) {
      const begin = await findDataStart(file, entry, at);
      at = begin + entry.packed;
      total += entry.isDeflated ? await measureEntry(path, begin, entry.packed, most - total) : entry.packed;
      if (total > most) return total;
    }
    if (directoryAt < at || directoryAt - at > LONGEST_DESCRIPTOR)
      throw new Error('Something lies between the entries and the directory.');
    return total;
  } finally {
    await file.close();
  }
}

async function readDirectory(file: FileHandle): Promise<{ entries: Entry[]; directoryAt: number }> {
  const { size } = await file.stat();
  const tail = await readBytes(
    file,
    Math.max(0, size - END_LENGTH - LONGEST_COMMENT),
    Math.min(size, END_LENGTH + LONGEST_COMMENT),
  );
  const end = lastIndexOf(tail, END_OF_DIRECTORY);
  if (end < 0 || end + END_LENGTH > tail.length) throw new Error('No directory.');
  const count = tail.readUInt16LE(end + 10);
  const length = tail.readUInt32LE(end + 12);
  const directoryAt = tail.readUInt32LE(end + 16);
  if (count > MOST_ENTRIES || directoryAt + length > size) throw new Error('The directory is damaged.');
  const directory = await readBytes(file, directoryAt, length);
  const entries: Entry[] = [];
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== DIRECTORY_ENTRY)
      throw new Error('The directory is damaged.');
    entries.push({
      packed: directory.readUInt32LE(at + 20),
      offset: directory.readUInt32LE(at + 42),
      isDeflated: directory.readUInt16LE(at + 10) === DEFLATED,
    });
    at +=
      46 +
      directory.readUInt16LE(at + 28) +
      directory.readUInt16LE(at + 30) +
      directory.readUInt16LE(at + 32);
  }
  return { entries, directoryAt };
}

async function findDataStart(file: FileHandle, entry: Entry, after: number): Promise<number> {
  if (entry.offset < after || entry.offset - after > LONGEST_DESCRIPTOR)
    throw new Error('The entries do not follow each other.');
  const local = await readBytes(file, entry.offset, LOCAL_LENGTH);
  if (local.readUInt32LE(0) !== LOCAL_ENTRY) throw new Error('An entry is damaged.');
  return entry.offset + LOCAL_LENGTH + local.readUInt16LE(26) + local.readUInt16LE(28);
}

async function measureEntry(path: string, begin: number, packed: number, most: number): Promise<number> {
  if (packed === 0) return 0;
  let size = 0;
  const enough = new AbortController();
  const counter = new Writable({
    write(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > most) enough.abort();
      done();
    },
  });
  try {
    await pipeline(
      createReadStream(path, { start: begin, end: begin + packed - 1 }),
      createInflateRaw(),
      counter,
      { signal: enough.signal },
    );
  } catch (error) {
    if (!enough.signal.aborted) throw error;
  }
  return size;
}

async function readBytes(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, at);
  if (bytesRead !== length) throw new Error('The file ends too early.');
  return buffer;
}

function lastIndexOf(bytes: Buffer, signature: number): number {
  const wanted = Buffer.alloc(4);
  wanted.writeUInt32LE(signature);
  return bytes.lastIndexOf(wanted);
}
