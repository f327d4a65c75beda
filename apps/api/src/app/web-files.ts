// The web application's files. Every path that is neither a call nor a file is the application's own to show, so it gets the page.

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answer } from '../frame/failures.ts';
import { Problem } from '../frame/problem.ts';

/** Paths that belong to calls: an unknown one below them is an unknown call, not a page. */
const CALL_PATHS =
  /^\/(api|auth|password|vigilo-rti|config|client|documents|document|child-documents|tables|image-blocks|digitizedDocument|ocrOutput|pipeline|workflow|assets)(\/|$)/;
const HASHED_FILE = /^\/static\/.+-[\w-]{8}\.\w+$/;
const YEAR_SECONDS = 31_536_000;

/** Serves the folder's files, already compressed where they are, and the page for every other path. */
export async function serveWeb(server: FastifyInstance, folder: string | null): Promise<void> {
  const page = folder === null ? null : await readFile(join(folder, 'index.html'));
  if (folder !== null)
    await server.register(fastifyStatic, { root: folder, serve: false, preCompressed: true, index: false });
  server.setNotFoundHandler(async (request, reply) => {
    const path = pagePath(request);
    if (folder === null || page === null || path === null) {
      return answer(
        new Problem('no-such-call', 'problems.no-such-call', {
          description: { quote: `${request.method} ${request.url.split('?', 1)[0] ?? ''}` },
        }),
        request,
        reply,
      );
    }
    if (path !== '/' && /\.\w+$/.test(path) && existsSync(join(folder, path))) {
      const isHashed = HASHED_FILE.test(path);
      reply.header('cache-control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
      // What never changes is never asked for again, nor in parts: headers for that would only cost.
      return reply.sendFile(path.slice(1), {
        cacheControl: false,
        acceptRanges: !isHashed,
        lastModified: !isHashed,
      });
    }
    if (path.startsWith('/static/'))
      return answer(new Problem('not-found', 'refusals.noSuchFile'), request, reply);
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
  });
}

/** The path of a request for a page or file, or null where it is a call's. */
function pagePath(request: FastifyRequest): string | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null;
  const path = decodePath(request.url);
  if (path === null) return null;
  return CALL_PATHS.test(path) && !wantsPage(request.headers.accept, path) ? null : path;
}

/** Screens live at /documents/... as calls do: a browser that opens one asks for a page. */
function wantsPage(accept: string | undefined, path: string): boolean {
  return path.startsWith('/documents') && (accept ?? '').includes('text/html');
}

function decodePath(url: string): string | null {
  try {
    const path = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '');
    return path.includes('\0') || path.split('/').includes('..') ? null : path;
  } catch {
    return null;
  }
}
