import { describe, expect, it } from 'vitest';
import { findTypedName, listMeant, nameIn } from './mention-query.ts';

const ADA = { _id: '1', name: 'Ada Byron', email: 'ada@t.test' };
const ANA = { _id: '2', name: 'Ana Núñez', email: 'nunez@t.test' };
const OTHER_ADA = { _id: '3', name: 'Ada Byron', email: 'byron@t.test' };

describe('naming somebody', () => {
  it('begins with an @ that begins a word', () => {
    expect(findTypedName('Hello @Ada B', 12)).toEqual({ at: 6, typed: 'Ada B' });
    expect(findTypedName('@', 1)).toEqual({ at: 0, typed: '' });
    expect(findTypedName('mail@ada', 8)).toBeNull();
    expect(findTypedName('@ then', 6)).toBeNull();
    expect(findTypedName('@Ada\nnext', 9)).toBeNull();
  });

  it('finds people by any part of their name, without accents, and by their e-mail', () => {
    expect(listMeant([ADA, ANA], 'a')).toEqual([ADA, ANA]);
    expect(listMeant([ADA, ANA], 'nunez')).toEqual([ANA]);
    expect(listMeant([ADA, ANA], 'by ad')).toEqual([ADA]);
    expect(listMeant([ADA, ANA], 'ada@')).toEqual([ADA]);
    expect(listMeant([ADA, ANA], 'x')).toEqual([]);
  });

  it('writes the name, or the e-mail where two have one name', () => {
    expect(nameIn('See @ad today', 7, 4, ADA, [ADA, ANA])).toEqual({
      text: 'See @Ada Byron today',
      caret: 15,
    });
    expect(nameIn('@ad', 3, 0, OTHER_ADA, [ADA, OTHER_ADA]).text).toBe('@byron@t.test ');
  });
});
