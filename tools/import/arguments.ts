// The arguments of `npm run import`.

import { parseArgs } from 'node:util';
import { findEventType } from '@vigilo/domain/scoring/event-type';
import type { RowChoice } from '@vigilo/domain/imports/faults';
import { ROW_CHOICES } from '@vigilo/domain/imports/faults';
import { IMPORT_FIELDS, findImportKind } from '@vigilo/domain/imports/fields';
import type { ImportField, ImportKind } from '@vigilo/domain/imports/fields';
import type { ImportOptions } from '@vigilo/domain/imports/options';

export const USAGE = `npm run import -- companies|events|news|prices FILE [words]
npm run import -- ccrr FILE... [--tenant NAME]     credit risk rating reports, CCRR_{ticker}_{date}.pdf
npm run import -- documents FOLDER --client NAME [--tenant NAME]     PDFs and pictures, processed in the background

  FILE                     a .csv (comma, semicolon, tab or |), .json, .jsonl or .xlsx file
  --tenant NAME            whose data it becomes; default scry
  --map FIELD=COLUMN,...   which column holds a field, by its title or number; the others are guessed
  --dry-run                only says what would be added, changed and refused
  --refused FILE           writes all refused rows with their reasons to a CSV file
  --sheet NAME             of a workbook; default the first
  --day-first              dates such as 03/04/2026 are 3 April
  --decimal-comma          numbers such as 0,5
  companies:  --missing unclassified|refuse   without sector, industry or country; default unclassified
              --choose ROW=update|add|leave-out,...   decides rows that clash with a company or may be one; see the list that is printed
              --industry NAME=NAME            takes an industry of the file as another; may be given again
  events:     --suggest-scores                where a row has none; else such rows are refused
              --event-type Company|Industry|Macro, --source NAME, --topic NAME   where a row has none
  news:       --source NAME                   where a row has none; what is new becomes a system generated event
  prices:     --currency USD                  where a row has none
              --adjusted                      the adjusted closing price instead of the close

Fields: ${IMPORT_FIELDS.join(', ')}`;

/** An argument is invalid; the message says which. */
export class UsageError extends Error {}

export interface ImportArguments {
  readonly kind: ImportKind;
  readonly file: string;
  readonly tenant: string | undefined;
  /** Titles or numbers of columns by field. */
  readonly columns: ReadonlyMap<ImportField, string>;
  readonly options: Partial<ImportOptions>;
  readonly sheet: string | undefined;
  readonly refusedFile: string | undefined;
  readonly isDryRun: boolean;
}

/** @throws UsageError */
export function readArguments(words: readonly string[]): ImportArguments {
  const { values, positionals } = parsed(words);
  const [kindWord = '', file, ...more] = positionals;
  const kind = findImportKind(kindWord);
  if (!kind)
    throw new UsageError(
      `What is to be imported: companies, events, news or prices? '${kindWord}' is none of them.`,
    );
  if (file === undefined || more.length > 0) throw new UsageError('Name one file.');
  return {
    kind,
    file,
    tenant: values.tenant,
    columns: parseColumns(values.map ?? []),
    options: {
      ...parseTextOptions(values),
      ...optionsFromFlags(values),
      choices: parseChoices(values.choose ?? []),
      industries: parseIndustries(values.industry ?? []),
    },
    sheet: values.sheet,
    refusedFile: values.refused,
    isDryRun: values['dry-run'] === true,
  };
}

type Values = ReturnType<typeof parsed>['values'];

function parseTextOptions({
  missing = 'unclassified',
  currency = 'USD',
  'event-type': eventType = 'Company',
  source = '',
  topic = '',
}: Values): Partial<ImportOptions> {
  if (missing !== 'unclassified' && missing !== 'refuse')
    throw new UsageError('--missing is unclassified or refuse.');
  if (!/^[A-Z]{3}$/.test(currency))
    throw new UsageError('--currency has three capital letters, such as USD.');
  const defaultEventType = findEventType(eventType);
  if (!defaultEventType) throw new UsageError('--event-type is Company, Industry or Macro.');
  return {
    missingClassification: missing,
    defaultCurrency: currency,
    defaultEventType,
    defaultSource: source,
    defaultTopic: topic,
  };
}

