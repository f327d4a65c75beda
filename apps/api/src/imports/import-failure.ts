import type { ImportProblem } from '@vigilo/contract/imports';
import { MESSAGES } from '@vigilo/contract/messages/catalogue';
import type { Language } from '@vigilo/contract/messages/language';
import type { StoredProblem } from './stored-import.ts';
import { fillIn } from '../frame/fill-in.ts';

/** Why an upload is refused or an import comes to nothing, foreseen and with a sentence for the person. */
export class ImportFailure extends Error {
  readonly code: ImportProblem;
  readonly values: Readonly<Record<string, string>>;

  constructor(code: ImportProblem, values: Readonly<Record<string, string>> = {}) {
    super(code);
    this.code = code;
    this.values = values;
  }

  get stored(): StoredProblem {
    return { code: this.code, values: this.values };
  }

  /** The sentence in a language. */
  sentence(language: Language): string {
    return fillIn(MESSAGES[language].imports[`problems.${this.code}`], this.values);
  }
}
