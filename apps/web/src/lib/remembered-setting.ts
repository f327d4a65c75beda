// A person's own setting, kept in this browser until signing out.

import { useCallback, useState } from 'react';

/**
 * The setting and how to change it.
 * @param key unique in the product; begins with the area, such as `companies.rows`
 * @param read turns what was kept (null: nothing) into a valid value, whatever it is
 */
export function useRememberedSetting<T>(
  key: string,
  read: (kept: unknown) => T,
): readonly [T, (value: T) => void] {
  const [value, setValue] = useState(() => read(findKept(key)));
  const change = useCallback(
    (next: T) => {
      setValue(next);
      localStorage.setItem(key, JSON.stringify(next));
    },
    [key],
  );
  return [value, change];
}

function findKept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
