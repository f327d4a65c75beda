// Drafts: unsaved input of a form, stored on the server and visible to its author only, so that nothing is lost on an idle logout (decisions.md
// section 6).

import { z } from 'zod';
import { defineCall } from './call.ts';

/** The form, such as `users.add` or `sub-roles.change`. */
const form = z.string().regex(/^[a-z-]{1,40}\.[a-z-]{1,40}$/);
/** The id of the record being edited, or `new`. */
const subject = z.union([z.literal('new'), z.uuid()]);
const params = z.strictObject({ form, subject });

/** The fields as JSON written by the form, with room for a client's several thousand companies. */
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
    /** The title in the list of drafts, such as the name of the user being edited. */
    title: z.string().trim().max(200),
    /** The page of this application with the form. */
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
