import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { TYPING_PAUSE_MS } from '../lib/query-client.ts';
import { followAddress, sendTyped, showAddress } from './typed-search.ts';

/**
 * What stands in a search field, and how typing changes it.
 * @param inAddress what is searched for
 * @param onSearch is told what was typed, without the spaces around it, after a pause
 */
export function useTypedSearch(
  inAddress: string,
  onSearch: (text: string) => void,
): readonly [typed: string, type: (text: string) => void] {
  const [before, setField] = useState(() => showAddress(inAddress));
  const field = followAddress(before, inAddress);
  if (field !== before) setField(field);
  const search = useDebouncedCallback(() => {
    const told = sendTyped(field);
    if (told === null) return;
    setField(told);
    onSearch(field.typed.trim());
  }, TYPING_PAUSE_MS);
  function type(typed: string): void {
    setField({ ...field, typed });
    search();
  }
  return [field.typed, type];
}
