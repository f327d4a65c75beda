// Documents (specification 3, sections 2.5, 2.8, 3, 4 and 7; decisions.md section 5): listing, one document, its file, and what may be done with it.
// How documents come is in document-uploads.ts, how their pages are read in digitise.ts.

import { CHILD_ACTIONS } from '@vigilo/domain/documents/child-actions';
import { DOCUMENT_ACTIONS } from '@vigilo/domain/documents/document-actions';
import { DOCUMENT_STATUSES, USER_STATUSES } from '@vigilo/domain/documents/document-status';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { day } from './companies.ts';

export const done = z.object({ status: z.literal('success'), message: z.string() });
const id = z.strictObject({ id: z.uuid() });
const ids = z.array(z.uuid()).min(1).max(10_000);

/** A document in the list and in the head of its summary. Dates are ISO 8601 UTC. */
export const documentRow = z.object({
  _id: z.string(),
  OriginalFileName: z.string(),
  /** The file's name without its ending. */
  DocumentName: z.string(),
  Status: z.enum(DOCUMENT_STATUSES),
  /** The least advanced of its child documents; 'Rejected' where one is rejected. */
  UserStatus: z.enum(USER_STATUSES),
  /** Pages by document type. */
  ClassifiedPagesCount: z.record(z.string(), z.number().int()),
  Region: z.string(),
  client_id: z.string(),
  ClientName: z.string(),
  LastUpdatedTimestamp: z.string(),
  /** Name of the user; empty for the command line. */
  UploadedBy: z.string(),
  isDeleted: z.boolean(),
  Debug: z.boolean(),
  /** Empty where the document belongs to no project. */
  ViaProjectName: z.string(),
  childDocs: z.array(z.object({ _id: z.string() })),
  /** Null until the file was opened. */
  pageCount: z.number().int().nullable(),
  pagesDone: z.number().int(),
  /** Place in the queue from 1, or null. */
  queuePlace: z.number().int().nullable(),
  /** Why it failed and what to do, in the caller's language. */
  failure: z.object({ code: z.string(), message: z.string() }).nullable(),
  ticker: z.string(),
  companyID: z.string().nullable(),
  version: z.number().int(),
  can: z.array(z.enum(DOCUMENT_ACTIONS)),
});

export type DocumentRow = z.output<typeof documentRow>;

const values = z.array(z.string().max(500)).max(1000);

/** The categories of the search, any of the values of each; `Date Range` is by last update, days in UTC. */
const searchCategories = z
  .strictObject({
    Status: values,
    UserStatus: values,
    DocumentName: values,
    ClientName: values,
    DocumentType: values,
    Tag: values,
    UploadedBy: values,
    Region: values,
    'Date Range': z.strictObject({ from: day, to: day }),
  })
  .partial();

export type DocumentSearch = z.output<typeof searchCategories>;

const search = z.strictObject({
  searchCategories: searchCategories.default({}),
  isDeleted: z.boolean().default(false),
  isAdvanceSearch: z.boolean().default(false),
});

export const listDocuments = defineCall({
  method: 'POST',
  isRead: true,
  path: '/documents',
  permission: 'view-documents',
  summary:
    'Documents of the clients the caller sees, last updated first; deleted ones with view-deleted-documents',
  query: z.strictObject({
    page: z.coerce.number().int().min(1).default(1),
    limit: z.coerce.number().int().min(1).max(1000).default(10),
    search: z.string().max(200).default(''),
  }),
  body: search,
  reply: z.object({
    status: z.literal('success'),
    docs: z.array(documentRow),
    page: z.number().int(),
    pages: z.number().int(),
    total: z.number().int(),
    count: z.number().int(),
    limit: z.number().int(),
    /** Number of documents by status among those found. */
    statistics: z.record(z.string(), z.number().int()),
  }),
  problems: [],
});

export const listDocumentFilters = defineCall({
  method: 'POST',
  isRead: true,
  path: '/document/getAllDocumentsFilters',
  permission: 'view-documents',
  summary: 'The values of each search category that the visible documents have',
  body: z.strictObject({ isDeleted: z.boolean().default(false) }),
  reply: z.object({
    status: z.literal('success'),
    data: z.object({
      Status: z.array(z.string()),
      UserStatus: z.array(z.string()),
      ClientName: z.array(z.string()),
      DocumentType: z.array(z.string()),
      Tag: z.array(z.string()),
      UploadedBy: z.array(z.string()),
      Region: z.array(z.string()),
    }),
  }),
  problems: [],
});

export const downloadDocumentReport = defineCall({
  method: 'POST',
  isRead: true,
  path: '/document/downloadReport',
  permission: 'view-documents',
  isHeavy: true,
  summary: 'The list as an Excel file, every document found',
  query: z.strictObject({ search: z.string().max(200).default('') }),
  body: search,
  reply: { file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  problems: [],
});

export const listDocumentNames = defineCall({
  method: 'GET',
  path: '/document/getDocumentList',
  permission: 'view-documents',
  summary: 'Ids and names of all documents the caller sees, by name',
  reply: z.object({
    status: z.literal('success'),
    data: z.array(z.object({ _id: z.string(), OriginalFileName: z.string() })),
  }),
  problems: [],
});

const quarterTurn = z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]);

