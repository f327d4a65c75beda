import { expect, it } from 'vitest';
import { findNewsKey } from './news-keys.ts';

const press = (key: string) => ({ key, repeat: false });
const hold = (key: string) => ({ key, repeat: true });

it('goes to the preview by P, also with caps lock, and back by P or Escape', () => {
  expect(findNewsKey(press('p'), false)).toBe('preview');
  expect(findNewsKey(press('P'), false)).toBe('preview');
  expect(findNewsKey(press('p'), true)).toBe('preview');
  expect(findNewsKey(press('Escape'), true)).toBe('back');
});

it('leaves Escape outside the preview to what it closes there', () => {
  expect(findNewsKey(press('Escape'), false)).toBeNull();
});

it('leaves the arrows in the preview to scrolling, while J and K step there too', () => {
  expect(findNewsKey(press('ArrowDown'), false)).toBe('next');
  expect(findNewsKey(press('ArrowDown'), true)).toBeNull();
  expect(findNewsKey(press('ArrowUp'), true)).toBeNull();
  expect(findNewsKey(press('j'), true)).toBe('next');
  expect(findNewsKey(press('k'), true)).toBe('previous');
});

it('steps on while a key is held, and decides once', () => {
  expect(findNewsKey(hold('j'), false)).toBe('next');
  expect(findNewsKey(hold('ArrowUp'), false)).toBe('previous');
  for (const key of ['Enter', 'x', 'p', ' ']) expect(findNewsKey(hold(key), false)).toBeNull();
});
