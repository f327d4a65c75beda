// Builds the HTTP server: headers, limits, routes of every area, the documentation page and the web application's files.

import { randomBytes } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import underPressure from '@fastify/under-pressure';
import type { Schema } from 'fast-json-stringify';
import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import helmet from 'helmet';
import type { Implementation } from '../frame/implementation.ts';
import type { Guard, RecallCaller } from '../frame/guard.ts';
import type { Config } from '../frame/config.ts';
import type { KeyContext } from '../frame/idempotency.ts';
import type { ServiceState } from '../frame/service-state.ts';
import type { DiskSpace } from '../frame/disk-space.ts';
import { loggerOptions } from '../frame/logging.ts';
import { FairShares } from '../frame/fair-shares.ts';
import { FairTurns } from '../frame/fair-turns.ts';
import type { Meters } from '../frame/meters.ts';
import { Turns } from '../frame/turns.ts';
import { answerFailures, answerUnreadable } from '../frame/failures.ts';
import { makeDescription } from './api-description.ts';
import { writeLater } from './call-schema.ts';
import { CONNECTION_TIMES, limitConnections } from './connection-limits.ts';
import type { CallRules } from './register-calls.ts';
import { refuseUnknownRoutes, registerCalls } from './register-calls.ts';
import { serveWeb } from './web-files.ts';

const BODY_LIMIT = 2 * 1024 * 1024;

/** Of the connections, those that changes may take; the others are left for who reads. */
const SHARE_OF_CHANGES = 0.6;
/** A change that does not get its turn is refused before its caller gives up. */
const TURN_MS = 8000;
const SECOND = 1000;
/** Of the longest time of an answer, for sending it. */
const MARGIN_MS = 300;

export interface ServerParts {
  readonly config: Config;
  readonly implementations: readonly Implementation[];
  readonly guard: Guard;
  /** Default: nobody is recalled. */
  readonly recall?: RecallCaller;
  /** Where the keys of requests that create something are kept. */
  readonly keys: KeyContext;
  readonly hasDatabase: () => Promise<boolean>;
  readonly state: ServiceState;
  readonly disk: DiskSpace;
  /** Folder of the built web application, or null where only the API is served. */
  readonly webFolder: string | null;
  readonly meters?: Meters | null;
}

/** Builds the server, ready to listen. @throws where a route is registered that is no call of the contract. */
export async function buildServer({
  config,
  implementations,
  guard,
  recall = () => null,
  keys,
  hasDatabase,
  state,
  disk,
  webFolder,
  meters,
}: ServerParts): Promise<FastifyInstance> {
  const server = fastify({
    logger: loggerOptions(config),
    genReqId: numberRequests(),
    // The nearest proxy only: what stands further left in X-Forwarded-For anybody can write.
    trustProxy: config.TRUSTED_PROXY ? (_address: string, hop: number) => hop === 0 : false,
    bodyLimit: BODY_LIMIT,
    rewriteUrl: readableUrl,
    clientErrorHandler: answerUnreadable,
    // An id of any length reaches its call, which says what is wrong with it.
    routerOptions: { maxParamLength: 16_384 },
    ...CONNECTION_TIMES,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    // The state refuses in the shape of the contract.
    return503OnClosing: false,
    ajv: { customOptions: { strict: false } },
  });
  // Bodies and queries are parsed by the contract's own schemas in the handler; the JSON schemas describe them and write the replies.
  server.setValidatorCompiler(() => () => true);
  server.setSerializerCompiler<Schema>(writeLater);
  answerFailures(server, disk);
  meters?.watchCalls(server);
  limitConnections(server, config);
  state.watch(server);
  await registerPlugins(server, config);
  await server.register(swagger, { openapi: openApiInfo() });
  refuseUnknownRoutes(server);
  await server.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { validatorUrl: null },
    uiHooks: { onRequest: makeDescription() },
  });
  server.register(async (calls) =>
    registerCalls(calls, implementations, callRules({ config, guard, recall, keys, hasDatabase })),
  );
  await serveWeb(server, webFolder);
  await server.ready();
  return server;
}

async function registerPlugins(server: FastifyInstance, config: Config): Promise<void> {
  secureHeaders(server, config);
  await server.register(cookie);
  await server.register(compress, {
    global: true,
    threshold: 2048,
    // Zstandard takes less than half of Brotli's time for about as many bytes, and every current browser reads it.
    encodings: ['zstd', 'br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await server.register(multipart, {
    limits: { fileSize: config.UPLOAD_MB * 1024 * 1024, files: 1, fields: 20, fieldSize: 20_000 },
  });
  await server.register(underPressure, {
    maxEventLoopDelay: config.BUSY_AFTER_MS,
    message: 'The server is busy. Please try again in a moment.',
    retryAfter: 5,
  });
}

/** The security headers of every reply. Helmet's function is made once: its plugin for Fastify makes one for each call, a twentieth of the process's time under load. */
function secureHeaders(server: FastifyInstance, config: Config): void {
  const setHeaders = helmet({
    contentSecurityPolicy: contentPolicy(),
    hsts: config.MODE === 'production',
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
  });
  server.addHook('onRequest', (request, reply, done) => {
    setHeaders(request.raw, reply.raw, (error?: unknown) => done(error instanceof Error ? error : undefined));
  });
}

function callRules({
  config,
  ...given
}: Pick<ServerParts, 'config'> & Pick<CallRules, 'guard' | 'recall' | 'keys' | 'hasDatabase'>): CallRules {
  const most = Math.max(1, Math.floor(config.DATABASE_POOL * SHARE_OF_CHANGES));
  const reads = new FairTurns(config.READS_AT_ONCE);
  return {
    ...given,
    turns: new Turns(most, TURN_MS),
    reads,
    shares: new FairShares(config.HEAVY_REQUESTS, (userId) => reads.doOthersAsk(userId)),
    answerMs: Math.max(0, config.REQUEST_SECONDS * SECOND - MARGIN_MS),
  };
}

const START_BYTES = 5;
const DIGITS = 36;

/** Gives each request a number that no other server and no start before gave: the audit log keeps it, and somebody looks for it in the logs of all of them. */
function numberRequests(): () => string {
  const start = randomBytes(START_BYTES).toString('hex');
  let count = 0;
  return () => {
    count += 1;
    return `${start}-${count.toString(DIGITS)}`;
  };
}

/** A path that cannot be decoded, or an address that is none, never reaches the hooks and failures of the server, so it becomes that of a call there is not. */
function readableUrl({ url = '/' }: { url?: string | undefined }): string {
  return isReadable(url) ? url : '/api/unreadable-path';
}

function isReadable(url: string): boolean {
  try {
    decodeURI(url.split('?', 1)[0] ?? '');
    return /^[/*]/.test(url) || URL.canParse(url);
  } catch {
    return false;
  }
}

function contentPolicy() {
  const self = "'self'";
  return {
    useDefaults: false,
    directives: {
      defaultSrc: [self],
      scriptSrc: [self],
      // Mantine writes a style element while the colours change.
      styleSrc: [self, "'unsafe-inline'"],
      imgSrc: [self, 'data:', 'blob:'],
      fontSrc: [self],
      connectSrc: [self],
      workerSrc: [self],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: [self],
      frameAncestors: ["'none'"],
    },
  };
}

function openApiInfo() {
  return {
    info: {
      title: 'Vigilo',
      version: '1',
      description:
        'Every call of the product with who may make it. Send the token of `POST /auth/local` as bearer.',
    },
    components: { securitySchemes: { bearer: { type: 'http' as const, scheme: 'bearer' } } },
  };
}
