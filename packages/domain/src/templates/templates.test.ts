import { describe, expect, it } from 'vitest';
import type { Access } from '../access/can.ts';
import { findDocumentType, SHIPPED_DOCUMENT_TYPES } from '../extraction/document-types.ts';
import { checkTemplate, checkValuePattern } from './check-template.ts';
import { describeChange, isChange } from './describe-change.ts';
import { decideTemplateActions } from './template-actions.ts';
import type { StoredTemplate, TemplateDefinition } from './template.ts';
import {
  listDocumentTypes,
  listFormerNames,
  listTemplates,
  SHIPPED_TEMPLATES,
  TEMPLATE_LIMITS,
} from './template.ts';
import { suggestField, tidyTemplate } from './tidy-template.ts';

const PLACE = { otherNames: ['Balance Sheet', 'Receipt'], isOther: false };
const ADMIN: Access = { isAdmin: true, pageFilters: [] };
const OWN_ID = '01900000-0000-7000-8000-000000000000';

function shipped(name: string): { id: string; definition: TemplateDefinition } {
  const found = SHIPPED_TEMPLATES.find(({ definition }) => definition.name === name);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
}

const INVOICE = shipped('Invoice');
const OTHER = shipped('Other');

function stored(id: string, change: Partial<StoredTemplate>): StoredTemplate {
  return { id, definition: null, formerNames: [], isRemoved: false, version: 1, ...change };
}

/** The faults of the invoice with a change, as `path: code`. */
function faultsOf(change: Partial<TemplateDefinition>): string[] {
  return checkTemplate({ ...INVOICE.definition, ...change }, PLACE).map(
    ({ path, code }) => `${path}: ${code}`,
  );
}

function withKey(change: Partial<TemplateDefinition['keys'][number]>): Partial<TemplateDefinition> {
  const [first, ...rest] = INVOICE.definition.keys;
  return first === undefined ? {} : { keys: [{ ...first, ...change }, ...rest] };
}

describe('what a tenant has of templates', () => {
  it('is what is shipped, in its order, where nothing is stored', () => {
    expect(listDocumentTypes(listTemplates([])).map(({ name }) => name)).toEqual(
      SHIPPED_DOCUMENT_TYPES.map(({ name }) => name),
    );
    expect(listTemplates([]).every(({ state, version }) => state === 'shipped' && version === 0)).toBe(true);
  });

  it('has what is stored in the place of what is shipped, its own before Other, and reads by no removed one', () => {
    const own = { ...INVOICE.definition, name: 'Utility Bill' };
    const templates = listTemplates([
      stored(INVOICE.id, { definition: { ...INVOICE.definition, name: 'Supplier Invoice' }, version: 3 }),
      stored(shipped('Receipt').id, { isRemoved: true, version: 1 }),
      stored(OWN_ID, { definition: own }),
    ]);
    expect(templates.map(({ definition, state }) => `${definition.name} ${state}`).slice(-4)).toEqual([
      'Supplier Invoice changed',
      'Receipt removed',
      'Utility Bill own',
      'Other shipped',
    ]);
    const names = listDocumentTypes(templates).map(({ name }) => name);
    expect(names).not.toContain('Receipt');
    expect(names.slice(-3)).toEqual(['Supplier Invoice', 'Utility Bill', 'Other']);
  });

  it('knows a child document by a former name of its type, and one of a removed type as Other', () => {
    const renamed = { ...INVOICE.definition, name: 'Supplier Invoice' };
    const before = { definition: INVOICE.definition, formerNames: [] };
    const formerNames = listFormerNames(before, renamed.name);
    expect(formerNames).toEqual(['Invoice']);
    const types = listDocumentTypes(
      listTemplates([stored(INVOICE.id, { definition: renamed, formerNames })]),
    );
    expect(findDocumentType(types, 'Invoice').name).toBe('Supplier Invoice');
    expect(findDocumentType(types, 'Long gone').name).toBe('Other');
    const taken = [...types, { ...INVOICE.definition, name: 'Invoice' }];
    expect(findDocumentType(taken, 'Invoice').name).toBe('Invoice');
    expect(listFormerNames({ definition: renamed, formerNames }, 'Invoice')).toEqual(['Supplier Invoice']);
  });

  it('offers what fits each: Other stays, what is shipped has nothing to return to', () => {
    const can = (id: string, state: 'shipped' | 'changed' | 'own' | 'removed') =>
      decideTemplateActions(ADMIN, { id, state });
    expect(can(OTHER.id, 'shipped')).toEqual(['view', 'edit', 'versions']);
    expect(can(OTHER.id, 'changed')).toEqual(['view', 'edit', 'versions', 'return']);
    expect(can(INVOICE.id, 'shipped')).toEqual(['view', 'edit', 'versions', 'duplicate', 'delete']);
    expect(can(INVOICE.id, 'removed')).toEqual(['view', 'versions', 'return']);
    expect(can(OWN_ID, 'own')).toEqual(['view', 'edit', 'versions', 'duplicate', 'delete']);
    const reader: Access = {
      isAdmin: false,
      pageFilters: [{ name: 'Manage Templates', url: '/admin/templates', allowed: ['retrieve-template'] }],
    };
    expect(decideTemplateActions(reader, { id: INVOICE.id, state: 'changed' })).toEqual(['view', 'versions']);
  });
});

