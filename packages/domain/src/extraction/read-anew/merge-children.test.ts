import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TableRow } from '../child-tables.ts';
import { makeCell } from '../child-tables.ts';
import type { ExtractionRow } from '../extraction-row.ts';
import type { KnownChild } from './merge-children.ts';
import { mergeChildren } from './merge-children.ts';
import { isChangedRow } from './merge-rows.ts';
import { mergeTable } from './merge-tables.ts';

let made = 0;
const nextId = (): string => `id-${(made += 1)}`;

function row(SSOTKey: string, Value: string, change: Partial<ExtractionRow> = {}): ExtractionRow {
  const at = { page_n: 1, scaled_x_start: 0.1, scaled_x_end: 0.2 };
  const y = (SSOTKey.charCodeAt(0) % 50) / 50;
  return {
    id: nextId(),
    SSOTKey,
    Category: '',
    Value,
    RawValue: Value,
    ValueType: 'entity',
    ValueCoordinates: Value === '' ? [] : [{ ...at, scaled_y_start: y, scaled_y_end: y + 0.01 }],
    DataFormat: { DataType: 'string', AllowedValues: [], Pattern: '' },
    IntraValidation: { status: null, details: [] },
    InterValidation: { status: null, details: [] },
    DocKey: SSOTKey,
    DocKeyCoordinates: [],
    MultiValues: false,
    IsModified: false,
    Confidence: 0.9,
    LookReasons: [],
    ...change,
  };
}

interface Options extends Partial<Pick<KnownChild, 'documentType' | 'pages' | 'name' | 'blocks'>> {
  /** What people made of what was read; absent: nobody changed anything. */
  readonly edit?: (rows: ExtractionRow[]) => readonly ExtractionRow[];
}

function known(read: readonly ExtractionRow[], { edit, ...options }: Options = {}): KnownChild {
  const child = {
    id: nextId(),
    name: '',
    isNoted: options.name !== undefined,
    documentType: 'Invoice',
    pages: [1],
    blocks: [],
  };
  return {
    ...child,
    ...options,
    rows: [...(edit?.([...read]) ?? read)],
    reading: edit === undefined ? null : { rows: read, tables: {} },
  };
}

function readAs(rows: readonly ExtractionRow[], { documentType = 'Invoice', pages = [1] }: Options = {}) {
  return { documentType, pages: [...pages], rows: [...rows], blocks: [] };
}

/** The rows of the first child document after a new reading. */
function rowsAfter(before: KnownChild, fresh: readonly ExtractionRow[]): readonly ExtractionRow[] {
  return mergeChildren([before], [readAs(fresh)]).children[0]?.rows ?? [];
}

/** The child document as it is stored after a new reading. */
function readOnce(before: KnownChild, fresh: readonly ExtractionRow[]): KnownChild {
  const [merged] = mergeChildren([before], [readAs(fresh)]).children;
  return { ...before, rows: [...(merged?.rows ?? [])], reading: merged?.reading ?? null };
}

const change =
  (key: string, changed: Partial<ExtractionRow>) =>
  (rows: readonly ExtractionRow[]): readonly ExtractionRow[] =>
    rows.map((each) => (each.SSOTKey === key ? { ...each, ...changed } : each));

const EDITED = { IsModified: true, Confidence: 1, LookReasons: [] };

