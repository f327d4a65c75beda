// Versions of templates, what they learn, and how they are tried before they are saved (issue 14, 'Learning'; issue 15, 'templates administration').

import { DOCUMENT_STATUSES, USER_STATUSES } from '@vigilo/domain/documents/document-status';
import { LABEL_PLACES } from '@vigilo/domain/extraction/document-type';
import { LOOK_REASONS } from '@vigilo/domain/extraction/extraction-row';
import { TRIAL_OUTCOMES } from '@vigilo/domain/templates/learn-from-corrections';
import { CHANGED_PARTS } from '@vigilo/domain/templates/list-changes';
import { TEMPLATE_LIMITS as LIMITS } from '@vigilo/domain/templates/template';
import { VERSION_ORIGINS } from '@vigilo/domain/templates/template-version';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { TEMPLATE_BYTES, templateAnswer, templateDefinition, templateId } from './templates.ts';

/** So many documents are looked at for what a changed template reads differently. */
export const DIFFERENCES_MOST = 200;

const change = z.object({
  /** The key or table that changed; '' for the template itself. */
  subject: z.string(),
  part: z.enum(CHANGED_PARTS),
  /** Of lists only what went and what came. */
  before: z.array(z.string()),
  after: z.array(z.string()),
});

export type TemplateChangeReply = z.output<typeof change>;

const quality = z.object({
  documents: z.number().int(),
  values: z.number().int(),
  /** Of the values, read exactly. */
  right: z.number().int(),
  extra: z.number().int(),
});

const proposal = z.object({
  /** The name of the key. */
  key: z.string(),
  synonym: z.string().nullable(),
  place: z.enum(LABEL_PLACES).nullable(),
});

const lesson = z.object({
  learned: z.array(
    proposal.extend({
      /** Those that the caller sees of the child documents in which it was shown. */
      documents: z.array(z.object({ id: z.string(), documentId: z.string(), fileName: z.string() })),
      /** All of them. */
      count: z.number().int(),
    }),
  ),
  before: quality,
  after: quality,
});

const version = z.object({
  version: z.number().int(),
  origin: z.enum(VERSION_ORIGINS),
  createdOn: z.string(),
  /** The name of who made it; null for what was learned, and where nobody is known. */
  createdBy: z.string().nullable(),
  /** What differs from the version before it. */
  changes: z.array(change),
  /** Of what was learned. */
  lesson: lesson.nullable(),
  isCurrent: z.boolean(),
  can: z.array(z.enum(['return', 'undo'])),
});

export type TemplateVersionReply = z.output<typeof version>;

export const listTemplateVersions = defineCall({
  method: 'GET',
  path: '/api/v1/templates/{id}/versions',
  permission: 'retrieve-template',
  summary: 'The versions of a template, the newest first, each with what it changed',
  params: templateId,
  reply: z.object({ status: z.literal('success'), data: z.array(version) }),
  problems: ['not-found'],
});

const versionOf = z.strictObject({ id: z.uuid(), version: z.coerce.number().int().min(0) });

export const compareTemplateVersions = defineCall({
  method: 'GET',
  path: '/api/v1/templates/{id}/versions/{version}/changes',
  permission: 'retrieve-template',
  summary: 'What differs between a version of a template and another one',
  params: versionOf,
  query: z.strictObject({ with: z.coerce.number().int().min(0) }),
  reply: z.object({ status: z.literal('success'), data: z.array(change) }),
  problems: ['not-found'],
});

/** The version that is there now, as it was looked at: another answers 409. */
const lookedAt = z.strictObject({ version: z.number().int().min(0) });

export const returnToVersion = defineCall({
  method: 'POST',
  path: '/api/v1/templates/{id}/versions/{version}/return',
  permission: 'update-template',
  summary: 'Makes a version of a template that is as an earlier one was',
  params: versionOf,
  body: lookedAt,
  reply: templateAnswer,
  problems: ['not-found', 'changed-meanwhile', 'already-exists', 'wrong-state'],
});

const learned = z.object({
  /** The version that it became; null where nothing was learned. */
  version: z.number().int().nullable(),
  /** Approved child documents that were looked at. */
  approved: z.number().int(),
  /** What was proposed, and what came of it. */
  trials: z.array(proposal.extend({ count: z.number().int(), outcome: z.enum(TRIAL_OUTCOMES) })),
});

export type LearnedReply = z.output<typeof learned>;

