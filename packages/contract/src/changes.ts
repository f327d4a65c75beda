// The stream of changes that an open screen receives (issue 5).

import { z } from 'zod';
import { defineCall } from './call.ts';

/**
 * The kind of change of a company; `documents`, without a company, of some document the user sees; `visits`, without one, that somebody opened or left such a document; `news-visits` that somebody came to news of a company or left it; `many`, without a company, means that so many companies changed that the screen must reload; `rights`,
 * without one too, that the user may now do or see more or less than before.
 */
export const CHANGE_KINDS = [
  'events',
  'imported',
  'prices',
  'feeds',
  'company',
  'documents',
  'visits',
  'news-visits',
  'many',
  'rights',
] as const;
export const change = z.object({ kind: z.enum(CHANGE_KINDS), companyID: z.string() });
export type Change = z.output<typeof change>;

export const streamChanges = defineCall({
  method: 'GET',
  path: '/api/v1/changes',
  permission: 'signed-in',
  summary:
    'Server-sent events: each message is the JSON of a change (kind, companyID) in a company the user sees, as soon as it is stored; kind "documents" without a company means some document; kind "visits" that somebody opened or left one; kind "news-visits" that somebody came to news of a company or left it; kind "many" without a company means that whatever is shown is to be loaded again, as after a lost connection; kind "rights" that the profile is, too. The last message, of the event "end", says why: session, replaced (too many streams of this user) or restart',
  query: z.strictObject({}),
  isBackground: true,
  reply: { file: 'text/event-stream' },
  problems: [],
});
