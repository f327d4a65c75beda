import type { ProblemCode } from '@vigilo/contract/problems';
import { PROBLEMS } from '@vigilo/contract/problems';
import { message } from '@vigilo/contract/messages/message';
import type { Sentence } from './texts.ts';
import { wordSentence } from './texts.ts';

export interface ProblemDetails {
  /** What happened and what to do, where the message alone does not say it. */
  readonly description?: Sentence | readonly Sentence[] | undefined;
  /** What is wrong with each input, by its path such as `body.email`. */
  readonly fields?: Readonly<Record<string, Sentence>>;
  /** Seconds after which another try makes sense. */
  readonly retryAfter?: number;
}

/** A failure that the caller hears of: a code of the closed list and a sentence, worded in the caller's language when it is answered. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly sentence: Sentence;
  readonly details: ProblemDetails;

  /** @param cause what only the log says: the caller never hears of it. */
  constructor(code: ProblemCode, sentence: Sentence, details: ProblemDetails = {}, cause?: Error) {
    super(wordSentence(sentence, 'en'), { cause });
    this.code = code;
    this.sentence = sentence;
    this.details = details;
  }

  /** The HTTP status of the code. */
  get status(): number {
    return PROBLEMS[this.code];
  }
}

/** What the caller may not do, and why. */
export function notAllowed(description: Sentence): Problem {
  return new Problem('not-allowed', 'refusals.unauthorized', { description });
}

/** One value that cannot be used, by its path such as `body.email`. */
export function invalidField(path: string, sentence: Sentence): Problem {
  return new Problem('invalid-input', sentence, { fields: { [path]: sentence } });
}

/** Another try makes sense only after so many seconds. */
export function tooManyAttempts(seconds: number): Problem {
  return new Problem('too-many-attempts', message('refusals.tooManyAttempts', { seconds }), {
    retryAfter: seconds,
  });
}

/** Not there, or not visible to this user: both answer the same. */
export function notFound(sentence: Sentence = 'refusals.unauthorized'): Problem {
  return new Problem('not-found', sentence);
}
