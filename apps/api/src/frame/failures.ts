// Every failure becomes the problem of the closed list that it is; what was not foreseen is logged whole and answered without details.

import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Language } from '@vigilo/contract/messages/language';
import type { ProblemReply } from '@vigilo/contract/problems';
import { message } from '@vigilo/contract/messages/message';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DiskSpace } from './disk-space.ts';
import { isDiskFull } from './disk-space.ts';
import { getLanguage } from './request-language.ts';
import { isStalePlan } from './prepared-statements.ts';
import { Problem } from './problem.ts';
import type { Sentence } from './texts.ts';
import { wordSentence } from './texts.ts';

/** Answers problems, Fastify's own errors and unknown ones in the one shape of the contract. */
export function answerFailures(server: FastifyInstance, disk: DiskSpace): void {
  server.setErrorHandler((error: FastifyError | Problem, request, reply) => {
    // The client went away: nobody is left to answer.
    if (request.socket.destroyed || error.code === 'ERR_STREAM_PREMATURE_CLOSE') return reply.hijack();
    return answer(toProblem(error, request, disk), request, reply);
  });
}

/** Answers one problem. */
export function answer(problem: Problem, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (LOGGED.has(problem.status)) request.log.warn({ code: problem.code }, 'refused');
  const { retryAfter } = problem.details;
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  const body = {
    ...word(problem, getLanguage(request)),
    ...(isQuoted(problem, request) ? { requestId: request.id } : {}),
  };
  return reply
    .code(problem.status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body);
}

/** Of a request that does not come in time: whoever sent it may send it again. */
const TOO_SLOW = 408;

/**
 * Answers what Node's parser of HTTP cannot read, before there is a request whose language or number could be asked for. The connection ends with it: where the
 * next request would begin, nobody knows.
 */
export function answerUnreadable(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code !== 'ECONNRESET' && socket.writable) {
    const problem =
      error.code === 'HPE_HEADER_OVERFLOW'
        ? new Problem('too-large', 'refusals.tooLarge')
        : new Problem('invalid-input', 'refusals.requestUnreadable');
    const body = JSON.stringify(word(problem, 'en'));
    const status = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? TOO_SLOW : problem.status;
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  }
  socket.destroy(error);
}

function word(problem: Problem, language: Language): ProblemReply {
  const { description, fields } = problem.details;
  const say = (sentence: Sentence | readonly Sentence[]) => wordSentence(sentence, language);
  return {
    status: 'fail',
    code: problem.code,
    message: say(problem.sentence),
    ...(description === undefined ? {} : { description: say(description) }),
    ...(fields === undefined
      ? {}
      : {
          fields: Object.fromEntries(Object.entries(fields).map(([path, sentence]) => [path, say(sentence)])),
        }),
  };
}

/** Before sign-in, a refusal is the same to the letter whomever it concerns; a failure of ours is always to be found in the log. */
function isQuoted(problem: Problem, request: FastifyRequest): boolean {
  return problem.status >= 500 || request.routeOptions.config.call?.permission !== 'public';
}

/** What tells of attempts at what is not one's own. */
const LOGGED: ReadonlySet<number> = new Set([401, 403, 429]);

/**
 * The database ends or refuses connections, cannot be reached, has no room left, or took longer than a transaction may: a statement (57014), a row that
 * somebody else holds (55P03), a transaction of which nothing was asked (25P03) (PostgreSQL, appendix A).
 */
const LOST_DATABASE =
  /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|EPIPE|57P0[123]|57014|55P03|25P03|08\w{3}|53\w{3})$/;

function isUnavailable(error: FastifyError): boolean {
  const { statusCode, code, message: said } = error;
  return (
    statusCode === 503 ||
    isStalePlan(error) ||
    LOST_DATABASE.test(code ?? '') ||
    /timeout exceeded when trying to connect|Connection terminated|is not queryable/.test(said)
  );
}

/** The parser of forms gives its errors no code. */
const BROKEN_FORM =
  /^(Multipart: Boundary not found|Unexpected end of multipart data|Part terminated early|Malformed )/;

function isClientError({ statusCode = 500 }: FastifyError): boolean {
  return statusCode >= 400 && statusCode < 500;
}

const FULL_RETRY_SECONDS = 30;

function toProblem(error: FastifyError | Problem, request: FastifyRequest, disk: DiskSpace): Problem {
  if (error instanceof Problem) {
    if (error.code === 'server-error') request.log.error({ err: error }, 'failure');
    return error;
  }
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' || error.code === 'FST_REQ_FILE_TOO_LARGE')
    return new Problem('too-large', 'refusals.tooLarge');
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return new Problem('unsupported-media', 'refusals.contentUnreadable');
  if (isDiskFull(error)) {
    request.log.error({ err: error }, 'no room on the disk');
    disk.noteFull();
    return new Problem('unavailable', 'refusals.diskFull', { retryAfter: FULL_RETRY_SECONDS });
  }
  if (isUnavailable(error)) {
    request.log.error({ err: error }, 'unavailable');
    return new Problem('unavailable', 'refusals.busy', {
      retryAfter: 5,
    });
  }
  if (BROKEN_FORM.test(error.message) || isClientError(error))
    return new Problem('invalid-input', 'refusals.requestUnreadable', {
      description: { quote: error.message },
    });
  request.log.error({ err: error }, 'unexpected failure');
  return new Problem('server-error', 'problems.code-needed', {
    description: message('refusals.quoteNumber', { number: request.id }),
  });
}
