// Import of companies, events and share prices from files (issue 2, 'Import'): a file is uploaded, its columns are mapped, it is checked
// without changing anything, then imported whole or not at all. Checking and importing run in the background; `getImport` tells how far they are.
// Events and prices need the permission add-event too. A user sees the own imports, an Admin all of the tenant.

import { EVENT_TYPES } from '@vigilo/domain/scoring/event-type';
import { FAULT_CODES, MATCH_CODES, NOTE_CODES, ROW_CHOICES, VERDICTS } from '@vigilo/domain/imports/faults';
import { IMPORT_FIELDS, IMPORT_KINDS } from '@vigilo/domain/imports/fields';
import { DELIMITERS } from '@vigilo/domain/imports/guess-table';
import { DEFAULT_OPTIONS } from '@vigilo/domain/imports/options';
import { DAY_ORDERS } from '@vigilo/domain/imports/read-day';
import { MARKET_CAP_UNITS } from '@vigilo/domain/imports/read-market-cap';
import { DECIMAL_SIGNS } from '@vigilo/domain/imports/read-number';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { LANGUAGES } from './messages/language.ts';

const IMPORT_STATES = [
  'uploaded',
  'checking',
  'checked',
  'importing',
  'done',
  'outdated',
  'failed',
  'cancelled',
] as const;

/** Why an upload is refused, or an import came to nothing: each has its sentence, `problems.<code>` of the messages of imports. */
export const IMPORT_PROBLEMS = [
  'no-file',
  'empty-file',
  'not-a-table',
  'old-workbook',
  'damaged-workbook',
  'damaged-json',
  'json-too-large',
  'workbook-too-large',
  'quote-not-closed',
  'row-too-long',
  'too-many-columns',
  'too-many-rows',
  'no-rows',
  'sheet-missing',
  'too-large',
  'missing-columns',
  'column-missing',
  'changed-meanwhile',
  'not-allowed',
  'nothing-to-import',
  'wrong-state',
  'interrupted',
] as const;
export type ImportProblem = (typeof IMPORT_PROBLEMS)[number];

const field = z.enum(IMPORT_FIELDS);
const count = z.number().int();

/** The column, counted from 0, that holds each field. */
const mapping = z.partialRecord(field, z.number().int().min(0).max(1000));

const name = z.string().trim().max(200);

const importOptions = z.strictObject({
  dayOrder: z.enum(DAY_ORDERS).default(DEFAULT_OPTIONS.dayOrder),
  decimalSign: z.enum(DECIMAL_SIGNS).default(DEFAULT_OPTIONS.decimalSign),
  marketCapUnit: z.enum(MARKET_CAP_UNITS).default(DEFAULT_OPTIONS.marketCapUnit),
  missingClassification: z.enum(['unclassified', 'refuse']).default(DEFAULT_OPTIONS.missingClassification),
  missingScore: z.enum(['refuse', 'suggest']).default(DEFAULT_OPTIONS.missingScore),
  defaultEventType: z.enum(EVENT_TYPES).default(DEFAULT_OPTIONS.defaultEventType),
  defaultSource: name.default(DEFAULT_OPTIONS.defaultSource),
  defaultTopic: name.default(DEFAULT_OPTIONS.defaultTopic),
  priceColumn: z.enum(['close', 'adjusted']).default(DEFAULT_OPTIONS.priceColumn),
  defaultCurrency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .default(DEFAULT_OPTIONS.defaultCurrency),
  /** What is decided on rows of companies that clash with what is stored or may be the same, by row number. */
  choices: z.record(z.string().regex(/^[1-9]\d{0,8}$/), z.enum(ROW_CHOICES)).default({}),
  /** Industries of the file that are taken as others: those that stand for them. */
  industries: z.record(z.string().max(200), z.string().trim().min(1).max(200)).default({}),
});

/** What a person may correct of how the file is read. */
const importReading = z.strictObject({
  hasHeader: z.boolean().optional(),
  delimiter: z.enum(DELIMITERS).optional(),
  sheet: z.string().max(200).optional(),
});

const problem = z.object({
  code: z.enum(IMPORT_PROBLEMS),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});

const importJob = z.object({
  _id: z.string(),
  kind: z.enum(IMPORT_KINDS),
  fileName: z.string(),
  fileSize: count,
  state: z.enum(IMPORT_STATES),
  createdAt: z.string(),
  createdBy: z.string().nullable(),
  /** Number of the latest check; what is imported names the check that was looked at. */
  check: count,
  format: z.enum(['csv', 'xlsx', 'json']),
  encoding: z.string(),
  delimiter: z.enum(DELIMITERS),
  hasHeader: z.boolean(),
  sheet: z.string(),
  sheets: z.array(z.string()),
  columns: z.array(z.object({ title: z.string(), samples: z.array(z.string()) })),
  mapping,
  options: importOptions,
  /** How far the check or the import is; null where none runs. Rows per second and seconds left are null until they can be estimated. */
  progress: z
    .object({
      phase: z.enum(['waiting', 'reading', 'writing', 'scoring']),
      rows: count,
      bytes: count,
      totalBytes: count,
      rowsPerSecond: count.nullable(),
      secondsLeft: count.nullable(),
    })
    .nullable(),
  /** Conflicts are rows that are left out because nobody has decided them. */
  counts: z
    .object({ add: count, change: count, unchanged: count, refused: count, conflict: count })
    .nullable(),
  /** Rows that can be decided on, in the list of conflicts. */
  matches: count,
  /** With the name on the list that a new one may stand for. */
  notes: z.array(
    z.object({ code: z.enum(NOTE_CODES), field, value: z.string(), near: z.string().optional(), count }),
  ),
  /** With the first different values that were refused for each, at most ten. */
  reasons: z.array(z.object({ code: z.enum(FAULT_CODES), field, count, examples: z.array(z.string()) })),
  problem: problem.nullable(),
});

