// Links between child documents: those there are, and candidates for more (specification 3, sections 2.7, 3, 7 and 9). They are changed by the action
// 'Update Document Links' of the workflow.

import { LINK_REASONS } from '@vigilo/domain/relations/rank-candidates';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { extractionRow, linkedDocument } from './extraction.ts';

const id = z.strictObject({ id: z.uuid() });

const relation = linkedDocument.extend({
  Pages: z.array(z.number().int()),
  /** Why the two belong together, the most telling first; empty where a person alone decided it. */
  reasons: z.array(
    z.object({
      code: z.enum(LINK_REASONS),
      /** In the caller's language. */
      message: z.string(),
    }),
  ),
});

export type Relation = z.output<typeof relation>;

export const listRelations = defineCall({
  method: 'GET',
  path: '/api/v1/child-documents/{id}/relations',
  permission: 'view-processed-document-relations',
  summary: 'The child documents that are linked to a child document, whichever way round',
  params: id,
  reply: z.object({ status: z.literal('success'), data: z.array(relation) }),
  problems: ['not-found'],
});

export const listPotentialRelations = defineCall({
  method: 'GET',
  path: '/child-documents/document-relations/{id}/potential-relations',
  permission: 'view-processed-document-relations',
  summary: 'Candidates for links of a child document, the best first: of the same vendor or of others',
  params: id,
  query: z.strictObject({
    page: z.coerce.number().int().min(1).default(1),
    limit: z.coerce.number().int().min(1).max(200).default(50),
    /** Those of the same company or vendor, or those of others. */
    vendorMatch: z.stringbool().default(true),
  }),
  reply: z.object({
    status: z.literal('success'),
    data: z.array(
      relation.extend({
        vendorMatch: z.boolean(),
        /** 1 to 15: a shared number counts 8, company 4, period 2, a similar name 1. */
        score: z.number().int(),
      }),
    ),
    page: z.number().int(),
    limit: z.number().int(),
    total: z.number().int(),
  }),
  problems: ['not-found'],
});

/** Differences that are settled in one call. */
const MOST_SETTLED = 500;

export const reconcileChildDocument = defineCall({
  method: 'POST',
  path: '/api/v1/child-documents/{id}/reconciliations',
  permission: 'reconcile-processed-documents',
  summary:
    'Settles differences with linked documents, all or none: which value stands, and why. Both values stay; the difference does not count as open any more',
  params: id,
  body: z.strictObject({
    reason: z.string().trim().min(1).max(1000),
    differences: z
      .array(
        z.strictObject({
          rowId: z.uuid(),
          /** The linked child document. */
          DocumentId: z.uuid(),
          /** Both as they were read; the call answers 409 where one is another by now. */
          Value: z.string().max(100_000),
          otherValue: z.string().max(100_000),
          /** Null: it is open again. */
          stands: z.enum(['own', 'other']).nullable(),
        }),
      )
      .min(1)
      .max(MOST_SETTLED),
  }),
  reply: z.object({ status: z.literal('success'), data: z.object({ JSONData: z.array(extractionRow) }) }),
  problems: ['not-found', 'changed-meanwhile', 'wrong-state'],
});
