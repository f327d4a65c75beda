import type { ProblemCode } from '@vigilo/contract/problems';
import { PROBLEMS } from '@vigilo/contract/problems';

export interface ProblemDetails {
  /** What happened and what to do, where the message alone does not say it. */
  readonly description?: string;
  /** What is wrong with each input, by its path such as `body.email`. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Seconds after which another try makes sense. */
  readonly retryAfter?: number;
}

/** A failure that the caller hears of: a code of the closed list and a sentence. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly details: ProblemDetails;

  /** @param cause what only the log says: the caller never hears of it. */
  constructor(code: ProblemCode, message: string, details: ProblemDetails = {}, cause?: Error) {
    super(message, { cause });
    this.code = code;
    this.details = details;
  }

  /** The HTTP status of the code. */
  get status(): number {
    return PROBLEMS[this.code];
  }
}

/** Not there, or not visible to this user: both answer the same. */
export function notFound(message = 'Unauthorized Access!'): Problem {
  return new Problem('not-found', message);
}
