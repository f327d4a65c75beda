import { describe, expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

describe('cutting a long text', () => {
  it('leaves a text alone that fits exactly', () => {
    expect(cutText('a'.repeat(300), 300)).toBe('a'.repeat(300));
  });

  it('never gives more than the limit, the ellipsis included', () => {
    expect([...cutText('word '.repeat(100), 300)].length).toBeLessThanOrEqual(300);
    expect(cutText('a'.repeat(301), 300)).toBe(`${'a'.repeat(299)}…`);
  });

  it('ends after a whole word', () => {
    expect(cutText('one two three four', 12)).toBe('one two…');
  });

  it('does not cut a character of two code units in half', () => {
    expect(cutText('😀'.repeat(10), 5)).toBe('😀😀😀😀…');
  });
});
