// What people correct in child documents (specification 3, sections 2.7, 4 and 7).

import { HAND_CHECKS, VALIDATION_STATUSES, VALUE_TYPES } from '@vigilo/domain/extraction/extraction-row';
import { EDITED_FIELDS } from '@vigilo/domain/review/row-changes';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { coordinates, dataFormat, extractedTable, extractionRow, validation } from './extraction.ts';

/** More changes than this are saved in several calls. */
const MOST_CHANGES = 20_000;
/** No cell is longer than this, however wrong it is. */
const LONGEST_TEXT = 100_000;

/** Of one value: the lines that it is printed on. */
const MOST_PLACES = 100;

const rowId = z.uuid();
const text = z.string().max(LONGEST_TEXT);
const columnName = z.string().max(1000);

/** Each change names what its author saw before. */
const rowChange = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('set'),
    rowId,
    field: z.enum(EDITED_FIELDS),
    before: text,
    after: text,
    /** Of a value that was read anew from a place on its pages. */
    placed: z
      .strictObject({
        RawValue: text,
        ValueCoordinates: z.array(coordinates).min(1).max(MOST_PLACES).readonly(),
      })
      .exactOptional(),
  }),
  z.strictObject({
    kind: z.literal('check'),
    rowId,
    before: z.enum(HAND_CHECKS).nullable(),
    after: z.enum(HAND_CHECKS).nullable(),
  }),
  z.strictObject({ kind: z.literal('set-extra'), rowId, name: columnName, before: text, after: text }),
  z.strictObject({ kind: z.literal('remove'), rowId, before: text }),
  z.strictObject({ kind: z.literal('move'), rowId, behind: rowId.nullable() }),
  z.strictObject({
    kind: z.literal('column-add'),
    name: columnName,
    behind: columnName.nullable(),
    copyOf: columnName.nullable(),
  }),
  z.strictObject({ kind: z.literal('column-rename'), before: columnName, after: columnName }),
  z.strictObject({ kind: z.literal('column-move'), name: columnName, behind: columnName.nullable() }),
  z.strictObject({
    kind: z.literal('column-remove'),
    name: columnName,
    texts: z.record(z.string().max(100), text).nullable(),
  }),
]);

export const saveChildDocument = defineCall({
  method: 'POST',
  path: '/child-documents/{id}',
  permission: 'save-processed-documents',
  summary:
    'Saves changes of the rows of a child document, all or none; of a cell that somebody else changed meanwhile none',
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({ data: z.array(rowChange).min(1).max(MOST_CHANGES) }),
  bodyBytes: 16_000_000,
  reply: z.object({
    status: z.literal('success'),
    data: z.object({ version: z.number().int(), JSONData: z.array(extractionRow) }),
  }),
  problems: ['not-found', 'changed-meanwhile', 'wrong-state'],
});

/** More than any document has: what is sent back is bounded like everything that is sent. */
const MOST_FINDINGS = 1000;
const MOST_LINKED = 1000;
const MOST_PLACES_OF_ROW = 10_000;

/** As the reply of GET /tables/{id} has them; what was read stays as it is stored, whatever is sent. */
const sentStatus = z.strictObject({
  status: z.enum(VALIDATION_STATUSES).nullable(),
  details: validation.shape.details.max(MOST_FINDINGS).optional(),
});
const places = z.array(coordinates).max(MOST_PLACES_OF_ROW);
const sentName = z.strictObject({ Value: z.string().max(1000) });
const sentCell = z.strictObject({
  ColumnSSOT: sentName,
  RowSSOT: sentName.optional(),
  Value: text,
  RawValue: text.optional(),
  ValueType: z.enum(VALUE_TYPES).optional(),
  ValueCoordinates: z.array(coordinates).max(MOST_PLACES).optional(),
  DataFormat: dataFormat.optional(),
  IntraValidation: sentStatus.optional(),
  InterValidation: sentStatus.optional(),
  IsModified: z.boolean().optional(),
  MultiValues: z.boolean().optional(),
  ReadAnew: z.string().optional(),
});
const sentRow = z.strictObject({
  /** None: the row is new. */
  id: z.uuid().optional(),
  RowValue: z.array(sentCell).max(500),
  /** Both valid, or both invalid: a person said so of the row. */
  IntraValidation: sentStatus.optional(),
  InterValidation: sentStatus.optional(),
  Linked: z
    .array(z.strictObject({ DocumentId: z.string(), ValueCoordinates: places }))
    .max(MOST_LINKED)
    .optional(),
  ValueCoordinates: places.optional(),
});

