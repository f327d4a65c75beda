// The form of an upload: its fields, which stand before the files.

import { cleanCell } from '@vigilo/domain/records/clean-cell';
import type { Readable } from 'node:stream';
import type { Problem } from '../frame/problem.ts';
import { invalidField } from '../frame/problem.ts';

export type FormPart =
  | { readonly kind: 'field'; readonly name: string; readonly value: string }
  | {
      readonly kind: 'file';
      readonly name: string;
      /** Whoever takes it owns its pieces. */
      readonly content: Readable;
      /** Whether the stream ended at the greatest size instead of the end of the file. */
      readonly isCutOff: () => boolean;
    };

const MOST_VALUES = 20;
const LONGEST_VALUE = 200;
const FILTER = /^[\p{L}\p{N}][\p{L}\p{N} _-]{0,59}$/u;

/** The client, and the filter values by their key, which has no spaces. */
export class UploadFields {
  clientId = '';
  readonly #filters = new Map<string, string[]>();

  /** Takes a field; says what is wrong with it, or null. The client's name says nothing that its id does not. */
  add(name: string, value: string): Problem | null {
    if (name === 'clientName') return null;
    if (name === 'client_id') {
      this.clientId = value.trim();
      return null;
    }
    const key = name.replaceAll(' ', '');
    const values = this.#filters.get(key) ?? [];
    const isUsable =
      FILTER.test(name) &&
      value.length <= LONGEST_VALUE &&
      values.length < MOST_VALUES &&
      this.#filters.size < MOST_VALUES;
    if (!isUsable)
      return invalidField(`body.${cleanCell(name).slice(0, 60)}`, 'documentUploads.fieldUnusable');
    const clean = cleanCell(value);
    if (clean !== '') this.#filters.set(key, [...values, clean]);
    return null;
  }

  get filterValues(): Readonly<Record<string, readonly string[]>> {
    return Object.fromEntries(this.#filters);
  }

  /** The first value of the filter of this name. */
  findFirst(key: string): string {
    return this.#filters.get(key)?.[0] ?? '';
  }
}