/** What is decided on rows, by row number. */
function parseChoices(pairs: readonly string[]): Record<string, RowChoice> {
  return Object.fromEntries(
    pairs
      .flatMap((each) => each.split(','))
      .map((pair): [string, RowChoice] => {
        const [row = '', word] = pair.trim().split('=');
        const choice = ROW_CHOICES.find((known) => known === word);
        if (!/^[1-9]\d*$/.test(row) || !choice)
          throw new UsageError(`--choose takes ROW=${ROW_CHOICES.join('|')}; '${pair}' is none.`);
        return [row, choice];
      }),
  );
}

function parseIndustries(pairs: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    pairs.map((pair): [string, string] => {
      const [name = '', ...rest] = pair.split('=');
      const other = rest.join('=').trim();
      if (name.trim() === '' || other === '')
        throw new UsageError(`--industry takes NAME=NAME; '${pair}' is none.`);
      return [name.trim(), other];
    }),
  );
}

/** How dates and numbers are written is guessed from the file unless a flag says it. */
function optionsFromFlags(values: Values): Partial<ImportOptions> {
  return {
    missingScore: values['suggest-scores'] === true ? 'suggest' : 'refuse',
    priceColumn: values.adjusted === true ? 'adjusted' : 'close',
    ...(values['day-first'] === true ? { dayOrder: 'day-first' } : {}),
    ...(values['decimal-comma'] === true ? { decimalSign: 'comma' } : {}),
  };
}

function parsed(words: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        tenant: text,
        map: { type: 'string', multiple: true },
        missing: text,
        choose: { type: 'string', multiple: true },
        industry: { type: 'string', multiple: true },
        currency: text,
        'event-type': text,
        source: text,
        topic: text,
        sheet: text,
        refused: text,
        'suggest-scores': flag,
        adjusted: flag,
        'day-first': flag,
        'decimal-comma': flag,
        'dry-run': flag,
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function parseColumns(pairs: readonly string[]): Map<ImportField, string> {
  const columns = new Map<ImportField, string>();
  for (const pair of pairs.flatMap((each) => each.split(','))) {
    const [name = '', ...rest] = pair.split('=');
    const field = IMPORT_FIELDS.find((known) => known.toLowerCase() === name.trim().toLowerCase());
    if (!field || rest.length === 0)
      throw new UsageError(
        `--map takes FIELD=COLUMN; '${pair}' is none. Fields: ${IMPORT_FIELDS.join(', ')}.`,
      );
    columns.set(field, rest.join('=').trim());
  }
  return columns;
}

/** The mapping with the named columns in the place of the guessed ones. @throws UsageError where a column is not in the file. */
export function mergeMapping(
  guessed: Readonly<Partial<Record<ImportField, number>>>,
  columns: ReadonlyMap<ImportField, string>,
  titles: readonly string[],
): Partial<Record<ImportField, number>> {
  const named = new Map(
    [...columns].map(([field, wanted]): [ImportField, number] => [field, findColumnIndex(wanted, titles)]),
  );
  const taken = new Set(named.values());
  // A column that was guessed for another field is that field's no more.
  const kept = Object.entries(guessed).filter(([, column]) => !taken.has(column));
  return { ...Object.fromEntries(kept), ...Object.fromEntries(named) };
}

function findColumnIndex(wanted: string, titles: readonly string[]): number {
  const byTitle = titles.findIndex((title) => title.toLowerCase() === wanted.toLowerCase());
  const byNumber = /^\d+$/.test(wanted) ? Number(wanted) - 1 : -1;
  const column = byTitle >= 0 ? byTitle : byNumber;
  if (column < 0 || column >= titles.length)
    throw new UsageError(
      `The file has no column '${wanted}'. It has: ${titles.map((title, index) => `${index + 1} ${title}`).join(', ')}.`,
    );
  return column;
}
