// Registers the implementations with Fastify: schema for the documentation and the reply, guard, parsing, handler. The reply is written
// by the contract's schema, so a field that the contract does not name cannot leave.

import { Readable } from 'node:stream';
import type { Call } from '@vigilo/contract/call';
import { isChange } from '@vigilo/contract/call';
import type { Language } from '@vigilo/contract/messages/language';
import { message } from '@vigilo/contract/messages/message';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { FairShares } from '../frame/fair-shares.ts';
import type { FairTurns } from '../frame/fair-turns.ts';
import type { Guard, RecallCaller } from '../frame/guard.ts';
import type { KeyContext } from '../frame/idempotency.ts';
import { hashRequest, performOnce, readKey } from '../frame/idempotency.ts';
import type { FileReply, Implementation } from '../frame/implementation.ts';
import { LiveReply, ReadyJson } from '../frame/implementation.ts';
import { inLogScope } from '../frame/log-scope.ts';
import { getLanguage } from '../frame/request-language.ts';
import { Problem } from '../frame/problem.ts';
import type { Sentence } from '../frame/texts.ts';
import { toSentence } from '../frame/texts.ts';
import { inShare } from './in-share.ts';
import { writeInPieces } from './text-in-pieces.ts';
import { buildSchema } from './call-schema.ts';
import type { Turns } from '../frame/turns.ts';
import { whileAlive, withinTime } from '../frame/turns.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    call?: Call;
  }
}

/** What Zod says of a value, where the schema itself says nothing. */
const WORDS: Readonly<Record<Language, z.core.$ZodErrorMap>> = {
  en: z.locales.en().localeError,
  es: z.locales.es().localeError,
};

/** More wrong fields than these are not named: nobody reads them, and a body can hold a million. */
const MOST_FIELDS = 50;

/** What is said of any value of any call. */
const GENERAL_WORDS: ReadonlySet<Sentence> = new Set(['refusals.unknownField', 'refusals.unstorable']);

/** Routes outside the contract that belong to the documentation page. */
const DOCUMENTATION = /^\/api\/docs(\/|$)/;

/** Refuses any later route that is not a call of the contract. */
export function refuseUnknownRoutes(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    if (!route.config?.call && !DOCUMENTATION.test(route.url)) {
      throw new Error(
        `The route ${String(route.method)} ${route.url} is no call of the contract, so it has no permission.`,
      );
    }
  });
}

export interface CallRules {
  readonly guard: Guard;
  readonly recall: RecallCaller;
  /** Of calls that change something. */
  readonly turns: Turns;
  /** Of calls that only read. */
  readonly reads: FairTurns;
  /** Longest time for a reply of JSON, in milliseconds; 0 for any. */
  readonly answerMs: number;
  /** Whether the database answers: other replies take as long as it does. */
  readonly hasDatabase: () => Promise<boolean>;
  /** Of calls that take much of the machine. */
  readonly shares: FairShares;
  /** Where the keys of requests that create something are kept. */
  readonly keys: KeyContext;
}

/** Registers every implementation; two of the same call are an error. */
export function registerCalls(
  server: FastifyInstance,
  implementations: readonly Implementation[],
  rules: CallRules,
): void {
  for (const implementation of implementations) {
    const { call } = implementation;
    // A file takes as long as it is large, whichever way it goes.
    const isUnbounded = 'file' in call.reply || call.multipart === true || call.isSlow === true;
    const longest = isUnbounded ? null : rules.answerMs;
    server.route({
      method: call.method,
      url: toRoute(call),
      config: { call },
      schema: buildSchema(call),
      // What lasts would wait in the compressor until there is enough of it.
      ...(getMediaType(call) === 'text/event-stream' ? { compress: false } : {}),
      ...(call.bodyBytes === undefined ? {} : { bodyLimit: call.bodyBytes }),
      onRequest: async (request) => {
        if (takesReadTurn(call)) rules.reads.refuseWhereFull(rules.recall(request));
      },
      handler: async (request, reply) => {
        // What is somebody's own stays out of every cache.
        if (call.method !== 'GET' || call.permission !== 'public') reply.header('cache-control', 'no-store');
        const work = inLogScope(request.log, {}, () => perform(implementation, rules, request, reply));
        const answer = await waitFor(work, longest, rules);
        if (answer instanceof ReadyJson)
          return reply
            .type('application/json; charset=utf-8')
            .serializer(asIs)
            .send(writeInPieces(answer.parts));
        if (answer instanceof LiveReply)
          return reply.type(getMediaType(call)).header('x-accel-buffering', 'no').send(answer.content);
        if ('file' in call.reply) return sendFile(answer as FileReply, call.reply.file, reply); // a file call's handler returns a FileReply by its type
        return answer;
      },
    });
  }
}

/** Waits for an answer at most so long; null: as long as the database lives. What comes after nobody waited any more is let go. */
async function waitFor(
  work: Promise<unknown>,
  longest: number | null,
  { answerMs, hasDatabase }: CallRules,
): Promise<unknown> {
  try {
    return await (longest === null ? whileAlive(answerMs, hasDatabase, work) : withinTime(longest, work));
  } catch (error) {
    void work.then(letGo).catch(() => undefined);
    throw error;
  }
}

/** A stream that nobody will read. */
function letGo(answer: unknown): void {
  if (typeof answer !== 'object' || answer === null || !('content' in answer)) return;
  if (answer.content instanceof Readable) answer.content.destroy();
}

