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
  const [value, setValue] = useState(() => findSetting(key, read));
  const change = useCallback(
    (next: T) => {
      setValue(next);
      keepSetting(key, next);
    },
    [key],
  );
  return [value, change];
}

/** A setting as it was kept last; `read` as for the hook. */
export function findSetting<T>(key: string, read: (kept: unknown) => T): T {
  return read(findKept(key));
}

/** Keeps a setting for the next visit. */
export function keepSetting(key: string, value: unknown): void {
  localStorage.setItem(key, JSON.stringify(value));
}

function findKept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
