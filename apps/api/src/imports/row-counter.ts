import { createHash } from 'node:crypto';
import type { Decision, Fault, Note, Verdict } from '@vigilo/domain/imports/faults';
import { VERDICTS } from '@vigilo/domain/imports/faults';
import { shortenText } from '@vigilo/domain/records/clean-cell';
import type { Outcome } from './stored-import.ts';

const MOST_NOTE_KINDS = 200;
const LONGEST_VALUE = 200;
const MOST_EXAMPLES = 10;
const LONGEST_EXAMPLE = 60;
const REPEATED: Note = { code: 'row-repeated', field: 'title', value: '' };

/** Counts what becomes of the rows, and keeps a digest that shows whether two passes over a file decided the same. */
export class RowCounter {
  readonly #counts: Record<Verdict, number> = { add: 0, change: 0, unchanged: 0, refused: 0, conflict: 0 };
  #matches = 0;
  readonly #notes = new Map<string, { note: Note; count: number }>();
  readonly #reasons = new Map<
    string,
    { fault: Pick<Fault, 'code' | 'field'>; count: number; examples: Set<string> }
  >();
  readonly #hash = createHash('sha256');
  #pending = '';

  add(decision: Decision, notes: readonly Note[]): void {
    this.#counts[decision.verdict] += 1;
    if (decision.match) this.#matches += 1;
    this.#pending += decisionCode(decision);
    if (this.#pending.length > 65_536) this.#flush();
    if (decision.verdict === 'refused') for (const fault of decision.faults) this.#addReason(fault);
    if (decision.verdict === 'add') for (const note of notes) this.#addNote(note);
    if (decision.verdict === 'unchanged' && decision.repeatedRow !== undefined) this.#addNote(REPEATED);
  }

  /** How many rows of a verdict there were. */
  count(verdict: Verdict): number {
    return this.#counts[verdict];
  }

  get rows(): number {
    return VERDICTS.reduce((sum, verdict) => sum + this.#counts[verdict], 0);
  }

  /** What was found, the commonest first. */
  get outcome(): Outcome {
    return {
      counts: { ...this.#counts },
      matches: this.#matches,
      notes: [...this.#notes.values()]
        .map(({ note, count }) => ({ ...note, count }))
        .toSorted((a, b) => b.count - a.count),
      reasons: [...this.#reasons.values()]
        .map(({ fault, count, examples }) => ({ ...fault, count, examples: [...examples] }))
        .toSorted((a, b) => b.count - a.count),
    };
  }

  /** Ends the counting. */
  digest(): string {
    this.#flush();
    return this.#hash.digest('hex');
  }

  #flush(): void {
    this.#hash.update(this.#pending);
    this.#pending = '';
  }

  #addReason({ code, field, value }: Fault): void {
    const key = `${code} ${field}`;
    const known = this.#reasons.get(key) ?? { fault: { code, field }, count: 0, examples: new Set<string>() };
    known.count += 1;
    if (value !== '' && known.examples.size < MOST_EXAMPLES)
      known.examples.add(shortenText(value, LONGEST_EXAMPLE));
    this.#reasons.set(key, known);
  }

  /** Beyond some number of different ones, notes are counted without their value. */
  #addNote({ code, field, value, near }: Note): void {
    const isMany = this.#notes.size >= MOST_NOTE_KINDS && !this.#notes.has(`${code} ${value}`);
    const note: Note = {
      code,
      field,
      value: isMany ? '' : shortenText(value, LONGEST_VALUE),
      ...(near === undefined || isMany ? {} : { near }),
    };
    const key = `${code} ${isMany ? '' : value}`;
    const known = this.#notes.get(key);
    if (known) known.count += 1;
    else this.#notes.set(key, { note, count: 1 });
  }
}

function decisionCode(decision: Decision): string {
  const { match } = decision;
  // The same company under another ticker: what a person saw and chose holds for that company alone.
  return match
    ? `${verdictCode(decision)}${match.code} ${match.companyId ?? match.row ?? ''};`
    : verdictCode(decision);
}

function verdictCode(decision: Decision): string {
  switch (decision.verdict) {
    case 'conflict':
      return 'l;';
    case 'add':
      return 'a;';
    case 'unchanged':
      return 'u;';
    case 'change':
      return `c${decision.changes.map(({ field }) => field).join()};`;
    default:
      return `r${decision.faults.map(({ code, row }) => `${code}${row ?? ''}`).join()};`;
  }
}
