import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listFieldChanges } from './field-changes.ts';

describe('the changed fields of an audit entry', () => {
  it('are those that differ, as text, null if absent', () => {
    expect(
      listFieldChanges(
        { name: 'Ann', score: 300, isOn: false, day: null },
        { name: 'Ann', score: -0.5, isOn: true, day: '2026-11-01' },
      ),
    ).toEqual([
      { field: 'score', before: '300', after: '-0.5' },
      { field: 'isOn', before: 'false', after: 'true' },
      { field: 'day', before: null, after: '2026-11-01' },
    ]);
    expect(listFieldChanges(null, { name: '' })).toEqual([{ field: 'name', before: null, after: '' }]);
    expect(listFieldChanges({ name: 'Ann' }, null)).toEqual([{ field: 'name', before: 'Ann', after: null }]);
    expect(listFieldChanges(null, null)).toEqual([]);
  });

  it('are named by path if nested, and lists are one field', () => {
    const before = {
      pageFilters: { Upload: [], Documents: ['view-dataset', 'post-documents'] },
      rows: [{ a: 1 }, { a: 2 }],
    };
    const after = { pageFilters: { Documents: ['view-dataset'], Dashboard: [] }, rows: [{ a: 1 }, { a: 3 }] };
    expect(listFieldChanges(before, after)).toEqual([
      { field: 'pageFilters.Upload', before: '', after: null },
      { field: 'pageFilters.Documents', before: 'view-dataset, post-documents', after: 'view-dataset' },
      { field: 'rows.1.a', before: '2', after: '3' },
      { field: 'pageFilters.Dashboard', before: null, after: '' },
    ]);
  });

  it('are empty for equal values, and reversed for swapped ones', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        expect(listFieldChanges(a, a)).toEqual([]);
        const back = new Map(listFieldChanges(b, a).map((change) => [change.field, change]));
        const there = listFieldChanges(a, b);
        expect(there.length).toBe(back.size);
        for (const { field, before, after } of there)
          expect(back.get(field)).toEqual({ field, before: after, after: before });
      }),
    );
  });
});
