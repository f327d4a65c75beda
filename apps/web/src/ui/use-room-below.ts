import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Keeps on the element, as `--above`, the pixels of the page that stand above it, so that its style can fill the rest of the window. */
export function useRoomBelow(): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = element.current;
    const around = own?.parentElement;
    if (!own || !around) return undefined;
    const measure = (): void =>
      own.style.setProperty('--above', `${own.getBoundingClientRect().top + window.scrollY}px`);
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(around);
    return () => observer.disconnect();
  }, []);
  return element;
}
