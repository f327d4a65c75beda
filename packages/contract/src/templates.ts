// Document types as configuration: the templates by which documents are recognised, read and checked (specification 3, section 6; decisions.md section 5).

import { CUE_PLACES, LABEL_PLACES, LAYOUTS } from '@vigilo/domain/extraction/document-type';
import { DATA_TYPES } from '@vigilo/domain/extraction/extraction-row';
import { TEMPLATE_LIMITS as LIMITS, TEMPLATE_STATES } from '@vigilo/domain/templates/template';
import { TEMPLATE_ACTIONS } from '@vigilo/domain/templates/template-actions';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { dataFormat } from './extraction.ts';

/** Of a template, or of what is asked for in its place. */
export const templateId = z.strictObject({ id: z.uuid() });
const done = z.object({ status: z.literal('success') });

const name = z.string().max(LIMITS.name);
const phrase = z.string().max(LIMITS.phrase);
const parts = z.array(name).max(LIMITS.parts);

const cue = z.strictObject({
  phrase,
  weight: z.number().int().min(-LIMITS.weight).max(LIMITS.weight),
  where: z.enum(CUE_PLACES),
});

const ssotKey = z.strictObject({
  key: name,
  /** The name that programs use. */
  field: z.string().max(LIMITS.field),
  category: z.string().max(LIMITS.category),
  /** The most telling first. */
  synonyms: z.array(phrase).max(LIMITS.phrases),
  dataType: z.enum(DATA_TYPES),
  /** A regular expression of the whole value, or ''. */
  pattern: z.string().max(LIMITS.pattern),
  allowedValues: z.array(z.string().max(LIMITS.allowedValue)).max(LIMITS.allowedValues),
  isRequired: z.boolean(),
  isPerShare: z.literal(true).exactOptional(),
  /** Where its label is looked for first. */
  labelPlace: z.enum(LABEL_PLACES).exactOptional(),
});

const table = z.strictObject({
  key: name,
  category: z.string().max(LIMITS.category),
  headings: z.array(phrase).max(LIMITS.headings),
});

const rule = z.discriminatedUnion('rule', [
  z.strictObject({ rule: z.literal('sum'), total: name, parts }),
  z.strictObject({ rule: z.literal('balance'), left: name, right: parts }),
  z.strictObject({ rule: z.literal('dates-in-order'), earlier: name, later: name }),
]);

export const templateDefinition = z.strictObject({
  name,
  layout: z.enum(LAYOUTS),
  cues: z.array(cue).max(LIMITS.cues),
  keys: z.array(ssotKey).max(LIMITS.keys),
  tables: z.array(table).max(LIMITS.tables),
  rules: z.array(rule).max(LIMITS.rules),
  /** Names of keys. */
  comparedKeys: z.array(name).max(LIMITS.keys),
});

/** The largest template there can be takes about half of it. */
export const TEMPLATE_BYTES = 2 * 1024 * 1024;

const can = z.array(z.enum(TEMPLATE_ACTIONS));

const templateRow = z.object({
  _id: z.string(),
  name: z.string(),
  layout: z.enum(LAYOUTS),
  state: z.enum(TEMPLATE_STATES),
  keys: z.number().int(),
  /** Child documents of the type that the caller sees. */
  documents: z.number().int(),
  lastUpdatedOn: z.string().nullable(),
  can,
});

export type TemplateRow = z.output<typeof templateRow>;

export const listTemplates = defineCall({
  method: 'GET',
  path: '/api/v1/templates',
  permission: 'retrieve-template',
  summary:
    "The tenant's templates, removed shipped ones too, in the order in which a page is offered to them",
  reply: z.object({ status: z.literal('success'), data: z.array(templateRow) }),
  problems: [],
});

const template = z.object({
  _id: z.string(),
  state: z.enum(TEMPLATE_STATES),
  /** 'Other', the type of pages that no template claims: only its tables can be changed. */
  isOther: z.boolean(),
  /** 0 for one that nobody ever changed. */
  version: z.number().int(),
  definition: templateDefinition,
  can,
});

export type TemplateReply = z.output<typeof template>;

export const templateAnswer = z.object({ status: z.literal('success'), data: template });

export const getTemplate = defineCall({
  method: 'GET',
  path: '/api/v1/templates/{id}',
  permission: 'retrieve-template',
  summary: 'One template with its cues, keys, tables and rules',
  params: templateId,
  reply: templateAnswer,
  problems: ['not-found'],
});

export const addTemplate = defineCall({
  method: 'POST',
  path: '/api/v1/templates',
  permission: 'create-template',
  creates: true,
  summary: 'Adds a template; phrases are kept without case, accents and punctuation',
  bodyBytes: TEMPLATE_BYTES,
  body: z.strictObject({ definition: templateDefinition }),
  reply: templateAnswer,
  problems: ['wrong-state'],
});

export const changeTemplate = defineCall({
  method: 'PUT',
  path: '/api/v1/templates/{id}',
  permission: 'update-template',
  summary: 'Changes a template; documents are read by it from their next reading on',
  params: templateId,
  bodyBytes: TEMPLATE_BYTES,
  body: z.strictObject({
    /** The version that was looked at: another answers 409. */
    version: z.number().int().min(0),
    definition: templateDefinition,
  }),
  reply: templateAnswer,
  problems: ['not-found', 'changed-meanwhile', 'wrong-state'],
});

export const removeTemplate = defineCall({
  method: 'DELETE',
  path: '/api/v1/templates/{id}',
  permission: 'delete-template',
  summary: 'Removes a template; documents of it stay. A shipped one can be returned',
  params: templateId,
  reply: done,
  problems: ['not-found', 'wrong-state'],
});

export const returnTemplate = defineCall({
  method: 'POST',
  path: '/api/v1/templates/{id}/return',
  permission: 'update-template',
  summary: 'Returns a template that was changed or removed to what was shipped',
  params: templateId,
  body: z.strictObject({}),
  reply: templateAnswer,
  problems: ['not-found', 'already-exists', 'wrong-state'],
});

export const listDocumentTypes = defineCall({
  method: 'GET',
  path: '/config/document-type',
  permission: 'signed-in',
  summary: 'The document types of the tenant, each with its child documents that the caller sees',
  reply: z.object({
    status: z.literal('success'),
    data: z.array(z.object({ name: z.string(), count: z.number().int() })),
  }),
  problems: [],
});

export const listSsotKeys = defineCall({
  method: 'GET',
  path: '/config/document-ssot',
  permission: 'signed-in',
  summary: 'The SSOT keys of a document type',
  query: z.strictObject({ documentType: z.string().max(100) }),
  reply: z.object({
    status: z.literal('success'),
    data: z.array(z.object({ key: z.string(), category: z.string(), dataFormat, isTable: z.boolean() })),
  }),
  problems: [],
});
