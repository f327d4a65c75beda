// What is checked of an upload, in this order (specification 3, section 4 'Upload'): the names, then the limit, then that there is a file at all. Then each
// file by itself: that it has content, is not too large, is of a kind that can be read, and is named as what it is (issue 13, 'Bad input').

import type { FileKind } from './file-kind.ts';
import { findFileKind, hasEndingOf } from './file-kind.ts';

export type UploadRefusal =
  | { readonly code: 'wrong-names'; readonly names: readonly string[] }
  | { readonly code: 'too-many'; readonly limit: number }
  | { readonly code: 'no-file' };

/** Why a whole upload is refused, or null. `files` are those that were chosen; `limit` is the most of one upload. */
export function decideUpload(
  files: readonly { readonly name: string; readonly isNamedRight: boolean }[],
  limit: number,
): UploadRefusal | null {
  const names = files.filter(({ isNamedRight }) => !isNamedRight).map(({ name }) => name);
  if (names.length > 0) return { code: 'wrong-names', names };
  if (files.length > limit) return { code: 'too-many', limit };
  return files.length === 0 ? { code: 'no-file' } : null;
}

export type FileRefusal =
  | { readonly code: 'empty-file' }
  | { readonly code: 'too-large' }
  | { readonly code: 'unknown-kind' }
  | { readonly code: 'wrong-extension'; readonly kind: FileKind };

/** The kind of an uploaded file, or why it is refused. `size` and `mostBytes` are in bytes, `head` is its beginning. */
export function checkFile(
  { name, size, head }: { readonly name: string; readonly size: number; readonly head: Uint8Array },
  mostBytes: number,
): FileKind | FileRefusal {
  if (size === 0) return { code: 'empty-file' };
  if (size > mostBytes) return { code: 'too-large' };
  const kind = findFileKind(head);
  if (kind === null) return { code: 'unknown-kind' };
  return hasEndingOf(kind, name) ? kind : { code: 'wrong-extension', kind };
}
