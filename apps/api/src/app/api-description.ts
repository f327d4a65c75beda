// The description of all calls, a megabyte that anybody may ask for: written and compressed once, and not sent again to who has it.

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

interface Description {
  readonly etag: string;
  readonly type: string;
  /** By the coding of HTTP. */
  readonly contents: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>;
}

const writers = {
  '/api/docs/json': {
    type: 'application/json; charset=utf-8',
    write: (server: FastifyInstance) => JSON.stringify(server.swagger()),
  },
  '/api/docs/yaml': {
    type: 'application/x-yaml; charset=utf-8',
    write: (server: FastifyInstance) => server.swagger({ yaml: true }),
  },
} as const;

/** Answers requests for the description; to be asked before the documentation page does so itself. */
export function makeDescription(): (request: FastifyRequest, reply: FastifyReply) => Promise<unknown> {
  const made = new Map<string, Promise<Description>>();
  return async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (path !== '/api/docs/json' && path !== '/api/docs/yaml') return undefined;
    const { type, write } = writers[path];
    const making = made.get(path) ?? describe(type, write(request.server));
    made.set(path, making);
    return send(await making, request, reply);
  };
}

async function describe(type: string, text: string): Promise<Description> {
  const identity = Buffer.from(text);
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(identity), promisify(gzip)(identity)]);
  const etag = createHash('sha256').update(identity).digest('base64url');
  return { etag, type, contents: { br, gzip: zipped, identity } };
}

function send({ etag, type, contents }: Description, request: FastifyRequest, reply: FastifyReply) {
  const accepted = request.headers['accept-encoding'] ?? '';
  const coding = (['br', 'gzip'] as const).find((one) => accepts(accepted, one)) ?? 'identity';
  const tag = `"${etag}-${coding}"`;
  reply.header('etag', tag).header('vary', 'accept-encoding').header('cache-control', 'no-cache');
  if (request.headers['if-none-match']?.includes(tag) === true) return reply.code(304).send();
  reply.header('content-encoding', coding).type(type);
  return reply.send(contents[coding]);
}

function accepts(header: string, coding: string): boolean {
  return header
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .some((part) => part === coding || (part.startsWith(`${coding};`) && !/;\s*q=0(?:\.0*)?$/.test(part)));
}