/** A child document in the summary of its document. */
export const childDocumentRow = z.object({
  id: z.string(),
  ParentDocumentId: z.string(),
  DocumentType: z.string(),
  /** What a person calls it; empty: it is called by its type. */
  Name: z.string(),
  Tags: z.array(z.string()),
  Pages: z.array(z.number().int()),
  Status: z.enum(DOCUMENT_STATUSES),
  UserStatus: z.enum(USER_STATUSES),
  /** Rows of its primary table, and how many of them a person should look at. */
  rowCount: z.number().int(),
  lookCount: z.number().int(),
  version: z.number().int(),
  /** What the caller may do with it as a whole. */
  can: z.array(z.enum(CHILD_ACTIONS)),
  /** Why it was rejected, by whom, when (ISO 8601 UTC), and whose it is to work on again: who changed it, else who uploaded the document. */
  rejection: z
    .object({ reason: z.string(), by: z.string(), at: z.string(), returnsTo: z.array(z.string()) })
    .nullable(),
});

export type ChildDocumentRow = z.output<typeof childDocumentRow>;

export const getDocument = defineCall({
  method: 'GET',
  path: '/documents/{id}',
  permission: 'view-documents',
  summary: 'One document with its child documents, its pages and its history',
  params: id,
  query: z.strictObject({ isDeleted: z.stringbool().default(false) }),
  reply: z.object({
    status: z.literal('success'),
    data: documentRow.extend({
      fileKind: z.string(),
      fileSize: z.number().int(),
      uploadedOn: z.string(),
      companyName: z.string().nullable(),
      children: z.array(childDocumentRow),
      pages: z.array(
        z.object({
          number: z.number().int(),
          /** Points as shown. */
          width: z.number(),
          height: z.number(),
          source: z.string(),
          sourceReason: z.string(),
          /** Degrees clockwise by which the page was turned upright beyond what its file says; size and boxes are those of the page so turned. */
          turn: quarterTurn,
        }),
      ),
      /** Newest first. `action` is a key of the audit log. */
      history: z.array(z.object({ at: z.string(), action: z.string(), by: z.string(), detail: z.string() })),
    }),
  }),
  problems: ['not-found'],
});

/** The document as it was uploaded, where it is a PDF; of a picture the pages are shown one by one. Answers ranges of bytes. */
export const getDocumentPdf = defineCall({
  method: 'GET',
  path: '/documents/{id}/pdf',
  permission: 'view-documents',
  summary: 'The document for the viewer, in ranges where they are asked for',
  params: id,
  reply: { file: 'application/pdf' },
  problems: ['not-found', 'wrong-state'],
});

export const getDocumentOriginal = defineCall({
  method: 'GET',
  path: '/api/v1/documents/{id}/original',
  permission: 'download-original-file',
  summary: 'The file as it was uploaded, always as a download',
  params: id,
  reply: { file: 'application/octet-stream' },
  problems: ['not-found'],
});

export const removeDocuments = defineCall({
  method: 'POST',
  path: '/documents/delete',
  permission: 'delete-documents',
  summary: 'Deletes documents; they can be restored',
  body: z.strictObject({ ids }),
  reply: done,
  problems: ['not-found', 'wrong-state'],
});

export const restoreDocument = defineCall({
  method: 'POST',
  path: '/documents/{id}/restore',
  permission: 'restore-documents',
  summary: 'Restores a deleted document',
  params: id,
  reply: done,
  problems: ['not-found', 'wrong-state'],
});

export const forceRemoveDocument = defineCall({
  method: 'POST',
  path: '/pipeline/{id}/force-delete',
  permission: 'force-delete-documents',
  summary: 'Removes a deleted document with everything read from it, for good',
  params: id,
  reply: done,
  problems: ['not-found', 'wrong-state'],
});

export const downloadDocuments = defineCall({
  method: 'POST',
  isRead: true,
  path: '/digitizedDocument/downloadDigitizedDoc',
  permission: 'download-processed-documents',
  isHeavy: true,
  summary: 'One document as PDF, or several as a zip; only those past the processing states',
  body: z.strictObject({ id: z.uuid().optional(), ids: ids.optional() }),
  reply: { file: 'application/zip' },
  problems: ['not-found', 'wrong-state'],
});

/** Chips of a status: specification 3, section 3. */
export const listStatuses = defineCall({
  method: 'GET',
  path: '/config/statuses',
  permission: 'signed-in',
  summary: 'The statuses of documents with their colours',
  reply: z.object({
    status: z.literal('success'),
    data: z.array(z.object({ name: z.string(), statuscolor: z.string(), background: z.string() })),
  }),
  problems: [],
});
