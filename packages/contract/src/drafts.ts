// Drafts: what somebody has typed into a form but not saved, kept on the server for them alone, so that an idle logout destroys nothing
// (decisions.md section 6).

import { z } from 'zod';
import { defineCall } from './call.ts';

/** Which form it is, such as `users.add` or `sub-roles.change`. */
const form = z.string().regex(/^[a-z-]{1,40}\.[a-z-]{1,40}$/);
/** What the form was opened for; `new` for nothing yet. */
const subject = z.union([z.literal('new'), z.uuid()]);
const params = z.strictObject({ form, subject });

/** The form's fields as the form itself writes them: JSON, with room for a client's several thousand companies. */
const content = z.string().max(262_144);

const draft = z.object({
  form: z.string(),
  subject: z.string(),
  title: z.string(),
  content: z.string(),
  path: z.string(),
  savedAt: z.string(),
});

export type Draft = z.output<typeof draft>;

export const listDrafts = defineCall({
  method: 'GET',
  path: '/api/v1/drafts',
  permission: 'signed-in',
  summary: "The caller's own drafts, newest first",
  reply: z.object({ status: z.literal('success'), data: z.array(draft) }),
  problems: [],
});

export const saveDraft = defineCall({
  method: 'PUT',
  path: '/api/v1/drafts/{form}/{subject}',
  permission: 'signed-in',
  summary: "Keeps a form's unsaved input in place of what was kept of it before; a user has at most 100",
  params,
  body: z.strictObject({
    /** What the list of drafts calls it, such as the name of the user being edited. */
    title: z.string().trim().max(200),
    /** The page of this application where the form stands. */
    path: z
      .string()
      .regex(/^\/(?!\/)[^\\\s]*$/)
      .max(500),
    content,
  }),
  reply: z.object({ status: z.literal('success'), savedAt: z.string() }),
  problems: ['wrong-state'],
});

export const removeDraft = defineCall({
  method: 'DELETE',
  path: '/api/v1/drafts/{form}/{subject}',
  permission: 'signed-in',
  summary: 'Forgets a draft; one that is not there is no failure',
  params,
  reply: z.object({ status: z.literal('success') }),
  problems: [],
});
