// A failed call as the screens see it: what the server said (contract problems.ts), or that it could not be reached.

export interface ProblemDetails {
  /** A code of contract/problems.ts, or `unreachable` (no answer) or `unreadable` (an answer that is not ours). */
  readonly code: string;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** The sentence for the person. */
  readonly message: string;
  readonly description?: string | undefined;
  /** What is wrong with each input, by its path such as `body.email`. */
  readonly fields?: Readonly<Record<string, string>> | undefined;
  readonly requestId?: string | undefined;
  /** Seconds to wait before trying again, where the server says so. */
  readonly retryAfter?: number | undefined;
}

export class Problem extends Error {
  readonly code: string;
  readonly status: number;
  readonly description: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
  readonly requestId: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(details: ProblemDetails) {
    super(details.message);
    this.name = 'Problem';
    this.code = details.code;
    this.status = details.status;
    this.description = details.description;
    this.fields = details.fields ?? {};
    this.requestId = details.requestId;
    this.retryAfter = details.retryAfter;
  }
}

/** The problem an unknown thrown value stands for: itself, or a generic one with the given sentence. */
export function toProblem(thrown: unknown, message: string): Problem {
  return thrown instanceof Problem ? thrown : new Problem({ code: 'unreadable', status: 0, message });
}

/** Whether a call failed for want of an answer or by trouble of the server: it may succeed when it is tried again. */
export function canPassByItself(error: unknown): boolean {
  return error instanceof Problem && (error.status === 0 || error.status >= 500);
}

/** Whether something is not there, or no longer visible to the person. */
export function isGone(error: Error | null): boolean {
  return error instanceof Problem && error.code === 'not-found';
}

/** Whether a save was refused because somebody changed the record meanwhile. */
export function isChangedMeanwhile(error: unknown): boolean {
  return error instanceof Problem && error.code === 'changed-meanwhile';
}

/** Whether a save was refused because there is one like it already. */
export function isAlreadyThere(error: unknown): error is Problem {
  return error instanceof Problem && error.code === 'already-exists';
}
