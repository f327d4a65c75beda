// Child documents and what was extracted from them (specification 3, sections 3 and 7; decisions.md section 5).

import {
  DATA_TYPES,
  HAND_CHECKS,
  LOOK_REASONS,
  VALIDATION_STATUSES,
  VALUE_TYPES,
} from '@vigilo/domain/extraction/extraction-row';
import { EDIT_REFUSALS } from '@vigilo/domain/extraction/edit-refusal';
import { LINK_TYPES } from '@vigilo/domain/relations/rank-candidates';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { childDocumentRow } from './documents.ts';

const id = z.strictObject({ id: z.uuid() });

/** A linked child document; none is named to who may not see relations. */
export const linkedDocument = z.object({
  id: z.string(),
  documentType: z.string(),
  linkType: z.enum(LINK_TYPES),
  parentDocumentId: z.string(),
  /** Of its file. */
  documentName: z.string(),
});

/** A rectangle on a page: fractions of the page as shown. */
export const coordinates = z.object({
  page_n: z.number().int(),
  scaled_x_start: z.number(),
  scaled_y_start: z.number(),
  scaled_x_end: z.number(),
  scaled_y_end: z.number(),
});

/** `message` words the finding in the caller's language. */
export const validation = z.object({
  status: z.enum(VALIDATION_STATUSES).nullable(),
  details: z.array(
    z.object({
      rule: z.string(),
      severity: z.enum(['error', 'warning']),
      message: z.string(),
      suggestion: z.string().optional(),
    }),
  ),
});

export const dataFormat = z.object({
  DataType: z.enum(DATA_TYPES),
  AllowedValues: z.array(z.string()).max(1000),
  Pattern: z.string(),
});

export const extractionRow = z.object({
  id: z.string(),
  SSOTKey: z.string(),
  Category: z.string(),
  Value: z.string(),
  RawValue: z.string(),
  ValueType: z.enum(VALUE_TYPES),
  ValueCoordinates: z.array(coordinates),
  DataFormat: dataFormat,
  IntraValidation: validation,
  InterValidation: validation,
  DocKey: z.string(),
  DocKeyCoordinates: z.array(coordinates),
  MultiValues: z.boolean(),
  IsModified: z.boolean(),
  Confidence: z.number(),
  LookReasons: z.array(z.enum(LOOK_REASONS)),
  /** What linked child documents say for the same key and period: the fitting value, or the first that does not fit. */
  Linked: z.array(
    z.object({
      /** Of the child document. */
      DocumentId: z.string(),
      Value: z.string(),
      ValueCoordinates: z.array(coordinates),
      /** Whether it fits. */
      isSame: z.boolean(),
      /** Somebody settled which of the two values stands; null: nobody did, or they fit. */
      reconciled: z
        .object({
          stands: z.enum(['own', 'other']),
          reason: z.string(),
          by: z.string(),
          at: z.string(),
        })
        .nullable(),
    }),
  ),
  /** What a figure is of: a day, quarter or year (YYYY-MM-DD, YYYY-Qn, YYYY). */
  Period: z.string().optional(),
  /** How many months it has, where that is said. */
  PeriodMonths: z.number().int().optional(),
  /** What a person said of the row as a whole. */
  CheckedByHand: z.enum(HAND_CHECKS).nullish(),
  /** Of columns that people added, in their order. */
  ExtraFields: z.array(z.object({ Name: z.string(), Value: z.string() })).optional(),
  /** What a later reading says where a person's value stands. */
  ReadAnew: z.string().optional(),
});

export type ExtractionRowReply = z.output<typeof extractionRow>;

export const getChildDocument = defineCall({
  method: 'GET',
  path: '/child-documents/{id}',
  permission: 'view-processed-documents',
  summary: 'One child document with the rows of its primary table',
  params: id,
  reply: z.object({
    status: z.literal('success'),
    data: childDocumentRow.extend({
      OriginalFileName: z.string(),
      ClientName: z.string(),
      /** The version of its template that it was read by: 0 as shipped, null where that was not kept. */
      templateVersion: z.number().int().nullable(),
      /** Free ones of people's own. */
      attributes: z.record(z.string(), z.string()),
      /** For who may save rows: why they cannot be edited now, or null where they can. */
      editRefusal: z.enum(EDIT_REFUSALS).nullish(),
      LinkedDocuments: z.array(linkedDocument),
      JSONData: z.array(extractionRow),
    }),
  }),
  problems: ['not-found'],
});

const childDocumentPage = z.object({
  status: z.literal('success'),
  data: z.array(childDocumentRow),
  total: z.number().int(),
});

