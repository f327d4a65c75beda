import { expect, it } from 'vitest';
import { remember } from './remember.ts';

it('finds out about a text once, until there are too many', () => {
  const asked: string[] = [];
  const read = remember((text) => {
    asked.push(text);
    return { text };
  }, 2);
  expect(read('a')).toBe(read('a'));
  expect(read('b').text).toBe('b');
  expect(asked).toEqual(['a', 'b']);
  read('c');
  expect(read('a').text).toBe('a');
  expect(asked).toEqual(['a', 'b', 'c', 'a']);
});