export type SentRow = z.input<typeof sentRow>;

export const saveTables = defineCall({
  method: 'POST',
  path: '/tables',
  permission: 'save-processed-documents',
  summary: 'Saves child tables of a child document, all or none; none that somebody else saved meanwhile',
  body: z.strictObject({
    childDocumentId: z.uuid(),
    tables: z
      .array(
        z.strictObject({
          id: z.uuid(),
          /** The one that was read; without it the table is saved whatever others saved meanwhile. */
          version: z.string().max(100).optional(),
          data: z.strictObject({
            Value: z
              .array(sentRow)
              .max(20_000)
              .refine((rows) => {
                const ids = rows.flatMap(({ id }) => id ?? []);
                return new Set(ids).size === ids.length;
              }, 'two rows of one id'),
          }),
        }),
      )
      .min(1)
      .max(100)
      .refine((tables) => new Set(tables.map(({ id }) => id)).size === tables.length, 'one table twice'),
  }),
  bodyBytes: 32_000_000,
  reply: z.object({ status: z.literal('success'), data: z.array(extractedTable) }),
  problems: ['not-found', 'changed-meanwhile', 'wrong-state'],
});

const share = z.number().min(0).max(1);

export const readBox = defineCall({
  method: 'POST',
  isRead: true,
  isSlow: true,
  path: '/api/v1/child-documents/{id}/read-box',
  permission: 'edit-processed-documents',
  summary:
    'What is printed within a box on a page, as the value of a row; by OCR where the page has no sure words there',
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({
    /** Whose data type the value is to have. */
    rowId,
    page: z.number().int().min(1),
    /** Left, top, right, bottom, fractions of the page as shown. */
    box: z.tuple([share, share, share, share]).refine(([x0, y0, x1, y1]) => x0 < x1 && y0 < y1),
  }),
  reply: z.object({
    status: z.literal('success'),
    data: z.object({
      Value: z.string(),
      RawValue: z.string(),
      ValueCoordinates: z.array(coordinates),
      /** 0..1: of the word that is least sure. */
      confidence: z.number(),
      source: z.enum(['text', 'ocr']),
    }),
  }),
  problems: ['not-found', 'wrong-state'],
});

const visited = z.strictObject({ id: z.uuid() });

export const visitChild = defineCall({
  method: 'PUT',
  path: '/api/v1/child-documents/{id}/visit',
  permission: 'view-processed-documents',
  summary:
    'Says that the caller has a child document open, which holds for 40 seconds, and answers who else has, by name',
  params: visited,
  isBackground: true,
  reply: z.object({
    status: z.literal('success'),
    data: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        /** Whether something that they changed in it is not saved yet. */
        hasUnsaved: z.boolean(),
      }),
    ),
  }),
  problems: ['not-found'],
});

export type Visitor = z.output<typeof visitChild.reply>['data'][number];

export const endVisit = defineCall({
  method: 'DELETE',
  path: '/api/v1/child-documents/{id}/visit',
  permission: 'view-processed-documents',
  summary: 'Says that the caller has a child document open no more',
  params: visited,
  isBackground: true,
  reply: z.object({ status: z.literal('success') }),
  problems: ['not-found'],
});
