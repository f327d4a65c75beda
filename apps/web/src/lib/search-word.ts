// What a list is searched for, as the address says it: `?search=`. So a link shows the same rows, and so does the way back.

import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { isSearchValue } from './opened-form.ts';

const LONGEST = 200;

/** The word of an address; empty where it has none, or several. @public */
export function findSearchWord(search: Readonly<Record<string, unknown>>): string {
  const { search: word } = search;
  return typeof word === 'string' ? word.slice(0, LONGEST) : '';
}

/** The search words of an address with another word to search for; all other words stay. @public */
export function searchWithWord(search: unknown, word: string): Record<string, string | string[]> {
  const others = Object.entries(Object(search)).filter(
    (entry): entry is [string, string | string[]] => entry[0] !== 'search' && isSearchValue(entry[1]),
  );
  return Object.fromEntries(word.trim() === '' ? others : [...others, ['search', word]]);
}

/** What is typed, at once, and how it is changed; the address follows. */
export function useSearchWord(): readonly [word: string, change: (word: string) => void] {
  const inAddress = useLocation({ select: ({ search }) => findSearchWord(search) });
  const navigate = useNavigate();
  const [typed, setTyped] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  // A link or the way back says another word.
  if (seen !== inAddress) {
    setSeen(inAddress);
    if (typed.trim() !== inAddress.trim()) setTyped(inAddress);
  }
  useEffect(() => {
    if (typed.trim() === inAddress.trim()) return;
    void navigate({
      to: '.',
      search: (previous: unknown) => searchWithWord(previous, typed),
      replace: true,
      resetScroll: false,
    });
    // oxlint-disable-next-line react/exhaustive-deps -- only typing changes the address, not the other way round
  }, [typed]);
  return [typed, setTyped];
}
