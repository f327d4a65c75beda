// Templates as replies.

import type { TemplateReply } from '@vigilo/contract/templates';
import type { TemplateChangeReply } from '@vigilo/contract/template-versions';
import type { Access } from '@vigilo/domain/access/can';
import type { DocumentRule } from '@vigilo/domain/extraction/document-type';
import type { TemplateChange } from '@vigilo/domain/templates/list-changes';
import { decideTemplateActions } from '@vigilo/domain/templates/template-actions';
import type { Template, TemplateDefinition } from '@vigilo/domain/templates/template';
import { isOther } from '@vigilo/domain/templates/template';

type DefinitionReply = TemplateReply['definition'];

export function toTemplateReply(access: Access, template: Template): TemplateReply {
  return {
    _id: template.id,
    state: template.state,
    isOther: isOther(template.id),
    version: template.version,
    definition: toDefinitionReply(template.definition),
    can: decideTemplateActions(access, template),
  };
}

function toDefinitionReply(definition: TemplateDefinition): DefinitionReply {
  return {
    name: definition.name,
    layout: definition.layout,
    cues: definition.cues.map((cue) => ({ ...cue })),
    keys: definition.keys.map((key) => ({
      ...key,
      synonyms: [...key.synonyms],
      allowedValues: [...key.allowedValues],
    })),
    tables: definition.tables.map((table) => ({ ...table, headings: [...table.headings] })),
    rules: definition.rules.map(toRuleReply),
    comparedKeys: [...definition.comparedKeys],
  };
}

function toRuleReply(rule: DocumentRule): DefinitionReply['rules'][number] {
  switch (rule.rule) {
    case 'sum':
      return { ...rule, parts: [...rule.parts] };
    case 'balance':
      return { ...rule, right: [...rule.right] };
    case 'dates-in-order':
      return { ...rule };
  }
}

export function toChangeReply({ subject, part, before, after }: TemplateChange): TemplateChangeReply {
  return { subject, part, before: [...before], after: [...after] };
}
