import { useLayoutEffect, useRef } from 'react';
import type { Rectangle } from './viewport.ts';
import styles from './public/heat-map-canvas.module.css';

/** A ring inside the tile under the pointer, in the colour written on it. */
export function HoverRing({
  getBox,
  colour,
}: {
  readonly getBox: () => Rectangle | null;
  readonly colour: string;
}) {
  const ring = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = getBox();
    if (ring.current === null || box === null) return;
    const [left, top] = [Math.round(box.x0), Math.round(box.y0)];
    Object.assign(ring.current.style, {
      transform: `translate(${left}px, ${top}px)`,
      width: `${Math.round(box.x1) - left - 1}px`,
      height: `${Math.round(box.y1) - top - 1}px`,
      borderColor: colour,
    });
  });
  return <div ref={ring} className={styles.hovered} aria-hidden="true" />;
}
