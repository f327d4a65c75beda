import { useEffect, useState } from 'react';

/** How long typing must rest before the server is asked, in milliseconds. */
const REST = 180;

/** The text once it has not changed for a moment. */
export function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