describe('a document that is read anew', () => {
  it('says what it says now where nobody changed anything, under the ids that it had', () => {
    const before = known([row('Total', '100'), row('Tax', '20')]);
    const [total, tax] = rowsAfter(before, [row('Total', '120'), row('Tax', '20')]);
    expect(total).toMatchObject({ id: before.rows[0]?.id, Value: '120', LookReasons: [] });
    expect(tax).toMatchObject({ id: before.rows[1]?.id, Value: '20' });
    expect(total).not.toHaveProperty('ReadAnew');
  });

  it.each([
    ['the same as a person', '120', undefined, []],
    ['what it said before', '100', '100', []],
    ['something that nobody saw', '130', '130', ['read-anew']],
    ['nothing', '', undefined, []],
  ])('keeps a correction where it says %s', (_what, now, ReadAnew, LookReasons) => {
    const before = known([row('Total', '100')], { edit: change('Total', { ...EDITED, Value: '120' }) });
    const [total] = rowsAfter(before, [row('Total', now)]);
    expect(total).toMatchObject({ id: before.rows[0]?.id, Value: '120', IsModified: true, LookReasons });
    expect(total?.ReadAnew).toBe(ReadAnew);
  });

  it('keeps a key that a person gave, and the value follows the new reading', () => {
    const before = known([row('Total', '100')], { edit: change('Total', { ...EDITED, SSOTKey: 'Net' }) });
    expect(rowsAfter(before, [row('Total', '120')])).toMatchObject([{ SSOTKey: 'Net', Value: '120' }]);
  });

  it('keeps a mark with the value that it vouches for', () => {
    const before = known([row('Total', '100')], { edit: change('Total', { CheckedByHand: 'valid' }) });
    expect(rowsAfter(before, [row('Total', '130')])).toMatchObject([
      { CheckedByHand: 'valid', Value: '100', ReadAnew: '130', LookReasons: ['read-anew'] },
    ]);
  });

  it('does not bring back what people deleted, and leaves rows where they moved them', () => {
    const before = known([row('A', '1'), row('B', '2'), row('C', '3')], {
      edit: ([a, , c]) => [c, a].flatMap((each) => each ?? []),
    });
    const after = rowsAfter(before, [row('A', '1'), row('B', '2'), row('C', '3'), row('D', '4')]);
    expect(after.map(({ SSOTKey }) => SSOTKey)).toEqual(['C', 'D', 'A']);
  });

  it('takes what is left of two equal rows for the one that people left, not for the one that they deleted', () => {
    const before = known([row('A', ''), row('A', '')], {
      edit: ([, second]) => (second === undefined ? [] : [{ ...second, ...EDITED, Value: 'own' }]),
    });
    const next = readOnce(before, [row('A', '')]);
    expect(next.rows).toMatchObject([{ id: before.rows[0]?.id, Value: 'own' }]);
    expect(rowsAfter(next, [row('A', '')])).toMatchObject([{ id: before.rows[0]?.id, Value: 'own' }]);
  });

  it('leaves deleted what one reading misses and the next one finds again', () => {
    const before = known([row('A', '1'), row('B', '2')], { edit: ([a]) => (a === undefined ? [] : [a]) });
    const next = readOnce(before, [row('A', '1')]);
    expect(rowsAfter(next, [row('A', '1'), row('B', '2')])).toMatchObject([{ SSOTKey: 'A' }]);
  });

  it('says what it says otherwise until somebody has looked, however often it says so', () => {
    const before = known([row('Total', '100')], { edit: change('Total', { ...EDITED, Value: '120' }) });
    const next = readOnce(before, [row('Total', '130')]);
    expect(rowsAfter(next, [row('Total', '130')])).toMatchObject([
      { Value: '120', ReadAnew: '130', LookReasons: ['read-anew'] },
    ]);
    const seen = { ...next, rows: next.rows.map((each) => ({ ...each, LookReasons: [] })) };
    expect(rowsAfter(seen, [row('Total', '130')])).toMatchObject([{ Value: '120', LookReasons: [] }]);
  });

  it('keeps columns that people added, also for what is new', () => {
    const fields = [{ Name: 'Note', Value: 'ask' }];
    const before = known([row('A', '1')], { edit: change('A', { ExtraFields: fields }) });
    const [a, b] = rowsAfter(before, [row('A', '2'), row('B', '3')]);
    expect(a).toMatchObject({ Value: '2', ExtraFields: fields, IsModified: true });
    expect(b?.ExtraFields).toEqual([{ Name: 'Note', Value: '' }]);
  });

  it('keeps a correction of what it does not find any more, says so, and finds it again another time', () => {
    const before = known([row('A', '1'), row('B', '2')], { edit: change('B', { ...EDITED, Value: '9' }) });
    const next = readOnce(before, [row('A', '1')]);
    expect(next.rows).toMatchObject([
      { SSOTKey: 'A' },
      { SSOTKey: 'B', Value: '9', LookReasons: ['not-read-anew'] },
    ]);
    expect(rowsAfter(next, [row('A', '1'), row('B', '3')])).toMatchObject([
      { SSOTKey: 'A' },
      { SSOTKey: 'B', Value: '9', ReadAnew: '3', LookReasons: ['read-anew'] },
    ]);
  });

  it('does not guess between values of one key: both corrections stay beside what is read', () => {
    const twice = [row('A', '1'), row('A', '2')];
    const before = known(twice, {
      edit: (rows) => rows.map((each, at) => ({ ...each, ...EDITED, Value: `own ${at}` })),
    });
    const values = rowsAfter(before, [row('A', '5'), row('A', '6')]).map(({ Value }) => Value);
    expect(values.toSorted()).toEqual(['5', '6', 'own 0', 'own 1']);
  });
});

