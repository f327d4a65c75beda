import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ValueCoordinates } from '../extraction/extraction-row.ts';
import type { CommentedCell, CommentSubject } from './comment-subject.ts';
import { findSubjectChild, findSubjectRow } from './comment-subject.ts';

function place(page: number, x: number, y: number): ValueCoordinates {
  return {
    page_n: page,
    scaled_x_start: x,
    scaled_y_start: y,
    scaled_x_end: x + 0.2,
    scaled_y_end: y + 0.02,
  };
}

const SUBJECT: CommentSubject = { childId: 'old', documentType: 'Invoice', pages: [2, 3], cell: null };
const CELL: CommentedCell = {
  rowId: 'old',
  tableId: null,
  column: 'value',
  key: 'Revenue',
  label: '',
  value: '1,200',
  places: [place(1, 0.5, 0.3)],
};

describe('the child document of a comment', () => {
  it('is the very one, whatever its type and pages are now', () => {
    const children = [
      { id: 'a', documentType: 'Invoice', pages: [2, 3] },
      { id: 'old', documentType: 'Receipt', pages: [9] },
    ];
    expect(findSubjectChild(SUBJECT, children)?.id).toBe('old');
  });

  it('is else the one of its type with most of its pages, and none of another type or of other pages', () => {
    const children = [
      { id: 'other-type', documentType: 'Receipt', pages: [2, 3] },
      { id: 'one-page', documentType: 'Invoice', pages: [1, 2] },
      { id: 'both-pages', documentType: 'Invoice', pages: [2, 3, 4] },
    ];
    expect(findSubjectChild(SUBJECT, children)?.id).toBe('both-pages');
    expect(findSubjectChild(SUBJECT, [{ id: 'x', documentType: 'Invoice', pages: [5] }])).toBeNull();
  });
});

describe('the row of a comment', () => {
  it('is else the one of its key that stands where it stood', () => {
    const rows = [
      { id: 'elsewhere', key: 'Revenue', places: [place(1, 0.7, 0.3)] },
      { id: 'here', key: 'Revenue', places: [place(1, 0.51, 0.301)] },
      { id: 'other-key', key: 'Cost', places: CELL.places },
      { id: 'other-page', key: 'Revenue', places: [place(2, 0.5, 0.3)] },
    ];
    expect(findSubjectRow(CELL, rows)?.id).toBe('here');
  });

  it('is the only one of its key where nothing stands there any more, and none where there are several', () => {
    const moved = { id: 'moved', key: 'Revenue', places: [place(1, 0.1, 0.9)] };
    expect(findSubjectRow(CELL, [moved])?.id).toBe('moved');
    expect(findSubjectRow(CELL, [moved, { ...moved, id: 'second' }])).toBeNull();
  });

  it('of a child table goes by what stands in its first cell', () => {
    const cell = { ...CELL, tableId: 'table', label: 'Pens' };
    expect(findSubjectRow(cell, [{ id: 'pens', key: 'Pens', places: [] }])?.id).toBe('pens');
    expect(findSubjectRow(cell, [{ id: 'revenue', key: 'Revenue', places: [] }])).toBeNull();
  });

  it('that is still there is always found, and what is found has its key otherwise', () => {
    const rows = fc.array(
      fc.record({
        id: fc.constantFrom('old', 'a', 'b', 'c'),
        key: fc.constantFrom('Revenue', 'Cost'),
        places: fc
          .array(fc.tuple(fc.constantFrom(1, 2), fc.double({ min: 0, max: 0.7, noNaN: true })), {
            maxLength: 3,
          })
          .map((spots) => spots.map(([page, x]) => place(page, x, 0.3))),
      }),
    );
    fc.assert(
      fc.property(rows, (all) => {
        const found = findSubjectRow(CELL, all);
        if (all.some(({ id }) => id === 'old')) expect(found?.id).toBe('old');
        else expect(found?.key ?? 'Revenue').toBe('Revenue');
      }),
    );
  });
});
