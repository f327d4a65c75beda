// A person's own setting of the listing, kept in this browser (specification 2, section 4 'Search and preferences').

import { useCallback, useState } from 'react';

/** The setting and how to change it; `read` turns what was kept (null: nothing) into a valid value, whatever it is. */
export function useRememberedSetting<T>(name: string, read: (kept: unknown) => T): readonly [T, (value: T) => void] {
  const key = `companies.${name}`;
  const [value, setValue] = useState(() => read(kept(key)));
  const change = useCallback(
    (next: T) => {
      setValue(next);
      localStorage.setItem(key, JSON.stringify(next));
    },
    [key],
  );
  return [value, change];
}

function kept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
