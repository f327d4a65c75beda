import type { ImportProblem } from '@vigilo/contract/imports';
import type { ValuesFor } from '@vigilo/contract/messages/message';
import type { ProblemCode } from '@vigilo/contract/problems';
import { Problem } from '../frame/problem.ts';
import type { StoredProblem } from './stored-import.ts';

const CODES: Readonly<Partial<Record<ImportProblem, ProblemCode>>> = {
  'not-a-table': 'unsupported-media',
  'old-workbook': 'unsupported-media',
  'damaged-workbook': 'unsupported-media',
  'workbook-too-large': 'too-large',
  'too-large': 'too-large',
  'nothing-to-import': 'wrong-state',
  'wrong-state': 'wrong-state',
  'changed-meanwhile': 'changed-meanwhile',
  'not-allowed': 'not-allowed',
};

/** Why an upload is refused or an import comes to nothing, foreseen and with a sentence for the person. */
export class ImportFailure extends Problem {
  /** What an import keeps of it, to be worded when it is read. */
  readonly stored: StoredProblem;

  constructor(code: ImportProblem, values: StoredProblem['values']) {
    super(CODES[code] ?? 'invalid-input', { key: `imports.problems.${code}`, values });
    this.stored = { code, values };
  }
}

/** The failure of an upload or import, with the values of its sentence. */
export function importFailure<C extends ImportProblem>(
  code: C,
  ...values: ValuesFor<`imports.problems.${C}`>
): ImportFailure {
  // The code's own type has checked them; here they are all just values.
  const [given = {}] = values as readonly [StoredProblem['values']?];
  return new ImportFailure(code, given);
}