describe('child documents', () => {
  it('that are no more leave what people changed to the one that has their page', () => {
    const edit = change('Total', { ...EDITED, Value: '120' });
    const before = [
      known([row('Name', 'x')]),
      known([row('Total', '100'), row('Tax', '20')], { documentType: 'Receipt', pages: [2], edit }),
    ];
    const after = mergeChildren(before, [
      readAs([row('Name', 'x')]),
      readAs([row('Date', 'y')], { documentType: 'Other', pages: [2] }),
    ]);
    expect(after.children[0]).toMatchObject({ id: before[0]?.id, tookOver: [] });
    expect(after.children[1]).toMatchObject({
      id: null,
      tookOver: [before[1]?.id],
      rows: [{ SSOTKey: 'Date' }, { SSOTKey: 'Total', Value: '120', LookReasons: ['not-read-anew'] }],
    });
  });

  it('that people copied or named stay as they are, beside the original that is read anew', () => {
    const before = [known([row('A', '1')]), known([row('A', '7')], { name: 'Invoice (copy)' })];
    const after = mergeChildren(before, [readAs([row('A', '2')])]);
    expect(after.children).toMatchObject([{ id: before[0]?.id, rows: [{ Value: '2' }] }]);
    expect(after.unread).toEqual([before[1]?.id]);
  });
});

describe('whatever people changed and whatever is read', () => {
  const KEYS = ['A', 'B', 'C'];
  const texts = fc.constantFrom('', '1', '2', '3');
  const rows = fc.array(
    fc.record({ key: fc.constantFrom(...KEYS), value: texts, period: fc.constantFrom('', '2024', '2025') }),
    {
      maxLength: 6,
    },
  );
  const edits = fc.array(
    fc.record({
      at: fc.nat(5),
      kind: fc.constantFrom('value', 'key', 'mark', 'field', 'remove', 'move'),
      text: fc.constantFrom('own', '1', 'A'),
    }),
    { maxLength: 5 },
  );
  const build = (all: readonly { key: string; value: string; period: string }[]): ExtractionRow[] =>
    all.map(({ key, value, period }) => row(key, value, period === '' ? {} : { Period: period }));

  function applyEdits(
    all: readonly ExtractionRow[],
    list: readonly { at: number; kind: string; text: string }[],
  ) {
    let edited = [...all];
    for (const { at, kind, text } of list) {
      const target = edited[at % Math.max(1, edited.length)];
      if (target === undefined) continue;
      const others = edited.filter((each) => each !== target);
      if (kind === 'remove') edited = others;
      else if (kind === 'move') edited = [target, ...others];
      else
        edited = edited.map((each) => {
          if (each !== target) return each;
          if (kind === 'value') return { ...each, ...EDITED, Value: text };
          if (kind === 'key') return { ...each, ...EDITED, SSOTKey: text };
          if (kind === 'mark') return { ...each, CheckedByHand: 'invalid' as const };
          return { ...each, ExtraFields: [{ Name: 'Own', Value: text }] };
        });
    }
    return edited;
  }

  const types = fc.constantFrom('Invoice', 'Receipt');

  it('nothing that a person saved is lost, and nothing that they deleted comes back', () => {
    fc.assert(
      fc.property(rows, edits, rows, types, (wasRead, changes, isRead, documentType) => {
        const reading = build(wasRead);
        const before = known(reading, { edit: (all) => applyEdits(all, changes) });
        const [after] = mergeChildren([before], [readAs(build(isRead), { documentType })]).children;
        const byId = new Map(after?.rows.map((each) => [each.id, each]));
        const readById = new Map(reading.map((each) => [each.id, each]));
        for (const stored of before.rows) {
          const was = readById.get(stored.id);
          if (!isChangedRow(was, stored)) continue;
          const now = byId.get(stored.id);
          if (stored.Value !== was?.Value || stored.CheckedByHand) expect(now?.Value).toBe(stored.Value);
          if (stored.SSOTKey !== was?.SSOTKey) expect(now?.SSOTKey).toBe(stored.SSOTKey);
          expect(now?.CheckedByHand ?? null).toBe(stored.CheckedByHand ?? null);
          for (const field of stored.ExtraFields ?? []) expect(now?.ExtraFields).toContainEqual(field);
        }
        const kept = new Set(before.rows.map(({ id }) => id));
        for (const { id } of reading) if (!kept.has(id)) expect(byId.has(id)).toBe(false);
        expect(byId.size).toBe(after?.rows.length);
      }),
    );
  });

  it('reading the same once more changes nothing', () => {
    fc.assert(
      fc.property(rows, edits, rows, (wasRead, changes, isRead) => {
        const before = known(build(wasRead), { edit: (all) => applyEdits(all, changes) });
        const [once] = mergeChildren([before], [readAs(build(isRead))]).children;
        const next = { ...before, rows: [...(once?.rows ?? [])], reading: once?.reading ?? null };
        const say = (all: readonly ExtractionRow[] = []) =>
          all.map(({ id, SSOTKey, Value, CheckedByHand }) => [id, SSOTKey, Value, CheckedByHand ?? null]);
        const again = rowsAfter(next, build(isRead));
        expect(say(again).filter(([id]) => before.rows.some((each) => each.id === id))).toEqual(
          say(once?.rows).filter(([id]) => before.rows.some((each) => each.id === id)),
        );
      }),
    );
  });
});

