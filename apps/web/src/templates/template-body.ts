import type { TemplateReply } from '@vigilo/contract/templates';
import type { TemplateFields } from './template-fields.ts';
import { toDefinition } from './template-fields.ts';

/** A definition as the calls take it. */
export type DefinitionBody = TemplateReply['definition'];

/** What stands in the form, as the calls take it: its lists are the caller's own. */
export function toBody(fields: TemplateFields): DefinitionBody {
  // What a call takes is the same content; it only may be changed by whoever reads it.
  return structuredClone(toDefinition(fields)) as DefinitionBody;
}
