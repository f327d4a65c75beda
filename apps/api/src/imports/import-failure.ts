import type { ImportProblem } from '@vigilo/contract/imports';
import type { Language } from '@vigilo/contract/messages/language';
import type { StoredProblem } from './import-tables.ts';
import { wordSentence } from '../frame/texts.ts';

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
    return wordSentence({ key: `imports.problems.${this.code}`, values: this.values }, language);
  }
}