describe('a template', () => {
  it.each(SHIPPED_TEMPLATES.map(({ definition }) => [definition.name, definition] as const))(
    'that is shipped is valid and tidy: %s',
    (name, definition) => {
      expect(checkTemplate(definition, { otherNames: [], isOther: name === 'Other' })).toEqual([]);
      expect(isChange(definition, tidyTemplate(definition))).toBe(false);
    },
  );

  it('is unchanged whatever order the names of its parts are in, as the database keeps none', () => {
    const turned = (value: object): object => Object.fromEntries(Object.entries(value).toReversed());
    const definition = { ...INVOICE.definition, keys: INVOICE.definition.keys.map(turned) };
    // The same parts in another order.
    expect(isChange(INVOICE.definition, definition as TemplateDefinition)).toBe(false);
  });

  it('has a name of its own, whatever its case and accents', () => {
    expect(faultsOf({ name: '' })).toEqual(['name: name-missing']);
    expect(faultsOf({ name: 'récéipt' })).toEqual(['name: name-taken']);
    expect(faultsOf({ name: 'x'.repeat(101) })).toEqual(['name: too-long']);
  });

  it('that is Other keeps its name and reads nothing', () => {
    const place = { otherNames: [], isOther: true };
    const change = { ...OTHER.definition, name: 'Rest', layout: 'form' as const };
    expect(checkTemplate(change, place).map(({ path, code }) => `${path}: ${code}`)).toEqual([
      'name: other-stays',
      'layout: other-stays',
    ]);
    expect(faultsOf({ layout: 'none' })).toContain('layout: other-stays');
  });

  it('tells its keys and tables apart, by name and by the name for programs', () => {
    expect(faultsOf(withKey({ key: 'due date' }))).toContain('keys.2.key: key-name-twice');
    expect(faultsOf(withKey({ key: '' }))).toContain('keys.0.key: key-name-missing');
    expect(faultsOf(withKey({ field: 'date' }))).toContain('keys.1.field: field-twice');
    expect(faultsOf(withKey({ field: 'Invoice number' }))).toEqual(['keys.0.field: field-not-plain']);
    const tables = [{ key: 'Invoice Date', category: '', headings: ['item'] }];
    expect(faultsOf({ tables })).toEqual(['tables.0.key: key-name-twice']);
    expect(faultsOf({ tables: [{ key: 'Items', category: '', headings: [] }] })).toEqual([
      'tables.0.headings: headings-missing',
    ]);
  });

  it('has patterns that compile and end, and values for each list', () => {
    expect(faultsOf(withKey({ pattern: '[A-' }))).toEqual(['keys.0.pattern: pattern-broken']);
    expect(faultsOf(withKey({ pattern: '(a+)+' }))).toEqual(['keys.0.pattern: pattern-too-slow']);
    expect(checkValuePattern('a'.repeat(201))).toBe('too-long');
    expect(checkValuePattern(String.raw`INV-\d+`)).toBeNull();
    expect(faultsOf(withKey({ dataType: 'enum', pattern: '' }))).toEqual([
      'keys.0.allowedValues: allowed-values-missing',
    ]);
  });

  it('can be recognised: by enough points, each a whole number', () => {
    expect(faultsOf({ cues: [{ phrase: 'invoice', weight: 3, where: 'heading' }] })).toEqual([
      'cues: cues-too-weak',
    ]);
    const cues = [
      { phrase: 'invoice', weight: 3, where: 'heading' },
      { phrase: 'tax invoice', weight: 3, where: 'heading' },
      { phrase: 'iban', weight: 1, where: 'anywhere' },
    ] as const;
    expect(faultsOf({ cues })).toEqual([]);
    // Of two headings the better one counts.
    expect(faultsOf({ cues: cues.slice(0, 2) })).toEqual(['cues: cues-too-weak']);
    expect(faultsOf({ cues: [...cues, { phrase: '', weight: 1, where: 'line' }] })).toEqual([
      'cues.3: phrase-missing',
    ]);
    expect(faultsOf({ cues: [...cues, { phrase: 'x', weight: 0.5, where: 'line' }] })).toEqual([
      'cues.3: weight-out-of-range',
    ]);
    expect(faultsOf({ layout: 'statement', cues: [{ phrase: 'x', weight: 7, where: 'line' }] })).toEqual([
      'cues: cues-too-weak',
    ]);
  });

  it('has rules and comparisons of its own keys, of the type that the rule needs', () => {
    const rule = (total: string, ...parts: string[]) => ({ rules: [{ rule: 'sum' as const, total, parts }] });
    expect(faultsOf(rule('Total Amount', 'Net Amount', 'Duty'))).toEqual(['rules.0: rule-key-unknown']);
    expect(faultsOf(rule('Total Amount'))).toEqual(['rules.0: rule-parts-missing']);
    expect(faultsOf(rule('Total Amount', 'Net Amount', 'Net Amount'))).toEqual(['rules.0: rule-key-twice']);
    expect(faultsOf(rule('Total Amount', 'Due Date'))).toEqual(['rules.0: rule-needs-numbers']);
    expect(
      faultsOf({ rules: [{ rule: 'dates-in-order', earlier: 'Invoice Date', later: 'Seller' }] }),
    ).toEqual(['rules.0: rule-needs-dates']);
    expect(faultsOf({ comparedKeys: ['Duty'] })).toEqual(['comparedKeys: compared-key-unknown']);
  });

  it('is kept within limits', () => {
    const many = Array.from({ length: TEMPLATE_LIMITS.phrases + 1 }, (_, at) => `name ${at}`);
    expect(faultsOf(withKey({ synonyms: many }))).toEqual(['keys.0.synonyms: too-many']);
    expect(faultsOf(withKey({ synonyms: ['x'.repeat(81)] }))).toEqual(['keys.0.synonyms: too-long']);
  });

  it('keeps phrases as the reader compares them, each once', () => {
    const tidy = tidyTemplate({
      ...INVOICE.definition,
      name: '  Supplier   Invoice ',
      ...withKey({ synonyms: ['Invoice No.', 'invoice no', ' N° de Factúra', '...'] }),
    });
    expect(tidy.name).toBe('Supplier Invoice');
    expect(tidy.keys[0]?.synonyms).toEqual(['invoice no', 'n de factura']);
    expect(suggestField('Número de Factura, 2.ª')).toBe('numero_de_factura_2_a');
    expect(suggestField('2026')).toBe('');
  });
});

describe('a change of a template', () => {
  it('is described by what differs alone, keys by the name that stays', () => {
    const [first] = INVOICE.definition.keys;
    const after = {
      ...INVOICE.definition,
      ...withKey({ key: 'Number', synonyms: [...(first?.synonyms ?? []), 'our ref'] }),
      rules: INVOICE.definition.rules.slice(0, 1),
    };
    expect(describeChange(INVOICE.definition, after)).toEqual({
      before: {
        name: 'Invoice',
        keys: { invoice_number: { key: 'Invoice Number', synonyms: first?.synonyms } },
        rules: ['Total Amount = Net Amount + Tax Amount', 'Invoice Date <= Due Date'],
      },
      after: {
        name: 'Invoice',
        keys: { invoice_number: { key: 'Number', synonyms: [...(first?.synonyms ?? []), 'our ref'] } },
        rules: ['Total Amount = Net Amount + Tax Amount'],
      },
    });
  });

  it('may be the order of the keys alone', () => {
    const reversed = { ...INVOICE.definition, keys: INVOICE.definition.keys.toReversed() };
    expect(isChange(INVOICE.definition, reversed)).toBe(true);
    expect(isChange(INVOICE.definition, structuredClone(INVOICE.definition))).toBe(false);
  });
});