describe('a child table', () => {
  const tableRow = (...cells: readonly string[]): TableRow => ({
    id: nextId(),
    RowValue: cells.map((Value, at) => ({
      ...makeCell(`C${at}`),
      Value,
      RawValue: Value,
      IsModified: false,
      RowSSOT: { Value: cells[0] ?? '' },
    })),
  });
  const setText = (target: TableRow, column: number, Value: string): TableRow => ({
    ...target,
    RowValue: target.RowValue.map((cell, at) =>
      at === column ? { ...cell, Value, IsModified: true } : cell,
    ),
  });

  function mergeTables(
    wasRead: readonly TableRow[],
    stored: readonly TableRow[],
    isRead: readonly TableRow[],
  ) {
    const [id, freshId] = [nextId(), nextId()];
    const reference = (block: string) => row('Items', block, { ValueType: 'table', RawValue: '' });
    const before = reference(id);
    const child = known([before], {
      blocks: [{ id, kind: 'table', content: { Value: stored } }],
      edit: (all) => all,
    });
    const known_ = { ...child, reading: { rows: [before], tables: { [id]: wasRead } } };
    const now = {
      ...readAs([{ ...reference(freshId), ValueCoordinates: before.ValueCoordinates }]),
      blocks: [{ id: freshId, kind: 'table' as const, content: { Value: isRead } }],
    };
    const [after] = mergeChildren([known_], [now]).children;
    const [block] = after?.blocks ?? [];
    expect([block?.id, after?.rows[0]?.Value]).toEqual([id, id]);
    return { rows: block?.kind === 'table' ? block.content.Value : [], reasons: after?.rows[0]?.LookReasons };
  }

  const textsOf = (all: readonly TableRow[]) => all.map(({ RowValue }) => RowValue.map(({ Value }) => Value));

  it('keeps cells, rows and columns as people left them, and shows what is read there now', () => {
    const wasRead = [tableRow('pens', '1', 'x'), tableRow('ink', '2', 'y'), tableRow('paper', '3', 'z')];
    const [pens, , paper] = wasRead;
    if (pens === undefined || paper === undefined) throw new Error('three rows');
    const added = { id: nextId(), RowValue: [{ ...makeCell('C0'), Value: 'own' }, makeCell('C1')] };
    const withoutLast = ({ id, RowValue }: TableRow): TableRow => ({ id, RowValue: RowValue.slice(0, 2) });
    const stored = [withoutLast(setText(pens, 1, '10')), added, withoutLast(paper)];
    const { rows, reasons } = mergeTables(wasRead, stored, [
      tableRow('pens', '4', 'x'),
      tableRow('ink', '2', 'y'),
      tableRow('paper', '5', 'z'),
    ]);
    expect(textsOf(rows)).toEqual([
      ['pens', '10'],
      ['own', ''],
      ['paper', '5'],
    ]);
    expect(rows[0]?.RowValue[1]?.ReadAnew).toBe('4');
    expect(reasons).toEqual([]);
  });

  it('keeps a corrected row that is not read any more, and says so', () => {
    const wasRead = [tableRow('pens', '1'), tableRow('ink', '2')];
    const stored = wasRead.map((each, at) => (at === 1 ? setText(each, 1, '1') : each));
    const { rows, reasons } = mergeTables(wasRead, stored, [tableRow('pens', '1')]);
    expect(textsOf(rows)).toEqual([
      ['pens', '1'],
      ['ink', '1'],
    ]);
    expect(reasons).toEqual(['not-read-anew']);
  });

  it('keeps one of a corrected row that one reading misses and the next one finds again, and says so while it is missed', () => {
    const read = [tableRow('pens', '1'), tableRow('ink', '2')];
    const stored = read.map((each, at) => (at === 1 ? setText(each, 1, '5') : each));
    const once = mergeTable({ read, stored, fresh: [tableRow('pens', '1')] });
    const missedAgain = mergeTable({ read: once.read, stored: once.rows, fresh: [tableRow('pens', '1')] });
    expect([once.hasUnread, missedAgain.hasUnread]).toEqual([true, true]);
    const twice = mergeTable({
      read: once.read,
      stored: once.rows,
      fresh: [tableRow('pens', '1'), tableRow('ink', '2')],
    });
    expect([textsOf(twice.rows), twice.hasUnread]).toEqual([
      [
        ['pens', '1'],
        ['ink', '5'],
      ],
      false,
    ]);
  });

  it('leaves a deleted row deleted that one reading misses and the next one finds again', () => {
    const read = [tableRow('pens', '1'), tableRow('ink', '2')];
    const once = mergeTable({ read, stored: read.slice(0, 1), fresh: [tableRow('pens', '1')] });
    const fresh = [tableRow('pens', '1'), tableRow('ink', '2')];
    const twice = mergeTable({ read: once.read, stored: once.rows, fresh });
    expect(textsOf(twice.rows)).toEqual([['pens', '1']]);
  });

  it('takes what is left of two equal rows for the one that people left, not for the one that they deleted', () => {
    const read = [tableRow('pens', '1'), tableRow('pens', '1')];
    const stored = read.slice(1).map((each) => setText(each, 1, '5'));
    const once = mergeTable({ read, stored, fresh: [tableRow('pens', '1')] });
    expect([textsOf(once.rows), once.hasUnread]).toEqual([[['pens', '5']], false]);
  });

  it('keeps a column that people named where it is not read any more, and says so', () => {
    const read = [tableRow('pens', '1')];
    const stored = read.map(({ id, RowValue }) => ({
      id,
      RowValue: RowValue.map((cell, at) => (at === 1 ? { ...cell, ColumnSSOT: { Value: 'Price' } } : cell)),
    }));
    const placed = (all: readonly TableRow[]) =>
      all.map((each) => ({
        ...each,
        RowValue: each.RowValue.map((cell, at) => ({
          ...cell,
          ValueCoordinates: [
            { page_n: 1, scaled_x_start: at / 4, scaled_x_end: 1, scaled_y_start: 0, scaled_y_end: 0.1 },
          ],
        })),
      }));
    const merged = mergeTable({
      read: placed(read),
      stored: placed(stored),
      fresh: placed([tableRow('pens')]),
    });
    expect(merged.rows[0]?.RowValue.map(({ ColumnSSOT }) => ColumnSSOT.Value)).toEqual(['C0', 'Price']);
    expect(merged.hasUnread).toBe(true);
  });

  it('loses no corrected cell, whatever is read', () => {
    const cells = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.constantFrom('', '1', '2')), {
      maxLength: 5,
    });
    fc.assert(
      fc.property(
        cells,
        fc.array(fc.tuple(fc.nat(4), fc.nat(1), fc.constantFrom('own', '1', ''))),
        cells,
        (was, changes, is) => {
          const wasRead = was.map((texts) => tableRow(...texts));
          const stored = [...wasRead];
          for (const [at, column, text] of changes) {
            const target = stored[at];
            if (target !== undefined) stored[at] = setText(target, column, text);
          }
          const { rows } = mergeTables(
            wasRead,
            stored,
            is.map((texts) => tableRow(...texts)),
          );
          for (const [at, { id, RowValue }] of stored.entries())
            for (const [column, cell] of RowValue.entries())
              if (cell.Value !== wasRead[at]?.RowValue[column]?.Value)
                expect(
                  rows
                    .find((each) => each.id === id)
                    ?.RowValue.find(({ ColumnSSOT }) => ColumnSSOT.Value === `C${column}`)?.Value,
                ).toBe(cell.Value);
        },
      ),
    );
  });
});
