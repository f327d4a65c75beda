import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createEventReader } from './event-stream.ts';

const STREAM =
  ': hello\n\ndata: {"a":1}\n\nevent: x\ndata: two\ndata: lines\n\n: ping\n\ndata:last\n\ndata: not yet';

it('gives the data of every event, whatever pieces the stream comes in, and none of comments', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 20, maxLength: 60 }), (sizes) => {
      const read = createEventReader();
      const found: string[] = [];
      let at = 0;
      for (const size of [...sizes, STREAM.length]) {
        found.push(...read(STREAM.slice(at, at + size)));
        at += size;
      }
      expect(found).toEqual(['{"a":1}', 'two\nlines', 'last']);
    }),
  );
});

it('knows the line ends of every system', () => {
  expect(createEventReader()('data: a\r\n\r\ndata: b\n\n')).toEqual(['a', 'b']);
});
