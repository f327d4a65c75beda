// A template as it is kept (decisions.md section 5): phrases as the reader compares them, so that 'Invoice No.' and 'invoice no' are one; names
// without spaces around them; nothing twice.

import { normaliseText } from '../extraction/text-lines.ts';
import type { TemplateDefinition } from './template.ts';

/** Phrases as they are compared, each once, without empty ones. */
export function tidyPhrases(phrases: readonly string[]): string[] {
  return [...new Set(phrases.map(normaliseText))].filter((phrase) => phrase !== '');
}

function tidyNames(names: readonly string[]): string[] {
  return [...new Set(names.map(tidyName))].filter((name) => name !== '');
}

function tidyName(name: string): string {
  return name.normalize('NFC').trim().replaceAll(/\s+/gu, ' ');
}

/** The same template in the form in which it is stored; a template in that form stays as it is. */
export function tidyTemplate(definition: TemplateDefinition): TemplateDefinition {
  return {
    ...definition,
    name: tidyName(definition.name),
    cues: definition.cues.map((cue) => ({ ...cue, phrase: normaliseText(cue.phrase) })),
    keys: definition.keys.map((key) => ({
      ...key,
      key: tidyName(key.key),
      category: tidyName(key.category),
      field: key.field.trim(),
      synonyms: tidyPhrases(key.synonyms),
      pattern: key.pattern.trim(),
      allowedValues: tidyNames(key.allowedValues),
    })),
    tables: definition.tables.map((table) => ({
      key: tidyName(table.key),
      category: tidyName(table.category),
      headings: tidyPhrases(table.headings),
    })),
    comparedKeys: [...new Set(definition.comparedKeys)],
  };
}

/** A name for programs from a name for people: 'Invoice No.' is invoice_no; '' where it has no plain letter. */
export function suggestField(name: string): string {
  return normaliseText(name)
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^[_\d]+|_+$/g, '')
    .slice(0, 60);
}
