// The body of a reply, decompressed as it comes and stopped at the bound: a bomb never gets larger than that.

import type { IncomingMessage } from 'node:http';
import type { Readable, Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';
import { FetchFailure } from './fetch-rules.ts';

/** Reads at most so many bytes, compressed and decompressed. @throws FetchFailure */
export async function readBody(
  reply: IncomingMessage,
  most: number,
  signal: AbortSignal,
): Promise<Uint8Array> {
  if (Number(reply.headers['content-length'] ?? 0) > most)
    throw new FetchFailure('too-large', 'by its own account');
  const chunks: Buffer[] = [];
  let length = 0;
  const unpacked = await unpack(reply);
  const stop = () => unpacked.destroy(signal.reason instanceof Error ? signal.reason : undefined);
  signal.addEventListener('abort', stop, { once: true });
  try {
    for await (const chunk of unpacked) {
      // Both a reply and a decompressor give buffers, unless told otherwise.
      const bytes = chunk as Buffer;
      length += bytes.length;
      if (length > most) throw new FetchFailure('too-large', 'more than may come');
      chunks.push(bytes);
    }
  } catch (error) {
    if (error instanceof FetchFailure) throw error;
    if (signal.aborted && signal.reason instanceof FetchFailure) throw signal.reason;
    throw new FetchFailure('unreadable', error instanceof Error ? error.message : String(error), {
      cause: error,
    });
  } finally {
    signal.removeEventListener('abort', stop);
    reply.destroy();
  }
  return Buffer.concat(chunks, length);
}

async function unpack(reply: IncomingMessage): Promise<Readable> {
  const encoding = reply.headers['content-encoding']?.trim().toLowerCase() ?? '';
  if (encoding === '' || encoding === 'identity') return reply;
  if (encoding === 'gzip' || encoding === 'x-gzip') return piped(reply, createGunzip());
  if (encoding === 'br') return piped(reply, createBrotliDecompress());
  if (encoding === 'deflate') return piped(reply, await makeInflate(reply));
  throw new FetchFailure('unreadable', `encoding ${encoding}`);
}

/** `deflate` comes with the header of zlib, as it should, or without. */
async function makeInflate(reply: IncomingMessage): Promise<Transform> {
  const first = await new Promise<number>((resolve, reject) => {
    const look = () => {
      // A reply gives buffers.
      const head = reply.read() as Buffer | null;
      if (head === null) return;
      reply.off('readable', look);
      reply.unshift(head);
      resolve(head[0] ?? 0);
    };
    reply.on('readable', look);
    reply.once('end', () => resolve(0x78));
    reply.once('error', reject);
  });
  return first % 16 === 8 ? createInflate() : createInflateRaw();
}

function piped(reply: IncomingMessage, transform: Transform): Transform {
  reply.once('error', (error) => transform.destroy(error));
  reply.once('aborted', () => transform.destroy(new Error('the reply broke off')));
  transform.once('close', () => reply.destroy());
  return reply.pipe(transform);
}