/** Does what a request asks for, once it is known who asks and that they may; in turn where it changes something, and once where it has a key. */
async function perform(
  { call, handle }: Implementation,
  { guard, turns, reads, shares, keys }: CallRules,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  // The line that tells of the end is the reply's, and names the caller as those of the request do.
  const caller = await guard(call, request).finally(() => {
    reply.log = request.log;
  });
  const input = parseInput(call, request);
  const key = readKey(call, request);
  const act = () => handle({ ...input, caller, request, reply });
  const once =
    key === null || caller === null
      ? act
      : async () => {
          const { tenantId, userId } = caller;
          const keyed = { tenantId, userId, key, hash: hashRequest(call, request, input) };
          return new ReadyJson(await performOnce(keys, keyed, async () => writeReply(await act(), reply)));
        };
  if (call.isHeavy === true && caller !== null) {
    const leave = await shares.enter(caller);
    return inShare({ leave, doOthersAsk: () => reads.doOthersAsk(caller.userId) }, reply.raw, once);
  }
  if (caller !== null && takesReadTurn(call)) return reads.run(caller, once);
  const takesTurns = isChange(call) && call.multipart !== true && call.isSlow !== true;
  return takesTurns ? turns.run(once) : once();
}

/** A file takes as long as its reader does, and who asks how the process is gets an answer. */
function takesReadTurn(call: Call): boolean {
  return (
    !isChange(call) &&
    call.permission !== 'public' &&
    call.isHeavy !== true &&
    call.isSlow !== true &&
    !('file' in call.reply)
  );
}

/** A reply of JSON as it is sent: by the schema of its call. */
function writeReply(answer: unknown, reply: FastifyReply): string {
  return answer instanceof ReadyJson ? answer.parts.join('') : String(reply.serialize(answer));
}

/** @throws Problem 'invalid-input' naming every wrong field */
function parseInput(call: Call, request: FastifyRequest) {
  const language = getLanguage(request);
  const fields: Record<string, Sentence> = {};
  // The whole of it: the tenant is no part of a call's own query.
  noteUnstorable('query', request.query, fields);
  const params = parsePart('params', call.params, request.params, fields, language);
  const query = parsePart('query', call.query, withoutTenant(request.query), fields, language);
  const sent = call.body && !call.multipart ? request.body : undefined;
  const body = call.multipart ? undefined : parsePart('body', call.body, sent, fields, language);
  if (Object.keys(fields).length > 0) throw invalidInput(fields);
  return { params, query, body };
}

/** A call's path as Fastify writes it: a colon of its own is written twice, and one begins a parameter. @public */
export function toRoute(call: Pick<Call, 'path'>): string {
  return call.path.replaceAll(':', '::').replaceAll(/\{(\w+)\}/g, ':$1');
}

function getMediaType({ reply }: Call): string {
  return 'file' in reply ? reply.file : 'application/json';
}

const asIs = (text: unknown) => String(text);

function sendFile(file: FileReply, mediaType: string, reply: FastifyReply) {
  return reply
    .type(file.mediaType ?? mediaType)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
    .send(file.content);
}

function withoutTenant(query: unknown): unknown {
  if (typeof query !== 'object' || query === null) return query;
  return Object.fromEntries(Object.entries(query).filter(([name]) => name !== 'tenant'));
}

function parsePart(
  part: string,
  schema: z.ZodType | undefined,
  value: unknown,
  fields: Record<string, Sentence>,
  language: Language,
): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value ?? {}, { error: WORDS[language] });
  if (parsed.success) {
    noteUnstorable(part, parsed.data, fields);
    return parsed.data;
  }
  for (const issue of parsed.error.issues.slice(0, MOST_FIELDS)) {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys : [undefined];
    for (const key of unknown.slice(0, MOST_FIELDS)) {
      const path = [part, ...issue.path.map(String), ...(key === undefined ? [] : [key])].join('.');
      fields[path] ??= key === undefined ? toSentence(issue.message) : 'refusals.unknownField';
    }
  }
  return undefined;
}

function noteUnstorable(part: string, value: unknown, fields: Record<string, Sentence>): void {
  const unstorable = findUnstorable(value, part);
  if (unstorable !== null) fields[unstorable] = 'refusals.unstorable';
}

/** The path of the first text that PostgreSQL cannot hold, with the character NUL or half a surrogate pair; or null. */
function findUnstorable(value: unknown, path: string): string | null {
  if (typeof value === 'string') return isStorable(value) ? null : path;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, part] of Object.entries(value)) {
    const found = isStorable(name) ? findUnstorable(part, `${path}.${name}`) : path;
    if (found !== null) return found;
  }
  return null;
}

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

function invalidInput(fields: Record<string, Sentence>): Problem {
  const named = Object.keys(fields)
    .slice(0, 5)
    .map((path) => path.replace(/^(params|query|body)\./, ''));
  return new Problem('invalid-input', findOwnWords(fields) ?? 'refusals.valuesUnusable', {
    description: message('refusals.pleaseCheck', { fields: named.join(', ') }),
    fields,
  });
}

/** What the contract itself says of one of the values, in the words of the specification; null where only Zod says something. */
function findOwnWords(fields: Readonly<Record<string, Sentence>>): Sentence | null {
  return (
    Object.values(fields).find((sentence) => typeof sentence === 'string' && !GENERAL_WORDS.has(sentence)) ??
    null
  );
}