export const listChildDocuments = defineCall({
  method: 'GET',
  path: '/child-documents/{id}/summary',
  permission: 'view-processed-documents',
  summary: 'The child documents of a document',
  params: id,
  query: z.strictObject({
    page: z.coerce.number().int().min(1).default(1),
    limit: z.coerce.number().int().min(1).max(1000).default(50),
  }),
  reply: childDocumentPage,
  problems: ['not-found'],
});

/** All of them in one reply; the call above gives them by pages. */
export const listAllChildDocuments = defineCall({
  method: 'POST',
  isRead: true,
  path: '/digitizedDocument/getDocsByParentID',
  permission: 'view-processed-documents',
  summary: 'All child documents of the document with this id',
  body: id,
  reply: childDocumentPage,
  problems: ['not-found'],
});

const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const downloadChildExcel = defineCall({
  method: 'GET',
  path: '/child-documents/{id}/excel',
  permission: 'download-processed-documents',
  isHeavy: true,
  summary: 'A child document as an Excel file: its rows, and each of its tables in a sheet of its own',
  params: id,
  reply: { file: EXCEL },
  problems: ['not-found'],
});

export const downloadDocumentExcel = defineCall({
  method: 'GET',
  path: '/documents/{id}/excel',
  permission: 'download-processed-documents',
  isHeavy: true,
  summary: 'What was read from a document as an Excel file, a sheet for each child document',
  params: id,
  reply: { file: EXCEL },
  problems: ['not-found', 'wrong-state'],
});

/** The same file by the specification's other call; the body names the document as `processDocumentByID` does. */
export const convertToExcel = defineCall({
  method: 'POST',
  isRead: true,
  path: '/document/convertToExcel',
  permission: 'download-processed-documents',
  isHeavy: true,
  summary: 'What was read from a document as an Excel file, a sheet for each child document',
  body: z.strictObject({ documentID: z.uuid() }),
  reply: { file: EXCEL },
  problems: ['not-found', 'wrong-state'],
});

const tableCell = z.object({
  ColumnSSOT: z.object({ Value: z.string() }),
  RowSSOT: z.object({ Value: z.string() }),
  Value: z.string(),
  RawValue: z.string(),
  ValueType: z.enum(VALUE_TYPES),
  ValueCoordinates: z.array(coordinates),
  DataFormat: dataFormat,
  IsModified: z.boolean(),
  MultiValues: z.boolean(),
  /** What a later reading says where a person's text stands. */
  ReadAnew: z.string().optional(),
});

/** Both statuses of a row are what a person said of it, else null. */
const tableRow = z.object({
  id: z.string(),
  RowValue: z.array(tableCell),
  IntraValidation: validation,
  InterValidation: validation,
  /** Of all its cells. */
  ValueCoordinates: z.array(coordinates),
});

export const extractedTable = z.object({
  id: z.string(),
  /** Another one after each change. */
  version: z.string(),
  JSONData: z.object({ Value: z.array(tableRow) }),
});

export const getExtractedTable = defineCall({
  method: 'GET',
  path: '/tables/{id}',
  permission: 'view-processed-documents',
  summary: 'A child table: rows of cells, each with its rectangle',
  params: id,
  reply: z.object({
    status: z.literal('success'),
    data: extractedTable,
  }),
  problems: ['not-found'],
});

export const getImageBlock = defineCall({
  method: 'GET',
  path: '/image-blocks/{id}',
  permission: 'view-processed-documents',
  summary: 'A picture cut from a page, as base64 PNG',
  params: id,
  reply: z.object({
    status: z.literal('success'),
    data: z.object({ id: z.string(), JSONData: z.object({ Value: z.string() }) }),
  }),
  problems: ['not-found'],
});

export const listHighlights = defineCall({
  method: 'POST',
  isRead: true,
  path: '/ocrOutput/getHighlightedLoanDocs',
  permission: 'view-processed-documents',
  summary: 'The places of the values of a child document, page by page, to be highlighted there',
  body: z.strictObject({
    /** Of the child document. */
    id: z.uuid(),
    /** Only values of these keys. */
    SSOTKeys: z.array(z.string().max(1000)).max(1000).optional(),
  }),
  reply: z.object({
    status: z.literal('success'),
    data: z.array(
      z.object({
        page_n: z.number().int(),
        highlights: z.array(
          coordinates.omit({ page_n: true }).extend({
            rowId: z.string(),
            SSOTKey: z.string(),
            Value: z.string(),
          }),
        ),
      }),
    ),
  }),
  problems: ['not-found'],
});
