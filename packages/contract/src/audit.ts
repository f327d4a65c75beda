// The audit log: who did what, when, before and after. It is append-only and sealed, so that a change that bypasses the product is detected.

import { z } from 'zod';
import { defineCall } from './call.ts';
import { day } from './companies.ts';
import { LANGUAGES } from './messages/language.ts';

const id = z.uuid();

/** A changed field as text, before and after; null if absent. */
const change = z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() });

const entry = z.object({
  _id: z.string(),
  at: z.string(),
  /** The user; null for the system. */
  actor: z.object({ _id: z.string(), name: z.string(), email: z.string() }).nullable(),
  /** Area and verb, such as `users.change`. */
  action: z.string(),
  entity: z.string(),
  entityId: z.string().nullable(),
  /** The name of the entity, if known. */
  entityName: z.string().nullable(),
  changes: z.array(change),
  requestId: z.string().nullable(),
});

export type AuditEntry = z.output<typeof entry>;

const filters = {
  /** Days in UTC, both inclusive. */
  from: day.optional(),
  to: day.optional(),
  actor: id.optional(),
  action: z.string().max(60).optional(),
  entity: z.string().max(60).optional(),
  entityId: id.optional(),
  /** Part of a name, e-mail, action or value. */
  search: z.string().trim().max(200).default(''),
};

export const listAuditEntries = defineCall({
  method: 'GET',
  path: '/api/v1/audit',
  permission: 'admin-dash',
  isHeavy: true,
  summary: 'Entries of the audit log, newest first, a page at a time',
  query: z.strictObject({
    ...filters,
    before: id.optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  reply: z.object({
    status: z.literal('success'),
    data: z.object({
      entries: z.array(entry),
      /** The value of `before` for the next page; null at the end. */
      next: z.string().nullable(),
    }),
  }),
  problems: [],
});

export const listAuditFilters = defineCall({
  method: 'GET',
  path: '/api/v1/audit/filters',
  permission: 'admin-dash',
  summary: 'The actions, kinds of things and people that the audit log knows',
  reply: z.object({
    status: z.literal('success'),
    data: z.object({
      actions: z.array(z.string()),
      entities: z.array(z.string()),
      actors: z.array(z.object({ _id: z.string(), name: z.string(), email: z.string() })),
    }),
  }),
  problems: [],
});

export const exportAudit = defineCall({
  method: 'GET',
  path: '/api/v1/audit/export.csv',
  permission: 'admin-dash',
  isHeavy: true,
  summary: 'Entries of the audit log as CSV, oldest first, a line for each changed field',
  query: z.strictObject({ ...filters, lang: z.enum(LANGUAGES).default('en') }),
  reply: { file: 'text/csv; charset=utf-8' },
  problems: [],
});

export const verifyAudit = defineCall({
  method: 'POST',
  isRead: true,
  path: '/api/v1/audit/verify',
  permission: 'admin-dash',
  isHeavy: true,
  summary: 'Checks every sealed entry of the audit log against its seal',
  body: z.strictObject({}),
  reply: z.object({
    status: z.literal('success'),
    data: z.object({
      sealed: z.number().int(),
      /** Number of recent entries that are not sealed yet. */
      unsealed: z.number().int(),
      /** The newest seal. If noted elsewhere, it can prove that a later log still contains it. */
      head: z.object({ number: z.number().int(), seal: z.string() }).nullable(),
      /** The first 1,000. `broken` marks a missing seal, or a newest seal that is not the last one made. */
      faults: z.array(
        z.object({
          kind: z.enum(['changed', 'removed', 'added', 'broken']),
          number: z.number().int().nullable(),
          entryId: z.string().nullable(),
        }),
      ),
    }),
  }),
  problems: [],
});