export type ImportJob = z.output<typeof importJob>;

const one = z.object({ status: z.literal('success'), data: importJob });
const id = z.strictObject({ id: z.uuid() });

export const addImport = defineCall({
  method: 'POST',
  path: '/api/v1/imports',
  permission: 'edit-company',
  creates: true,
  isHeavy: true,
  summary:
    "Uploads a file (form field 'file', CSV, JSON or .xlsx) after a field 'kind' (companies, events, news or prices); answers its columns and the guessed mapping",
  multipart: true,
  reply: one,
  problems: ['too-large', 'unsupported-media'],
});

export const listImports = defineCall({
  method: 'GET',
  path: '/api/v1/imports',
  permission: 'edit-company',
  summary: 'The latest imports, newest first, at most 20',
  reply: z.object({
    status: z.literal('success'),
    data: z.array(
      importJob.pick({
        _id: true,
        kind: true,
        fileName: true,
        fileSize: true,
        state: true,
        createdAt: true,
        createdBy: true,
        counts: true,
      }),
    ),
  }),
  problems: [],
});

export const getImport = defineCall({
  method: 'GET',
  path: '/api/v1/imports/{id}',
  permission: 'edit-company',
  summary: 'One import: columns, mapping, options, progress and what its check found',
  params: id,
  reply: one,
  problems: ['not-found'],
});

export const previewImport = defineCall({
  method: 'POST',
  path: '/api/v1/imports/{id}/preview',
  permission: 'edit-company',
  summary:
    'Checks every row of the file in the background without changing anything; `options.choices` decides rows that clash with stored companies, which are left out otherwise',
  params: id,
  body: z.strictObject({ mapping, options: importOptions.prefault({}), reading: importReading.default({}) }),
  reply: one,
  problems: ['not-found', 'wrong-state'],
});

/** Reads the file's beginning again, in another layout, and guesses anew. */
export const changeReading = defineCall({
  method: 'POST',
  path: '/api/v1/imports/{id}/reading',
  permission: 'edit-company',
  summary:
    'Reads the beginning of the file in another way (header, delimiter, sheet) and guesses its mapping anew',
  params: id,
  body: importReading,
  reply: one,
  problems: ['not-found', 'wrong-state'],
});

const verdict = z.enum(VERDICTS);

export const listImportRows = defineCall({
  method: 'GET',
  path: '/api/v1/imports/{id}/rows',
  permission: 'edit-company',
  summary:
    'Rows of a checked file by verdict: every refused one, every one that can be decided on (conflict), the first thousand of the others',
  params: id,
  query: z.strictObject({
    verdict: verdict.default('refused'),
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  reply: z.object({
    status: z.literal('success'),
    data: z.object({
      rows: z.array(
        z.object({
          /** As a spreadsheet counts: the header is row 1. */
          row: count,
          cells: z.array(z.string()),
          faults: z.array(
            z.object({ code: z.enum(FAULT_CODES), field, value: z.string(), row: count.optional() }),
          ),
          changes: z.array(z.object({ field, before: z.string(), after: z.string() })),
          /** The record it clashes with or may be the same company as: a stored one, or an earlier row of the file. */
          match: z
            .object({
              code: z.enum(MATCH_CODES),
              stored: z.partialRecord(field, z.string()),
              row: count.nullable(),
              /** What `options.choices` may say of the row, the default first, and what holds. */
              choices: z.array(z.enum(ROW_CHOICES)),
              choice: z.enum(ROW_CHOICES),
            })
            .nullable(),
          /** What becomes of it. */
          verdict,
        }),
      ),
      /** How many can be paged through; of rows that are not refused, at most a thousand. */
      total: count,
    }),
  }),
  problems: ['not-found'],
});

export const commitImport = defineCall({
  method: 'POST',
  path: '/api/v1/imports/{id}/commit',
  permission: 'edit-company',
  summary:
    'Imports the checked file in the background, whole or not at all; `check` is the number of the check that was looked at',
  params: id,
  body: z.strictObject({ check: count }),
  reply: one,
  problems: ['not-found', 'wrong-state', 'changed-meanwhile'],
});

export const cancelImport = defineCall({
  method: 'POST',
  path: '/api/v1/imports/{id}/cancel',
  permission: 'edit-company',
  summary: 'Gives up an import that is not done; what runs stops and nothing of it stays',
  params: id,
  reply: one,
  problems: ['not-found', 'wrong-state'],
});

export const getRefusedRows = defineCall({
  method: 'GET',
  path: '/api/v1/imports/{id}/refused.csv',
  permission: 'edit-company',
  isHeavy: true,
  summary:
    'The rows that are refused or left out, as they stand in the file, with row number and reason, to put right and import again',
  params: id,
  query: z.strictObject({ lang: z.enum(LANGUAGES).default('en') }),
  reply: { file: 'text/csv; charset=utf-8' },
  problems: ['not-found'],
});