export const learnTemplate = defineCall({
  method: 'POST',
  isSlow: true,
  path: '/api/v1/templates/{id}/learn',
  permission: 'update-template',
  summary:
    'Learns names of keys from what people put right in documents that they approved; kept where it reads better',
  params: templateId,
  body: z.strictObject({}),
  reply: z.object({ status: z.literal('success'), data: learned }),
  problems: ['not-found', 'changed-meanwhile', 'wrong-state'],
});

export const undoLesson = defineCall({
  method: 'POST',
  path: '/api/v1/templates/{id}/versions/{version}/undo',
  permission: 'update-template',
  summary: 'Takes out of a template what it learned with a version; it is not learned again',
  params: versionOf,
  body: lookedAt,
  reply: templateAnswer,
  problems: ['not-found', 'changed-meanwhile', 'wrong-state'],
});

const triedDocument = z.object({
  /** Of the child document. */
  id: z.string(),
  documentId: z.string(),
  fileName: z.string(),
  documentType: z.string(),
});

export type TriedDocument = z.output<typeof triedDocument>;

export const listTriedDocuments = defineCall({
  method: 'GET',
  path: '/api/v1/template-documents',
  permission: 'retrieve-template',
  summary:
    'Child documents that the caller sees, to try a template on: those of a type first, the newest first',
  query: z.strictObject({
    documentType: z.string().max(LIMITS.name).default(''),
    /** Part of the name of the file. */
    search: z.string().max(200).default(''),
  }),
  reply: z.object({ status: z.literal('success'), data: z.array(triedDocument) }),
  problems: [],
});

const triedValue = z.object({
  value: z.string(),
  raw: z.string(),
  confidence: z.number(),
  reasons: z.array(z.enum(LOOK_REASONS)),
});

const triedRow = z.object({
  key: z.string(),
  period: z.string(),
  /** How many months it has; null for a year, a named quarter and where nobody says. */
  months: z.number().int().nullable(),
  /** Null where it is not read. */
  now: triedValue.nullable(),
  /** Null where nothing is stored. */
  stored: triedValue.extend({ isByHand: z.boolean() }).nullable(),
  isDifferent: z.boolean(),
});

export type TriedRow = z.output<typeof triedRow>;

export const tryTemplate = defineCall({
  method: 'POST',
  isRead: true,
  isSlow: true,
  path: '/api/v1/template-documents/{id}/try',
  permission: 'retrieve-template',
  summary: 'What a template would read from a child document, beside what is stored; nothing is stored',
  params: templateId,
  bodyBytes: TEMPLATE_BYTES,
  body: z.strictObject({ definition: templateDefinition }),
  reply: z.object({ status: z.literal('success'), data: z.array(triedRow) }),
  problems: ['not-found', 'wrong-state'],
});

const difference = z.object({
  key: z.string(),
  period: z.string(),
  /** How many months it has; null for a year, a named quarter and where nobody says. */
  months: z.number().int().nullable(),
  before: z.string(),
  after: z.string(),
  /** A person put in, or approved, what stands there now. */
  isByHand: z.boolean(),
});

const differentDocument = triedDocument.extend({
  Status: z.enum(DOCUMENT_STATUSES),
  UserStatus: z.enum(USER_STATUSES),
  /** It, or another child document of its file, is Validated. */
  hasValidated: z.boolean(),
  differences: z.array(difference),
  /** Its pages would be of another type. */
  isOtherType: z.boolean(),
});

export type DifferentDocument = z.output<typeof differentDocument>;

export const listDifferences = defineCall({
  method: 'POST',
  isRead: true,
  isSlow: true,
  path: '/api/v1/templates/{id}/differences',
  permission: 'retrieve-template',
  summary:
    'Which documents of the type a changed template would read differently: a few at a time of the newest 200 that the caller sees',
  params: templateId,
  bodyBytes: TEMPLATE_BYTES,
  body: z.strictObject({
    definition: templateDefinition,
    /** How many were looked at before. */
    offset: z.number().int().min(0).max(DIFFERENCES_MOST).default(0),
  }),
  reply: z.object({
    status: z.literal('success'),
    data: z.object({
      /** All that are to be looked at. */
      total: z.number().int(),
      /** Looked at with these. */
      done: z.number().int(),
      documents: z.array(differentDocument),
    }),
  }),
  problems: ['not-found', 'wrong-state'],
});
