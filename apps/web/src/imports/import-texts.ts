// The words for what the import's contract names by codes: fields, reasons, notes, problems. They are the server's own, as in its files.

import type { CallReply } from '@vigilo/contract/call';
import type { ImportJob, listImportRows } from '@vigilo/contract/imports';
import type { Fault, RowChoice } from '@vigilo/domain/imports/faults';
import { IMPORT_FIELDS } from '@vigilo/domain/imports/fields';
import type { ImportField, ImportKind } from '@vigilo/domain/imports/fields';
import { useMemo } from 'react';
import { formatList } from '../lib/format.ts';
import { useTexts, useWriteName } from '../lib/texts.ts';
import { writeValue } from '../lib/written-value.ts';

type Match = NonNullable<CallReply<typeof listImportRows>['data']['rows'][number]['match']>;

export interface ImportTexts {
  readonly field: (field: ImportField) => string;
  /** A value as it is stored or will be, with the names of countries, sectors, industries and topics in the language of the page. */
  readonly value: (field: ImportField, stored: string) => string;
  /** Why a row is refused; without a row of its own in general terms. */
  readonly fault: (fault: Pick<Fault, 'code' | 'field'> & { readonly row?: number | undefined }) => string;
  readonly note: (code: ImportJob['notes'][number]['code'], value: string) => string;
  /** Why a row is put before a person, and what can be done with it. */
  readonly match: (match: Match) => string;
  readonly choice: (choice: RowChoice) => string;
  readonly problem: (problem: NonNullable<ImportJob['problem']>) => string;
  /** What a column is called; one without a title by its number. */
  readonly column: (title: string, index: number) => string;
}

/** Stands in for the row number where one reason covers many rows. */
const SOME_ROW = '…';

export function useImportTexts(kind: ImportKind): ImportTexts {
  const t = useTexts('imports');
  const write = useWriteName();
  return useMemo(() => {
    const field = (one: ImportField): string =>
      kind === 'prices' && one === 'date' ? t('fields.priceDate') : t(`fields.${one}`);
    return {
      field,
      value: (one, stored) => writeValue(one, stored, write),
      fault: (fault) =>
        t(`faults.${fault.code}`, { field: field(fault.field), row: String(fault.row ?? SOME_ROW) }),
      match: ({ code, stored, row }) =>
        t(`matches.${code}`, {
          ticker: stored.ticker ?? '',
          name: stored.companyName ?? '',
          country: write(stored.country ?? ''),
          row: String(row ?? SOME_ROW),
        }),
      choice: (choice) => t(`choices.${choice}`),
      note: (code, value) => t(`notes.${code}`, { value }),
      problem: ({ code, values }) =>
        t(`problems.${code}`, {
          row: String(values['row'] ?? ''),
          most: String(values['most'] ?? ''),
          fields: fieldList(String(values['fields'] ?? ''), field),
        }),
      column: (title, index) => title || t('columns.unnamed', { number: String(index + 1) }),
    };
  }, [kind, t, write]);
}

/** Field names that come as codes, `ticker, date`, in words. */
function fieldList(codes: string, write: (field: ImportField) => string): string {
  const known = codes.split(', ').flatMap((code) => IMPORT_FIELDS.filter((field) => field === code));
  return formatList(known.map((field) => write(field)));
}
