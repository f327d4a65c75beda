import { describe, expect, it } from 'vitest';
import { line, rowsOf } from './testing/read-rows.ts';

describe('what no rule names is no table where the signs speak against it', () => {
  it.each([
    [
      'a sentence with wide gaps',
      [
        ...line(100, [60, 'member next is'], [180, 'called,'], [260, 'returning 7 values'], [400, 'to the']),
        ...line(112, [60, 'caller'], [170, 'which'], [270, '3'], [400, 'of']),
        ...line(124, [60, 'functions'], [180, 'must'], [262, '12'], [410, 'then']),
      ],
    ],
    [
      'codes with what they do',
      [
        ...line(100, [60, '141:'], [110, 'byte code'], [230, 'index(1)']),
        ...line(112, [60, 'like the one above, but of one byte']),
        ...line(124, [60, '142:'], [110, 'entry'], [230, 'index(4)'], [300, 'stack']),
        ...line(136, [60, '143:'], [110, 'made'], [226, 'size(1)'], [300, 'stack']),
      ],
    ],
    [
      'the boxes of a diagram',
      [
        ...line(100, [60, 'Insert'], [200, 'pending'], [300, '2'], [380, 'off']),
        ...line(120, [80, 'Inactive'], [190, 'on'], [310, '4']),
        ...line(140, [70, 'Install'], [240, 'remove'], [290, '12'], [370, 'wait']),
      ],
    ],
  ])('%s', (_what, placed) => {
    expect(rowsOf(placed)).toEqual([]);
  });

  it('is one where only some of them do: entries in small letters, level in their columns, under headings', () => {
    const rows = [
      ['Purpose', 'Lots', 'Pieces', 'Place'],
      ['repair', '4', '120', 'yard'],
      ['storage', '11', '75', 'harbour'],
      ['transport', '8', '310', 'depot'],
    ];
    const placed = rows.flatMap((texts, at) =>
      line(100 + 12 * at, ...texts.map((text, column): [number, string] => [60 + 100 * column, text])),
    );
    expect(rowsOf(placed)).toEqual([rows]);
  });
});
