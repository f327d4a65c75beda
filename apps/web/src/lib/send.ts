// One HTTP exchange for a call of the contract: failures of any kind become a Problem.

import type { Call, CallArguments, CallReply } from '@vigilo/contract/call';
import { BACKGROUND_HEADER, IDEMPOTENCY_HEADER } from '@vigilo/contract/call';
import { unableToConnect as unableToConnectEn } from '@vigilo/contract/messages/en/sign-in';
import { unableToConnect as unableToConnectEs } from '@vigilo/contract/messages/es/sign-in';
import { whileActive } from './activity.ts';
import { currentLanguage } from './language.ts';
import { Problem } from './problem.ts';
import { isInBackground } from './server-contact.ts';
import { buildUrl, getBody, buildHeaders } from './request.ts';

export interface SendOptions {
  readonly signal?: AbortSignal | undefined;
  /** The tenant to name; absent: that of the session. */
  readonly tenant?: string | undefined;
  /** The request goes on when the page is left; browsers allow that up to 64 kB. */
  readonly keepalive?: boolean;
  /** The same for each repeat of a request that creates something. */
  readonly key?: string | undefined;
}

/** Makes a call once. Throws a Problem for every failure, or the signal's reason when it was aborted. */
export function send<C extends Call>(
  call: C,
  args: CallArguments<C>,
  options: SendOptions = {},
): Promise<CallReply<C>> {
  return whileActive(async () => {
    const response = await fetchOrProblem(call, args, options);
    const answer = await readJson(response, options);
    if (!response.ok) throw parseProblem(answer, response.status, response.headers.get('retry-after'));
    // The server answers only what the contract's schema lets through; the browser does not check it a second time.
    return answer as CallReply<C>;
  });
}

async function fetchOrProblem<C extends Call>(
  call: C,
  args: CallArguments<C>,
  options: SendOptions,
): Promise<Response> {
  const body = getBody<C>(args);
  const headers = buildHeaders(call);
  if (call.permission !== 'public' && isInBackground()) headers[BACKGROUND_HEADER] = '1';
  if (options.key !== undefined) headers[IDEMPOTENCY_HEADER] = options.key;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  try {
    return await fetch(buildUrl(call, args, options.tenant), {
      method: call.method,
      headers,
      credentials: 'same-origin',
      keepalive: options.keepalive ?? false,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(options.signal === undefined ? {} : { signal: options.signal }),
    });
  } catch (error) {
    options.signal?.throwIfAborted();
    throw unreachableProblem(error);
  }
}

async function readJson(response: Response, options: SendOptions): Promise<unknown> {
  let text: string;
  try {
    text = await response.text();
  } catch (error) {
    options.signal?.throwIfAborted();
    throw unreachableProblem(error);
  }
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem({ code: 'unreadable', status: response.status, message: unreachableMessage() });
  }
}

/** The words of the specification (1, section 8), for no answer and for one that is not ours. */
function unreachableMessage(): string {
  return { en: unableToConnectEn, es: unableToConnectEs }[currentLanguage()];
}

/** The problem of a request that got no answer. */
export function unreachableProblem(cause: unknown): Problem {
  const problem = new Problem({ code: 'unreachable', status: 0, message: unreachableMessage() });
  problem.cause = cause;
  return problem;
}

/** The problem in the body of a failed reply; a body that is not ours (a proxy's page) still gives a sentence. */
export function parseProblem(answer: unknown, status: number, retryAfter: string | null = null): Problem {
  const reply: Record<string, unknown> = typeof answer === 'object' && answer !== null ? { ...answer } : {};
  return new Problem({
    code: asText(reply['code']) ?? 'unreadable',
    status,
    message: asText(reply['message']) ?? unreachableMessage(),
    description: asText(reply['description']),
    fields: asFields(reply['fields']),
    requestId: asText(reply['requestId']),
    retryAfter: retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) : undefined,
  });
}

function asText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function asFields(value: unknown): Record<string, string> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
