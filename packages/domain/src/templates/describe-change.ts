// What the audit log keeps of a changed template (decisions.md section 3: audited per field, before and after): keys and tables by the names that
// stay, cues and rules as words, and only what differs.

import type { DocumentRule } from '../extraction/document-type.ts';
import { listRuleKeys } from './check-template.ts';
import type { TemplateDefinition } from './template.ts';

type Described = Readonly<Record<string, unknown>>;

function describeRule(rule: DocumentRule): string {
  const [first = '', ...rest] = listRuleKeys(rule);
  return rule.rule === 'dates-in-order' ? `${first} <= ${rest.join()}` : `${first} = ${rest.join(' + ')}`;
}

/** Rules as people write them. */
export function listRuleWords(rules: readonly DocumentRule[]): readonly string[] {
  return rules.map(describeRule);
}

function describeTemplate(definition: TemplateDefinition): Described {
  const { cues, keys, tables, rules, comparedKeys } = definition;
  return {
    ...definition,
    keyOrder: keys.map(({ field }) => field),
    // The order of these says nothing.
    cues: cues.map(({ phrase, weight, where }) => `${phrase} (${where}, ${weight})`).toSorted(),
    comparedKeys: comparedKeys.toSorted(),
    keys: Object.fromEntries(keys.map((key) => [key.field, key])),
    tables: Object.fromEntries(tables.map((table) => [table.key, table])),
    rules: listRuleWords(rules),
  };
}

function isGroup(value: unknown): value is Described {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The parts of one that the other has not alike. */
function pickDiffering(one: Described, other: Described): Described {
  return Object.fromEntries(
    Object.entries(one).flatMap(([name, value]) => {
      const counterpart = other[name];
      if (JSON.stringify(value) === JSON.stringify(counterpart)) return [];
      if (!isGroup(value) || !isGroup(counterpart)) return [[name, value]];
      // The database keeps no order of names.
      const nested = pickDiffering(value, counterpart);
      return Object.keys(nested).length === 0 ? [] : [[name, nested]];
    }),
  );
}

/** Whether two versions of a template differ in anything. */
export function isChange(one: TemplateDefinition, other: TemplateDefinition): boolean {
  const [old, now] = [describeTemplate(one), describeTemplate(other)];
  return Object.keys(pickDiffering(old, now)).length > 0 || Object.keys(pickDiffering(now, old)).length > 0;
}

/** What differs between two versions of a template, before and after; the name of the template is always there. */
export function describeChange(
  before: TemplateDefinition,
  after: TemplateDefinition,
): { readonly before: Described; readonly after: Described } {
  const [old, now] = [describeTemplate(before), describeTemplate(after)];
  return {
    before: { name: before.name, ...pickDiffering(old, now) },
    after: { name: after.name, ...pickDiffering(now, old) },
  };
}
