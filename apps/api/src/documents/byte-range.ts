// Which bytes a request asks for (RFC 9110, section 14). Only one range is answered; what names several, or another unit, gets all of it, as it may.

import type { ByteRange } from '../adapters/file-store/file-store.ts';

const ONE_RANGE = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/;

/** The range within so many bytes; 'all' where none is asked for, 'none' where there are no such bytes. */
export function readByteRange(header: string | undefined, size: number): ByteRange | 'all' | 'none' {
  const [, first = '', last = ''] = ONE_RANGE.exec(header ?? '') ?? [];
  if (first === '') return last === '' ? 'all' : lastBytes(Number(last), size);
  const from = Number(first);
  const to = last === '' ? size - 1 : Number(last);
  if (last !== '' && to < from) return 'all';
  return from >= size ? 'none' : { first: from, last: Math.min(to, size - 1) };
}

function lastBytes(count: number, size: number): ByteRange | 'none' {
  const length = Math.min(count, size);
  return length === 0 ? 'none' : { first: size - length, last: size - 1 };
}
