// What a call of the contract is in the documentation: its input, its reply and all that it can answer, as JSON schemas.

import type { Call } from '@vigilo/contract/call';
import { IDEMPOTENCY_HEADER, IDEMPOTENCY_KEY } from '@vigilo/contract/call';
import {
  GENERAL_PROBLEMS,
  HEAVY_PROBLEMS,
  KEY_PROBLEMS,
  PROBLEMS,
  problemReply,
} from '@vigilo/contract/problems';
import type { Schema } from 'fast-json-stringify';
import fastJsonStringify from 'fast-json-stringify';
import type { FastifySchema } from 'fastify';
import { z } from 'zod';

const KEY_HEADER = {
  type: 'object',
  properties: {
    [IDEMPOTENCY_HEADER]: {
      type: 'string',
      pattern: IDEMPOTENCY_KEY.source,
      description:
        'A key that is made anew for each request, as a UUID is. Repeated within a day it answers what the first request answered and creates nothing again; with another request it is 422, and while the first one runs 409',
    },
  },
};

/** Every call may answer with one. */
const PROBLEM_SCHEMA = toReplySchema(problemReply);

/** The schemas of a call; that of the reply also writes it. */
export function buildSchema(call: Call): FastifySchema {
  const own = [
    ...(call.creates === true ? KEY_PROBLEMS : []),
    ...(call.isHeavy === true ? HEAVY_PROBLEMS : []),
    ...call.problems,
  ];
  const failures = new Set([...GENERAL_PROBLEMS, ...own].map((code) => PROBLEMS[code]));
  const tenant = { type: 'string', description: "The tenant, if named, must be the session's own" };
  const query = call.query
    ? z.toJSONSchema(call.query, { target: 'draft-7', io: 'input', unrepresentable: 'any' })
    : { type: 'object', properties: {} };
  return {
    summary: call.summary,
    description: `Permission: ${call.permission}`,
    tags: [call.path.split('/').find((part) => !['', 'api', 'v1'].includes(part)) ?? ''],
    ...(call.permission === 'public' ? {} : { security: [{ bearer: [] }] }),
    ...(call.multipart
      ? {
          consumes: ['multipart/form-data'],
          body: {
            type: 'object',
            properties: { file: { type: 'string', format: 'binary' } },
            additionalProperties: true,
          },
        }
      : {}),
    ...(call.params ? { params: z.toJSONSchema(call.params, { target: 'draft-7', io: 'input' }) } : {}),
    ...(call.creates === true ? { headers: KEY_HEADER } : {}),
    querystring: { ...query, properties: { ...query.properties, tenant } },
    ...(call.body
      ? { body: z.toJSONSchema(call.body, { target: 'draft-7', io: 'input', unrepresentable: 'any' }) }
      : {}),
    response: {
      ...('file' in call.reply ? {} : { 200: toReplySchema(call.reply) }),
      ...Object.fromEntries([...failures].map((status) => [status, PROBLEM_SCHEMA])),
    },
  };
}

/** What writes the replies of a schema. It is made when the first of them is: all of them would keep a start waiting for a third of a second. */
export function writeLater({ schema }: { readonly schema: Schema }): (reply: unknown) => string {
  let write: ((reply: unknown) => string) | null = null;
  return (reply) => {
    write ??= fastJsonStringify(schema);
    return write(reply);
  };
}

function toReplySchema(reply: z.ZodType) {
  return z.toJSONSchema(reply, {
    target: 'draft-7',
    io: 'output',
    unrepresentable: 'any',
    override: markNullable,
  });
}

/**
 * Writes 'or null' as OpenAPI 3.0 does. As the union that JSON Schema makes of it, each such value of each reply would be validated to find out which of the
 * two it is, by a validator that is compiled while the first caller waits.
 */
function markNullable({ jsonSchema }: { readonly jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const [given, none, ...more] = jsonSchema.anyOf ?? [];
  if (given?.type === undefined || given.const !== undefined || none?.type !== 'null' || more.length > 0)
    return;
  delete jsonSchema.anyOf;
  Object.assign(jsonSchema, given, { nullable: true }, given.enum && { enum: [...given.enum, null] });
}
