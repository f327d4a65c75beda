// Headlines that their source changed or took back under the same id (issue 17, 'Dates and revisions'), and what an analyst decides about them.

import { REVISION_DECISIONS, REVISION_KINDS, REVISION_STATES } from '@vigilo/domain/events/revision';
import { z } from 'zod';
import { defineCall } from './call.ts';

const id = z.strictObject({ id: z.uuid() });

const revision = z.object({
  _id: z.string(),
  kind: z.enum(REVISION_KINDS),
  /** How the source worded it before, and since. */
  earlierTitle: z.string(),
  title: z.string(),
  state: z.enum(REVISION_STATES),
  seenAt: z.string(),
});

const openRevision = revision.extend({
  eventID: z.string(),
  companyID: z.string(),
  companyName: z.string(),
  ticker: z.string(),
  /** The headline of the event, and whether that counts in scores. */
  currentTitle: z.string(),
  counts: z.boolean(),
  canDecide: z.boolean(),
});

export type OpenRevision = z.output<typeof openRevision>;

export const listRevisions = defineCall({
  method: 'GET',
  path: '/api/v1/news/revisions',
  permission: 'add-event',
  summary:
    'Headlines that changed at their source since they were accepted, of all visible companies: the latest 50 that nobody has decided',
  reply: z.object({ status: z.literal('success'), data: z.array(openRevision) }),
  problems: [],
});

export const listEventRevisions = defineCall({
  method: 'GET',
  path: '/api/v1/events/{id}/revisions',
  permission: 'add-event',
  summary: 'How the source of an event has changed its headline, the latest first',
  params: id,
  reply: z.object({ status: z.literal('success'), data: z.array(revision) }),
  problems: ['not-found'],
});

export const decideRevision = defineCall({
  method: 'POST',
  path: '/api/v1/news/revisions:decide',
  permission: 'edit-event',
  summary: 'Keep the headline of an event, or take over what its source has made of it',
  body: z.strictObject({
    companyID: z.uuid(),
    eventID: z.uuid(),
    revisionID: z.uuid(),
    decision: z.enum(REVISION_DECISIONS),
  }),
  reply: z.object({ status: z.literal('success') }),
  problems: ['not-found', 'wrong-state', 'already-exists', 'changed-meanwhile'],
});
