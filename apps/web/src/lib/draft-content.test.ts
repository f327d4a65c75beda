import { describe, expect, it } from 'vitest';
import { findFields, writeFields } from './draft-content.ts';

const FIELDS = {
  name: 'Ana',
  version: 3,
  endDate: null,
  clients: ['a'],
  filters: [{ page: 'Upload', allowed: ['x'] }],
};

describe('the fields of a draft', () => {
  it('come back as they were kept', () => {
    const kept = { ...FIELDS, name: 'Ana Ruiz', endDate: null, clients: [], filters: [] };
    expect(findFields(writeFields(kept), FIELDS)).toEqual(kept);
  });

  it('may be filled where the form has nothing yet, and empty where it has something', () => {
    expect(findFields(writeFields({ ...FIELDS, endDate: '2027-01-01' }), FIELDS)?.endDate).toBe('2027-01-01');
    expect(findFields('{"day":null}', { day: '2027-01-01' })).toEqual({ day: null });
  });

  it.each([
    ['of an older form', '{"name":"Ana"}'],
    ['of another kind', JSON.stringify({ ...FIELDS, version: '3' })],
    ['with a list of another kind', JSON.stringify({ ...FIELDS, clients: [7] })],
    ['with an object for nothing', JSON.stringify({ ...FIELDS, endDate: {} })],
    ['that are no object', '7'],
    ['that are nothing', 'null'],
    ['that are broken', '{"name":'],
  ])('%s are not taken', (_title, content) => {
    expect(findFields(content, FIELDS)).toBeNull();
  });
});
