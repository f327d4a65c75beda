// Reading documents (specification 3, sections 3 and 7; decisions.md section 5): their pages as they were read, and reading them again.

import { z } from 'zod';
import { defineCall } from './call.ts';
import { done } from './documents.ts';

const id = z.strictObject({ id: z.uuid() });

/** A picture of a page: `thumbnail` 160 px wide, `page` 1,240 px wide. */
export const getPagePicture = defineCall({
  method: 'GET',
  path: '/api/v1/documents/{id}/pages/{number}/{size}.png',
  permission: 'view-documents',
  summary: 'A picture of one page',
  params: z.strictObject({
    id: z.uuid(),
    number: z.coerce.number().int().min(1),
    size: z.enum(['thumbnail', 'page']),
  }),
  reply: { file: 'image/png' },
  problems: ['not-found'],
});

const box = z.array(z.number()).length(4);

export const listPageWords = defineCall({
  method: 'POST',
  isRead: true,
  path: '/documents/{id}/words',
  permission: 'view-documents',
  summary: 'The words of one page with their boxes, fractions of the page as shown',
  params: id,
  body: z.strictObject({ page: z.number().int().min(1) }),
  reply: z.object({
    status: z.literal('success'),
    data: z.object({
      page: z.number().int(),
      source: z.string(),
      words: z.array(z.object({ text: z.string(), box, confidence: z.number() })),
    }),
  }),
  problems: ['not-found'],
});

/** How a document is to be read again: where the words come from, in which languages, turned by how many degrees. */
export const readingChoices = z.strictObject({
  text: z.enum(['auto', 'text', 'ocr']).default('auto'),
  languages: z
    .array(z.enum(['eng', 'spa']))
    .min(1)
    .max(10)
    .default(['eng', 'spa']),
  turn: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]).default(0),
  /** For an encrypted file; kept only until it was read. */
  password: z.string().max(200).optional(),
});

export type ReadingChoices = z.output<typeof readingChoices>;

export const redigitizeDocument = defineCall({
  method: 'POST',
  path: '/documents/{id}/redigitize',
  permission: 'redigitize-documents',
  summary: 'Read a document again; what was extracted and edited is replaced',
  params: id,
  body: readingChoices,
  reply: done,
  problems: ['not-found', 'wrong-state'],
});

export const processDocument = defineCall({
  method: 'POST',
  path: '/document/processDocumentByID',
  permission: 'redigitize-documents',
  summary: 'Begin again at a step: digitize, extract or validate',
  body: z.strictObject({ documentID: z.uuid(), type: z.enum(['digitize', 'extract', 'validate']) }),
  reply: done,
  problems: ['not-found', 'wrong-state'],
});

export const copyDocument = defineCall({
  method: 'POST',
  path: '/document/copyRedigitizeFileAndStoreDocument',
  permission: 'redigitize-documents',
  creates: true,
  summary: 'A copy of a document, read anew; the document itself stays as it is',
  body: readingChoices.extend({ id: z.uuid() }),
  reply: done.extend({ data: z.object({ _id: z.string() }) }),
  problems: ['not-found', 'wrong-state'],
});
