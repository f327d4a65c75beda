import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJsonTable } from './json-table.ts';

describe('a JSON file as a table', () => {
  it.each<[string, string[][]]>([
    [
      '[{"title":"A","date":"2026-01-01"},{"title":"B","url":"https://b.test"}]',
      [
        ['title', 'date', 'url'],
        ['A', '2026-01-01', ''],
        ['B', '', 'https://b.test'],
      ],
    ],
    ['\ufeff {"version":1,"few":[{"a":1}],"items":[{"a":1},{"a":2.5}]}', [['a'], ['1'], ['2.5']]],
    ['{"title":"A"}\n\n{"title":"B"}\r\n', [['title'], ['A'], ['B']]],
    [
      '[{"source":{"name":"Wire","id":null},"tags":["a","b"],"more":[1,2],"is":true}]',
      [
        ['source name', 'source id', 'tags', 'more', 'is'],
        ['Wire', '', 'a, b', '[1,2]', 'true'],
      ],
    ],
    ['[{"a":{"b":{"c":{"d":1}}}}]', [['a b c'], ['{"d":1}']]],
    [
      '[{"__proto__":"x","constructor":"y"}]',
      [
        ['__proto__', 'constructor'],
        ['x', 'y'],
      ],
    ],
  ])('of %j is %j', (text, table) => {
    expect(parseJsonTable(text)).toEqual(table);
  });

  it.each(['', '{', '[]', '[1,2]', '"text"', '{"a":1}x', 'null', '{"items":[]}', 'a,b\n1,2', '[{"a":1},2]'])(
    '%j is not a table',
    (text) => {
      expect(parseJsonTable(text)).toBeNull();
    },
  );

  it('has one cell per column in each row, and every text', () => {
    const object = fc.dictionary(fc.string({ minLength: 1, maxLength: 5 }), fc.string());
    fc.assert(
      fc.property(fc.array(object, { minLength: 1, maxLength: 6 }), (objects) => {
        const [titles = [], ...rows] = parseJsonTable(JSON.stringify(objects)) ?? [];
        expect(new Set(titles).size).toBe(titles.length);
        for (const [index, each] of objects.entries())
          for (const [key, value] of Object.entries(each))
            expect(rows[index]?.[titles.indexOf(key)]).toBe(value);
      }),
    );
  });
});
