import { describe, expect, it } from 'vitest';
import { isFiltered, parseAuditSearch, buildAuditSearch } from './audit-view.ts';

const ID = '0193a2b4-0000-7000-8000-000000000001';

describe('what the address says of the audit log', () => {
  it('is read and written alike', () => {
    const params = {
      from: '2026-11-01',
      to: '2026-11-20',
      actor: ID,
      action: 'users.change',
      entity: 'user',
      search: 'ana',
    };
    expect(buildAuditSearch(parseAuditSearch(params))).toEqual(params);
    expect(isFiltered(parseAuditSearch(params))).toBe(true);
  });

  it('is nothing where it is no day, no id and no key', () => {
    const view = parseAuditSearch({
      from: 'yesterday',
      actor: '7',
      action: 'DROP TABLE',
      entity: ['a', 'b'],
      search: '  ',
    });
    expect(view).toEqual({ from: null, to: null, actor: null, action: null, entity: null, search: '' });
    expect(isFiltered(view)).toBe(false);
  });
});
