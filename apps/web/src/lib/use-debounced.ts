import { useEffect, useState } from 'react';

/** How long typing must rest before the server is asked, in milliseconds. */
const DELAY_MS = 180;

/** The value once it has not changed for a moment. */
export function useDebounced<T>(value: T): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), DELAY_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
