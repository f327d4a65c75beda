// What people correct in child documents (specification 3, sections 2.7, 4 and 7).

import { HAND_CHECKS } from '@vigilo/domain/extraction/extraction-row';
import { EDITED_FIELDS } from '@vigilo/domain/review/row-changes';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { extractionRow } from './extraction.ts';

/** More changes than this are saved in several calls. */
const MOST_CHANGES = 20_000;
/** No cell is longer than this, however wrong it is. */
const LONGEST_TEXT = 100_000;

const rowId = z.uuid();
const text = z.string().max(LONGEST_TEXT);

/** Each change names what its author saw before. */
const rowChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('set'), rowId, field: z.enum(EDITED_FIELDS), before: text, after: text }),
  z.strictObject({
    kind: z.literal('check'),
    rowId,
    before: z.enum(HAND_CHECKS).nullable(),
    after: z.enum(HAND_CHECKS).nullable(),
  }),
  z.strictObject({ kind: z.literal('remove'), rowId, before: text }),
]);

export const saveChildDocument = defineCall({
  method: 'POST',
  path: '/child-documents/{id}',
  permission: 'save-processed-documents',
  summary:
    'Saves changes of the rows of a child document, all or none; of a cell that somebody else changed meanwhile none',
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({ data: z.array(rowChange).min(1).max(MOST_CHANGES) }),
  reply: z.object({
    status: z.literal('success'),
    data: z.object({ version: z.number().int(), JSONData: z.array(extractionRow) }),
  }),
  problems: ['not-found', 'changed-meanwhile', 'wrong-state'],
});
