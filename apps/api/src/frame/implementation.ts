// A route is a call of the contract with its handler; nothing else can be registered.

import type { Call, CallInput, CallReply } from '@vigilo/contract/call';
import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from './caller.ts';

/** A file as a reply: its media type and bytes or a stream. */
export interface FileReply {
  readonly name: string;
  readonly content: Buffer | NodeJS.ReadableStream;
  /** Where it is not the call's own. */
  readonly mediaType?: string;
}

/** JSON that is already written: sent as it is. A long one may come in parts, which then need not be put together. */
export class ReadyJson {
  readonly parts: readonly string[];
  constructor(...parts: readonly string[]) {
    this.parts = parts;
  }
}

/** What is sent as it comes, until it ends or its reader goes. */
export class LiveReply {
  readonly content: Readable;
  constructor(content: Readable) {
    this.content = content;
  }
}

type Answer<C extends Call> = CallReply<C> | ReadyJson | LiveReply | FileReply;

interface Http {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export interface Implementation {
  readonly call: Call;
  readonly handle: (
    input: { params: unknown; query: unknown; body: unknown; caller: Caller | null } & Http,
  ) => Promise<unknown>;
}

/** Implements a call that only signed-in users make; the caller's permission has been checked. */
export function implement<C extends Call>(
  call: C,
  handle: (input: CallInput<C> & { caller: Caller } & Http) => Promise<Answer<C>>,
): Implementation {
  if (call.permission === 'public')
    throw new TypeError(`${call.path} is public: implement it with implementPublic`);
  // The input was parsed by this very call's schemas just before, which the erased type of the list cannot express.
  return { call, handle: (input) => handle(input as CallInput<C> & { caller: Caller } & Http) };
}

/** Implements a call that anybody may make. */
export function implementPublic<C extends Call>(
  call: C,
  handle: (input: CallInput<C> & Http) => Promise<Answer<C>>,
): Implementation {
  if (call.permission !== 'public') throw new TypeError(`${call.path} is not public`);
  // As above: parsed by this call's schemas just before.
  return { call, handle: (input) => handle(input as CallInput<C> & Http) };
}
