// What people decide about child documents, and the ratings that an approved report offers its company (specification 3, sections 2.6, 4 and 7;
// decisions.md sections 1 and 5).

import { USER_STATUSES } from '@vigilo/domain/documents/document-status';
import { HORIZONS } from '@vigilo/domain/scoring/score';
import { GRADES } from '@vigilo/domain/companies/company';
import { LINK_TYPES, MOST_LINKS } from '@vigilo/domain/relations/rank-candidates';
import { RATING_REFUSALS } from '@vigilo/domain/workflow/offered-ratings';
import {
  ACTION_CATEGORIES,
  LONGEST_REASON,
  WORKFLOW_ACTIONS,
} from '@vigilo/domain/workflow/workflow-actions';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { day } from './companies.ts';

const success = z.literal('success');
const id = z.strictObject({ id: z.uuid() });

const workflowAction = z.object({
  ActionName: z.enum(WORKFLOW_ACTIONS),
  /** The permission that it needs, as screens spell it. */
  ComponentName: z.string(),
  Category: z.enum(ACTION_CATEGORIES),
  /** Why it is shown but left to somebody else, in the caller's language; null where the caller may take it. */
  refusal: z.string().nullable(),
});

export type OfferedAction = z.output<typeof workflowAction>;

export const listWorkflowActions = defineCall({
  method: 'GET',
  path: '/workflow/actions/{entity}',
  permission: 'view-workflow',
  summary: 'The actions that a child document offers the caller at its status',
  params: z.strictObject({ entity: z.uuid() }),
  reply: z.object({
    status: success,
    data: z.array(workflowAction),
    /** Of the child document, for the call that performs one. */
    version: z.number().int(),
  }),
  problems: ['not-found'],
});

export const performWorkflowAction = defineCall({
  method: 'POST',
  path: '/workflow/actions/{entity}/{action}',
  permission: 'perform-actions',
  summary:
    "Perform an action on a child document; analysts may not approve, nor whoever changed it where the tenant asks for four eyes; 'Reject' needs a reason; 'Update Document Links' needs 'update-processed-document-relations'",
  params: z.strictObject({ entity: z.uuid(), action: z.enum(WORKFLOW_ACTIONS) }),
  body: z.strictObject({
    /** The same as in the path. */
    childDocumentId: z.uuid().optional(),
    ComponentName: z.string().max(100).optional(),
    /** The version that was read; the call answers 409 if it has changed since. */
    version: z.number().int().optional(),
    /** Of 'Reject', which needs it. */
    reason: z.string().trim().max(LONGEST_REASON).optional(),
    /** Of 'Update Document Links', which needs it: all that are linked from now on. What the caller does not see stays linked. */
    LinkedDocuments: z
      .array(
        z.strictObject({
          id: z.uuid(),
          /** These two as they were read; what they are follows from the documents. */
          documentType: z.string().max(100).optional(),
          linkType: z.enum(LINK_TYPES).optional(),
        }),
      )
      .max(MOST_LINKS)
      .optional(),
  }),
  reply: z.object({
    status: success,
    message: z.string(),
    data: z.object({
      UserStatus: z.enum(USER_STATUSES),
      version: z.number().int(),
      /** A report of a company was approved by somebody who may edit companies: its ratings can be taken over. */
      offersRatings: z.boolean(),
      /** What was posted as a file, where the client has no webhook. */
      exported: z.object({ fileName: z.string(), content: z.string() }).nullable(),
    }),
  }),
  problems: ['not-found', 'changed-meanwhile', 'wrong-state'],
});

const reviewRules = z.object({
  /** Whoever changed a child document does not approve it. */
  fourEyes: z.boolean(),
});

export const getReviewRules = defineCall({
  method: 'GET',
  path: '/api/v1/workflow/rules',
  permission: 'admin-dash',
  summary: "The tenant's rules of reviewing documents",
  reply: z.object({ status: success, data: reviewRules }),
  problems: [],
});

export const changeReviewRules = defineCall({
  method: 'PUT',
  path: '/api/v1/workflow/rules',
  permission: 'admin-dash',
  summary: "Change the tenant's rules of reviewing documents",
  body: z.strictObject({ fourEyes: z.boolean() }),
  reply: z.object({ status: success, data: reviewRules }),
  problems: [],
});

const coordinates = z.object({
  page_n: z.number().int(),
  scaled_x_start: z.number(),
  scaled_y_start: z.number(),
  scaled_x_end: z.number(),
  scaled_y_end: z.number(),
});

const offeredRating = z.object({
  horizon: z.enum(HORIZONS),
  /** Null: not rated, or not to be seen by the caller. */
  before: z.string().nullable(),
  /** As the report says it; null where it says nothing, or several things. */
  after: z.string().nullable(),
  at: coordinates.nullable(),
  /** Why it cannot be taken over, in the caller's language; null where it can. */
  refusal: z.object({ code: z.enum(RATING_REFUSALS), message: z.string() }).nullable(),
});

export type OfferedRating = z.output<typeof offeredRating>;

const offeredRatings = z.object({
  company: z
    .object({ _id: z.string(), companyName: z.string(), ticker: z.string(), version: z.number().int() })
    .nullable(),
  ratings: z.array(offeredRating),
});

export const listOfferedRatings = defineCall({
  method: 'GET',
  path: '/api/v1/child-documents/{id}/ratings',
  permission: 'view-processed-documents',
  summary: 'The ratings that a credit risk rating report offers its company, with what stands there before',
  params: id,
  reply: z.object({ status: success, data: offeredRatings }),
  problems: ['not-found'],
});

export const takeOverRatings = defineCall({
  method: 'POST',
  path: '/api/v1/child-documents/{id}/ratings',
  permission: 'edit-company',
  summary: 'Take over ratings of an approved report for its company, all that are named or none',
  params: id,
  body: z.strictObject({
    /** As they were shown; the call answers 409 where the report says another by now. */
    ratings: z
      .array(z.strictObject({ horizon: z.enum(HORIZONS), after: z.enum(GRADES) }))
      .min(1)
      .max(HORIZONS.length),
    /** Of the company, as it was read. */
    version: z.number().int(),
  }),
  reply: z.object({ status: success, message: z.string(), data: offeredRatings }),
  problems: ['not-found', 'changed-meanwhile', 'wrong-state'],
});

const ratingOrigin = z.object({
  horizon: z.enum(HORIZONS),
  /** When it was taken over, ISO 8601 UTC. */
  at: z.string(),
  /** Null: from a document that the caller may not see. */
  document: z
    .object({
      _id: z.string(),
      OriginalFileName: z.string(),
      /** Null where the document does not say this rating any more, or the caller may not see what was read from it. */
      value: z.object({ childDocumentId: z.string(), at: coordinates.nullable() }).nullable(),
    })
    .nullable(),
});

export type RatingOrigin = z.output<typeof ratingOrigin>;

export const listRatingOrigins = defineCall({
  method: 'GET',
  path: '/api/v1/companies/{id}/rating-origins',
  permission: 'list-creditriskrating',
  summary: "From which documents a company's ratings came; those that somebody typed are not among them",
  params: id,
  query: z.strictObject({ asOf: day.optional() }),
  reply: z.object({ status: success, data: z.array(ratingOrigin) }),
  problems: ['not-found'],
});
