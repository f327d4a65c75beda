// What makes a template valid (decisions.md section 5; issue 13: types are configuration): names that are there and told apart, patterns that
// compile and end, rules and comparisons of keys that it has, and cues by which a page can be recognised at all.

import { canBeRecognised } from '../extraction/classify-page.ts';
import type { DocumentRule, SsotKey } from '../extraction/document-type.ts';
import { foldText } from '../records/fold-text.ts';
import { countPatternSteps } from './pattern-steps.ts';
import type { TemplateDefinition } from './template.ts';
import { TEMPLATE_LIMITS as LIMITS } from './template.ts';

export const TEMPLATE_FAULTS = [
  'name-missing',
  'name-taken',
  'other-stays',
  'too-many',
  'too-long',
  'cues-too-weak',
  'phrase-missing',
  'weight-out-of-range',
  'key-name-missing',
  'key-name-twice',
  'field-not-plain',
  'field-twice',
  'pattern-broken',
  'pattern-too-slow',
  'allowed-values-missing',
  'headings-missing',
  'rule-key-unknown',
  'rule-parts-missing',
  'rule-key-twice',
  'rule-needs-numbers',
  'rule-needs-dates',
  'compared-key-unknown',
] as const;
export type TemplateFaultCode = (typeof TEMPLATE_FAULTS)[number];

/** What is wrong, and with which part: `keys.3.pattern`, `rules.1`, `name`. */
export interface TemplateFault {
  readonly path: string;
  readonly code: TemplateFaultCode;
}

/** What stands around a template. */
export interface TemplatePlace {
  /** The names of the tenant's other templates, removed ones left out. */
  readonly otherNames: readonly string[];
  /** It is 'Other'. */
  readonly isOther: boolean;
}

/** What is wrong with a pattern of a value, or null; '' is no pattern. */
export function checkValuePattern(
  pattern: string,
): 'too-long' | 'pattern-broken' | 'pattern-too-slow' | null {
  if (pattern.length > LIMITS.pattern) return 'too-long';
  try {
    void new RegExp(pattern, 'u');
  } catch {
    return 'pattern-broken';
  }
  return countPatternSteps(pattern) === Number.POSITIVE_INFINITY ? 'pattern-too-slow' : null;
}

class Faults {
  readonly list: TemplateFault[] = [];

  add(path: string, code: TemplateFaultCode, isWrong = true): void {
    if (isWrong && !this.list.some((fault) => fault.path === path)) this.list.push({ path, code });
  }

  addLimits(path: string, values: readonly string[], most: number, longest: number): void {
    this.add(path, 'too-many', values.length > most);
    this.add(
      path,
      'too-long',
      values.some((value) => value.length > longest),
    );
  }
}

function isTwice(names: readonly string[], at: number): boolean {
  const wanted = foldText(names[at] ?? '');
  return names.slice(0, at).some((name) => foldText(name) === wanted);
}

function checkName(faults: Faults, { name }: TemplateDefinition, place: TemplatePlace): void {
  faults.add('name', 'name-missing', name === '');
  faults.add('name', 'too-long', name.length > LIMITS.name);
  faults.add('name', 'other-stays', place.isOther && name !== 'Other');
  faults.add(
    'name',
    'name-taken',
    place.otherNames.some((other) => foldText(other) === foldText(name)),
  );
}

function checkCues(faults: Faults, definition: TemplateDefinition, { isOther }: TemplatePlace): void {
  const { cues } = definition;
  faults.add('cues', 'too-many', cues.length > LIMITS.cues);
  for (const [at, { phrase, weight }] of cues.entries()) {
    faults.add(`cues.${at}`, 'phrase-missing', phrase === '');
    faults.add(`cues.${at}`, 'too-long', phrase.length > LIMITS.phrase);
    const isInRange = Number.isInteger(weight) && weight !== 0 && Math.abs(weight) <= LIMITS.weight;
    faults.add(`cues.${at}`, 'weight-out-of-range', !isInRange);
  }
  faults.add('cues', 'cues-too-weak', !isOther && !canBeRecognised(definition));
}

