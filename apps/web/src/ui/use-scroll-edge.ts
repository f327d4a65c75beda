import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Room beyond the edge for what belongs to an input: its label above it, what is wrong with it below. */
const BESIDE_INPUT = '2rem';

/**
 * For what lies over an edge of a dialog while the rest scrolls: whatever is focused, typed into or scrolled to comes clear of it, however
 * tall it is.
 */
export function useScrollEdge(side: 'top' | 'bottom'): RefObject<HTMLDivElement | null> {
  const edge = useRef<HTMLDivElement>(null);
  // Each time it is drawn: a message above the buttons makes them taller, and what it is about is scrolled to before an observer hears of it.
  useLayoutEffect(() => keepClear(edge.current, side));
  useEffect(() => {
    if (edge.current === null) return undefined;
    const observer = new ResizeObserver(() => keepClear(edge.current, side));
    observer.observe(edge.current);
    return () => observer.disconnect();
  }, [side]);
  return edge;
}

function keepClear(edge: HTMLElement | null, side: 'top' | 'bottom'): void {
  edge
    ?.closest<HTMLElement>('[role="dialog"]')
    ?.style.setProperty(`scroll-padding-${side}`, `calc(${edge.offsetHeight}px + ${BESIDE_INPUT})`);
}
