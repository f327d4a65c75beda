import { describe, expect, it } from 'vitest';
import { chooseCounterpart } from './choose-counterpart.ts';

const says = (DocumentId: string, isSame: boolean) => ({
  DocumentId,
  isSame,
  Value: isSame ? '194,432' : '194,423',
  ValueCoordinates: [],
  reconciled: null,
});

describe('of the linked documents that speak of a value', () => {
  it('the one that is shown stays', () => {
    expect(chooseCounterpart([says('a', true), says('b', true)], 'b')?.DocumentId).toBe('b');
    expect(chooseCounterpart([says('a', false), says('b', false)], 'b')?.DocumentId).toBe('b');
  });

  it('one that contradicts comes before one that agrees', () => {
    expect(chooseCounterpart([says('a', true), says('b', false)], 'a')?.DocumentId).toBe('b');
    expect(chooseCounterpart([says('a', true), says('b', false)], undefined)?.DocumentId).toBe('b');
  });

  it('none is shown where none speaks of it', () => {
    expect(chooseCounterpart([], 'a')).toBeUndefined();
  });
});