function checkKey(faults: Faults, key: SsotKey, path: string): void {
  faults.add(`${path}.key`, 'key-name-missing', key.key === '');
  faults.addLimits(`${path}.key`, [key.key], 1, LIMITS.name);
  faults.addLimits(`${path}.category`, [key.category], 1, LIMITS.category);
  faults.addLimits(`${path}.field`, [key.field], 1, LIMITS.field);
  faults.add(`${path}.field`, 'field-not-plain', !/^[a-z][a-z0-9_]*$/.test(key.field));
  faults.addLimits(`${path}.synonyms`, key.synonyms, LIMITS.phrases, LIMITS.phrase);
  faults.addLimits(`${path}.allowedValues`, key.allowedValues, LIMITS.allowedValues, LIMITS.allowedValue);
  const isEmptyChoice = key.dataType === 'enum' && key.allowedValues.length === 0;
  faults.add(`${path}.allowedValues`, 'allowed-values-missing', isEmptyChoice);
  const pattern = checkValuePattern(key.pattern);
  if (pattern !== null) faults.add(`${path}.pattern`, pattern);
}

function checkKeys(faults: Faults, { keys, tables }: TemplateDefinition): void {
  faults.add('keys', 'too-many', keys.length > LIMITS.keys);
  faults.add('tables', 'too-many', tables.length > LIMITS.tables);
  const names = [...keys, ...tables].map(({ key }) => key);
  const fields = keys.map(({ field }) => field);
  for (const [at, key] of keys.entries()) {
    checkKey(faults, key, `keys.${at}`);
    faults.add(`keys.${at}.key`, 'key-name-twice', isTwice(names, at));
    faults.add(`keys.${at}.field`, 'field-twice', isTwice(fields, at));
  }
  for (const [at, table] of tables.entries()) {
    faults.add(`tables.${at}.key`, 'key-name-missing', table.key === '');
    faults.addLimits(`tables.${at}.key`, [table.key], 1, LIMITS.name);
    faults.add(`tables.${at}.key`, 'key-name-twice', isTwice(names, keys.length + at));
    faults.addLimits(`tables.${at}.category`, [table.category], 1, LIMITS.category);
    faults.addLimits(`tables.${at}.headings`, table.headings, LIMITS.headings, LIMITS.phrase);
    faults.add(`tables.${at}.headings`, 'headings-missing', table.headings.length === 0);
  }
}

/** The keys that a rule looks at: the total, the left side or the earlier date first. */
export function listRuleKeys(rule: DocumentRule): readonly string[] {
  if (rule.rule === 'dates-in-order') return [rule.earlier, rule.later];
  return rule.rule === 'sum' ? [rule.total, ...rule.parts] : [rule.left, ...rule.right];
}

function checkRules(faults: Faults, { keys, rules, comparedKeys }: TemplateDefinition): void {
  const types = new Map(keys.map(({ key, dataType }) => [key, dataType]));
  faults.add('rules', 'too-many', rules.length > LIMITS.rules);
  for (const [at, rule] of rules.entries()) {
    const path = `rules.${at}`;
    const named = listRuleKeys(rule);
    faults.add(path, 'too-many', named.length > LIMITS.parts + 1);
    faults.add(path, 'rule-parts-missing', named.length < 2 || named.includes(''));
    faults.add(
      path,
      'rule-key-unknown',
      named.some((key) => !types.has(key)),
    );
    faults.add(path, 'rule-key-twice', new Set(named).size < named.length);
    const wanted: readonly string[] =
      rule.rule === 'dates-in-order' ? ['date'] : ['number', 'currency', 'percent'];
    const fits = named.every((key) => wanted.includes(types.get(key) ?? ''));
    faults.add(path, rule.rule === 'dates-in-order' ? 'rule-needs-dates' : 'rule-needs-numbers', !fits);
  }
  faults.add(
    'comparedKeys',
    'compared-key-unknown',
    comparedKeys.some((key) => !types.has(key)),
  );
}

/** Only its tables are read from pages that no type claims. */
function checkOther(faults: Faults, definition: TemplateDefinition): void {
  const { layout, cues, keys, rules } = definition;
  faults.add('layout', 'other-stays', layout !== 'none');
  faults.add('keys', 'other-stays', keys.length > 0);
  faults.add('cues', 'other-stays', cues.length > 0);
  faults.add('rules', 'other-stays', rules.length > 0);
}

/** What is wrong with a tidied template (tidy-template.ts), one fault for each part; empty where nothing is. */
export function checkTemplate(
  definition: TemplateDefinition,
  place: TemplatePlace,
): readonly TemplateFault[] {
  const faults = new Faults();
  checkName(faults, definition, place);
  if (place.isOther) checkOther(faults, definition);
  else faults.add('layout', 'other-stays', definition.layout === 'none');
  checkCues(faults, definition, place);
  checkKeys(faults, definition);
  checkRules(faults, definition);
  return faults.list;
}
