import { SHIPPED_DOCUMENT_TYPES } from '@vigilo/domain/extraction/document-types';
import { isChange } from '@vigilo/domain/templates/describe-change';
import type { TemplateDefinition } from '@vigilo/domain/templates/template';
import { describe, expect, it } from 'vitest';
import { findFields, writeFields } from '../lib/draft-content.ts';
import {
  NEW_RULE,
  NEW_TEMPLATE,
  listTemplateFaults,
  newKey,
  renameKey,
  toDefinition,
  toTemplateFields,
} from './template-fields.ts';
import type { TemplateFields } from './template-fields.ts';

const PLACE = { otherNames: [], isOther: false };

function shipped(name: string): TemplateDefinition {
  const found = SHIPPED_DOCUMENT_TYPES.find((type) => type.name === name);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
}

const invoice = toTemplateFields(shipped('Invoice'), 3);

describe('the form of a template', () => {
  it.each(SHIPPED_DOCUMENT_TYPES.map((type) => [type.name, type] as const))(
    'gives back what it was opened with: %s',
    (_name, type) => {
      expect(isChange(type, toDefinition(toTemplateFields(type, 1)))).toBe(false);
    },
  );

  it('lets rules follow a key that gets another name', () => {
    const keys = invoice.keys.map((key) => (key.key === 'Net Amount' ? renameKey(key, 'Before Tax') : key));
    const { rules, keys: named } = toDefinition({ ...invoice, keys });
    expect(rules[0]).toEqual({ rule: 'sum', total: 'Total Amount', parts: ['Before Tax', 'Tax Amount'] });
    // Its name for programs was not made of its name: it stays.
    expect(named.find(({ key }) => key === 'Before Tax')?.field).toBe('amount_untaxed');
  });

  it('makes the name for programs from the name, until somebody writes another', () => {
    const added = renameKey(newKey(invoice.keys), 'Cost Centre');
    expect([added.field, added.category]).toEqual(['cost_centre', 'Payment']);
    expect(renameKey({ ...added, field: 'centre' }, 'Centre of Cost').field).toBe('centre');
    expect(newKey([...invoice.keys, added]).id).not.toBe(added.id);
  });

  it('says what is wrong at its input: of cues at their group', () => {
    const rest = invoice.cues.slice(1);
    const fields: TemplateFields = {
      ...invoice,
      name: '',
      cues: [
        ...rest,
        { where: 'line', weight: 1, phrases: ['x'.repeat(81)] },
        { where: 'line', weight: 2, phrases: [] },
      ],
      rules: [...invoice.rules, NEW_RULE],
    };
    expect(listTemplateFaults(fields, PLACE)).toEqual({
      name: 'name-missing',
      [`cues.${rest.length}`]: 'too-long',
      [`cues.${rest.length + 1}`]: 'phrase-missing',
      'rules.2': 'rule-parts-missing',
    });
    expect(listTemplateFaults(invoice, PLACE)).toEqual({});
    expect(Object.keys(listTemplateFaults(NEW_TEMPLATE, PLACE)).toSorted()).toEqual([
      'cues',
      'cues.0',
      'name',
    ]);
  });

  it('keeps nothing that does not go with the data type', () => {
    const keys = invoice.keys.map((key) => ({ ...key, dataType: 'date' as const, allowedValues: ['x'] }));
    const [first] = toDefinition({ ...invoice, keys }).keys;
    expect([first?.pattern, first?.allowedValues]).toEqual(['', []]);
  });

  it('comes back from a draft', () => {
    expect(findFields(writeFields(invoice), invoice)).toEqual(invoice);
  });
});
