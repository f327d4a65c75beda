// What the pointer is on (or the keyboard, when the pointer is on nothing): a ring in the tile and a card beside it.

import type { RefObject } from 'react';
import type { Engine } from './engine.ts';
import type { Hit } from './hit-test.ts';
import { HoverCard } from './hover-card.tsx';
import type { HoverCardProps } from './hover-card.tsx';
import { HoverRing } from './hover-ring.tsx';
import type { Shown } from './map-state.ts';
import type { HeatMapLabels } from './public/heat-map-labels.ts';
import type { Rectangle } from './viewport.ts';

export interface ExplanationProps {
  readonly engine: Engine;
  readonly shown: Shown;
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly hovered: Hit | null;
  /** Whether the active tile is to be explained. */
  readonly explained: boolean;
  readonly labels: HeatMapLabels;
  readonly showRatings: boolean;
}

export function Explanation({
  engine,
  shown,
  canvas,
  hovered,
  explained,
  labels,
  showRatings,
}: ExplanationProps) {
  const active: Hit | null =
    explained && shown.active !== null ? { kind: 'tile', index: shown.active } : null;
  const hit = hovered ?? active;
  const subject = hit === null ? null : findSubject(shown, hit);
  if (hit === null || subject === null) return null;
  return (
    <>
      {hovered?.kind === 'tile' && (
        <HoverRing getBox={() => engine.findBox(hovered)} colour={textColourAt(shown, hovered.index)} />
      )}
      <HoverCard
        subject={subject}
        getAnchor={() => clipToCanvas(canvas.current, engine.findBox(hit))}
        labels={labels}
        showRatings={showRatings}
      />
    </>
  );
}

function findSubject({ scene }: Shown, hit: Hit): HoverCardProps['subject'] | null {
  if (hit.kind === 'group') return { kind: 'group', group: hit.box.group };
  const tile = scene.tiles[hit.index];
  return tile === undefined ? null : { kind: 'tile', tile };
}

function textColourAt({ colouring }: Shown, index: number): string {
  if (colouring.isFaded[index] === true) return 'var(--v-muted)';
  return colouring.colours[(colouring.bands[index] ?? 0) + 6]?.ink ?? 'currentColor';
}

/** The part of the box that is in sight, in coordinates of the window. */
function clipToCanvas(canvas: HTMLCanvasElement | null, box: Rectangle | null): Rectangle | null {
  if (canvas === null || box === null) return null;
  const { left, top, width, height } = canvas.getBoundingClientRect();
  const inside = (value: number, limit: number) => Math.max(0, Math.min(limit, value));
  return {
    x0: left + inside(box.x0, width),
    y0: top + inside(box.y0, height),
    x1: left + inside(box.x1, width),
    y1: top + inside(box.y1, height),
  };
}
