import { useEffect, useState } from 'react';

/** How long typing must rest before the server is asked, in milliseconds. */
const REST = 180;

/** The value once it has not changed for a moment. */
export function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
