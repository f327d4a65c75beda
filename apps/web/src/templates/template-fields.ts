// What is typed into the dialog of a template. Keys are known by an id of their own while they are edited, so that rules follow a key that gets another
// name; cues that count alike stand together.

import type {
  CuePlace,
  DocumentRule,
  LabelPlace,
  Layout,
  RuleKind,
} from '@vigilo/domain/extraction/document-type';
import { CUE_PLACES } from '@vigilo/domain/extraction/document-type';
import type { DataType } from '@vigilo/domain/extraction/extraction-row';
import type { TemplateFaultCode, TemplatePlace } from '@vigilo/domain/templates/check-template';
import { checkTemplate, listRuleKeys } from '@vigilo/domain/templates/check-template';
import type { TemplateDefinition } from '@vigilo/domain/templates/template';
import { suggestField, tidyTemplate } from '@vigilo/domain/templates/tidy-template';

export type CueGroup = Readonly<{ where: CuePlace; weight: number; phrases: readonly string[] }>;

export type KeyFields = Readonly<{
  id: string;
  key: string;
  field: string;
  category: string;
  synonyms: readonly string[];
  dataType: DataType;
  pattern: string;
  allowedValues: readonly string[];
  isRequired: boolean;
  isPerShare: boolean;
  isCompared: boolean;
  /** '' where it stands anywhere. */
  labelPlace: LabelPlace | '';
}>;

export type TableFields = Readonly<{ key: string; category: string; headings: readonly string[] }>;

/** `first` and `others` are ids of keys: a total and its parts, two sides, two dates. */
export type RuleFields = Readonly<{ rule: RuleKind; first: string; others: readonly string[] }>;

export type TemplateFields = Readonly<{
  name: string;
  layout: Layout;
  cues: readonly CueGroup[];
  keys: readonly KeyFields[];
  tables: readonly TableFields[];
  rules: readonly RuleFields[];
  /** The version that was looked at; 0 for a new template. */
  version: number;
}>;

export const NEW_TEMPLATE: TemplateFields = {
  name: '',
  layout: 'form',
  cues: [{ where: 'heading', weight: 4, phrases: [] }],
  keys: [],
  tables: [],
  rules: [],
  version: 0,
};

export const NEW_TABLE: TableFields = { key: '', category: '', headings: [] };
export const NEW_CUES: CueGroup = { where: 'anywhere', weight: 1, phrases: [] };
export const NEW_RULE: RuleFields = { rule: 'sum', first: '', others: [] };

/** A key of no name yet, of the category of the one before it. */
export function newKey(keys: readonly KeyFields[]): KeyFields {
  return {
    id: `new ${Math.max(0, ...keys.map(({ id }) => Number(/\d+$/.exec(id)?.[0] ?? 0))) + 1}`,
    key: '',
    field: '',
    category: keys.at(-1)?.category ?? '',
    synonyms: [],
    dataType: 'string',
    pattern: '',
    allowedValues: [],
    isRequired: false,
    isPerShare: false,
    isCompared: false,
    labelPlace: '',
  };
}

/** A key under another name; its name for programs follows while it is the one that the name suggests. */
export function renameKey(fields: KeyFields, key: string): KeyFields {
  const isSuggested = fields.field === suggestField(fields.key);
  return { ...fields, key, ...(isSuggested && { field: suggestField(key) }) };
}

function groupCues(cues: TemplateDefinition['cues']): CueGroup[] {
  const groups = new Map<string, { where: CuePlace; weight: number; phrases: string[] }>();
  for (const { where, weight, phrase } of cues) {
    const group = groups.get(`${where} ${weight}`) ?? { where, weight, phrases: [] };
    group.phrases.push(phrase);
    groups.set(`${where} ${weight}`, group);
  }
  return [...groups.values()].toSorted(
    (one, other) =>
      CUE_PLACES.indexOf(one.where) - CUE_PLACES.indexOf(other.where) || other.weight - one.weight,
  );
}

export function toTemplateFields(definition: TemplateDefinition, version: number): TemplateFields {
  const { name, layout, keys, tables, rules, comparedKeys } = definition;
  const ids = new Map(keys.map(({ key }, at) => [key, `key ${at}`]));
  const idOf = (key: string) => ids.get(key) ?? '';
  return {
    name,
    layout,
    cues: groupCues(definition.cues),
    keys: keys.map((key) => ({
      ...key,
      id: idOf(key.key),
      isPerShare: key.isPerShare === true,
      isCompared: comparedKeys.includes(key.key),
      labelPlace: key.labelPlace ?? '',
    })),
    tables: tables.map((table) => ({ ...table })),
    rules: rules.map((rule) => {
      const [first = '', ...others] = listRuleKeys(rule).map(idOf);
      return { rule: rule.rule, first, others };
    }),
    version,
  };
}

function toRule({ rule, first, others }: RuleFields, nameOf: (id: string) => string): DocumentRule {
  const named = others.map(nameOf);
  if (rule === 'sum') return { rule, total: nameOf(first), parts: named };
  if (rule === 'balance') return { rule, left: nameOf(first), right: named };
  return { rule, earlier: nameOf(first), later: named[0] ?? '' };
}

/** The fields as the calls take them. */
export function toDefinition(fields: TemplateFields): TemplateDefinition {
  const { name, layout, cues, keys, tables, rules } = fields;
  const nameOf = (id: string) => keys.find((key) => key.id === id)?.key.trim() ?? '';
  return tidyTemplate({
    name,
    layout,
    cues: cues.flatMap(({ where, weight, phrases }) => phrases.map((phrase) => ({ phrase, weight, where }))),
    keys: keys.map(({ id: _id, isCompared: _compared, isPerShare, labelPlace, ...key }) => ({
      ...key,
      // What does not go with the data type is not kept.
      pattern: key.dataType === 'string' ? key.pattern : '',
      allowedValues: key.dataType === 'string' || key.dataType === 'enum' ? key.allowedValues : [],
      ...(isPerShare && key.dataType === 'currency' && { isPerShare: true as const }),
      ...(labelPlace !== '' && layout === 'form' && { labelPlace }),
    })),
    tables,
    rules: rules.map((rule) => toRule(rule, nameOf)),
    comparedKeys: keys.filter(({ isCompared }) => isCompared).map(({ key }) => key.trim()),
  });
}

/** The part of the form that a part of the definition is typed into: cues stand in groups there. */
export function toInput(path: string, { cues }: Pick<TemplateFields, 'cues'>): string {
  const at = /^cues\.(\d+)/.exec(path)?.[1];
  if (at === undefined) return path;
  const group = cues.flatMap(({ phrases }, index) => phrases.map(() => index))[Number(at)] ?? 0;
  return `cues.${group}`;
}

/** What is wrong with each part, by its input: `name`, `keys.3.pattern`, `rules.0`. */
export function listTemplateFaults(
  fields: TemplateFields,
  place: TemplatePlace,
): Readonly<Record<string, TemplateFaultCode>> {
  const empty = fields.cues.flatMap(({ phrases }, at) =>
    phrases.length === 0 ? [[`cues.${at}`, 'phrase-missing'] as const] : [],
  );
  const faults = checkTemplate(toDefinition(fields), place).map(
    ({ path, code }) => [toInput(path, fields), code] as const,
  );
  return Object.fromEntries([...faults, ...empty]);
}
