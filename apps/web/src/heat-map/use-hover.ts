// What the pointer is on. Leaving a tile for a gap does not take the card away at once: it would flicker on the way to the next.

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Hit } from './hit-test.ts';
import type { Scene } from './layout.ts';

const LINGER_MS = 120;

export interface Hover {
  readonly hit: Hit | null;
  readonly onHover: (hit: Hit | null) => void;
  /** At once. */
  readonly leave: () => void;
}

/** A hit counts only on the scene it was made on: on another, its index is another tile. */
export function useHover(scene: Scene | null): Hover {
  const [over, setOver] = useState<{ readonly scene: Scene | null; readonly hit: Hit | null }>({
    scene: null,
    hit: null,
  });
  const timer = useRef(0);
  const set = useCallback(
    (hit: Hit | null) =>
      setOver((before) => (isSameHit(before.hit, hit) && before.scene === scene ? before : { scene, hit })),
    [scene],
  );
  const leave = useCallback(() => {
    window.clearTimeout(timer.current);
    set(null);
  }, [set]);
  const onHover = useCallback(
    (hit: Hit | null) => {
      window.clearTimeout(timer.current);
      if (hit === null) timer.current = window.setTimeout(() => set(null), LINGER_MS);
      else set(hit);
    },
    [set],
  );
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const hit = over.scene === scene ? over.hit : null;
  return useMemo(() => ({ hit, onHover, leave }), [hit, onHover, leave]);
}

function isSameHit(one: Hit | null, other: Hit | null): boolean {
  if (one === null || other === null) return one === other;
  if (one.kind === 'tile') return other.kind === 'tile' && one.index === other.index;
  return other.kind === 'group' && one.box === other.box;
}
