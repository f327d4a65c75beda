// The heat map: every company a tile on a canvas. Wheel zooms, drag pans, click selects, double-click opens, click beside the tiles
// shows the whole map, click on a heading goes into its group; by keyboard see keys.ts. Source: specification 2 section 2.1.

import { Box, VisuallyHidden } from '@mantine/core';
import type { Ref } from 'react';
import { useId, useRef, useState } from 'react';
import type { ColourBy, RatingHorizon } from '@vigilo/domain/heat-map/colour-by';
import type { Emphasis } from '@vigilo/domain/heat-map/emphasis';
import type { TileGroup } from '@vigilo/domain/heat-map/group-tiles';
import type { Palette } from '@vigilo/domain/heat-map/palettes';
import type { SizeBy } from '@vigilo/domain/heat-map/size';
import type { Thousandths } from '@vigilo/domain/scoring/thousandths';
import { Explanation } from '../explanation.tsx';
import type { ActiveTile } from '../keyboard.ts';
import { createKeyHandler } from '../keyboard.ts';
import type { Shown } from '../map-state.ts';
import { tileText } from '../tile-text.ts';
import { useCanvasSize } from '../use-canvas-size.ts';
import { useHandle } from '../use-handle.ts';
import { useHover } from '../use-hover.ts';
import { useMapEngine } from '../use-map-engine.ts';
import { useShown } from '../use-shown.ts';
import type { HeatMapView } from '../viewport.ts';
import type { HeatMapHandle } from './heat-map-handle.ts';
import type { HeatMapLabels } from './heat-map-labels.ts';
import styles from './heat-map-canvas.module.css';

export interface HeatMapCanvasProps {
  /** What the map shows: all companies, or a group that was gone into. A new object is a new map: keep it while nothing changed. */
  readonly root: TileGroup;
  readonly sizeBy: SizeBy;
  readonly colourBy: ColourBy;
  /** Which rating a map of ratings shows. */
  readonly horizon: RatingHorizon;
  readonly palette: Palette;
  /** Which companies stand out. Keep it while nothing changed. */
  readonly emphasis: Emphasis;
  /** Width of a colour band in thousandths. */
  readonly step: Thousandths;
  /** Whether the look is dark; the colours themselves come from the stylesheet. */
  readonly dark: boolean;
  readonly showRatings: boolean;
  /** Ids of the companies with news that waits. Keep it while nothing changed. */
  readonly waiting: ReadonlySet<string>;
  readonly selectedId: string | null;
  readonly onSelect: (id: string | null) => void;
  readonly onOpen: (id: string) => void;
  /** Goes into the group with this key. */
  readonly onEnterGroup: (key: string) => void;
  /** Goes back to the group around this one; false where all companies are shown already. */
  readonly onLeaveGroup: () => boolean;
  /** Zoom, and the point of the map (0..1 of width and height) in the middle; the whole map is 1, 0.5, 0.5. */
  readonly view: HeatMapView;
  /** Called when the map has come to rest, never while it moves. */
  readonly onViewChange: (view: HeatMapView) => void;
  readonly labels: HeatMapLabels;
  readonly reducedMotion: boolean;
  readonly ref?: Ref<HeatMapHandle>;
}

const CUT = { overflow: 'hidden' };

export function HeatMapCanvas({ ref, ...props }: HeatMapCanvasProps) {
  const { labels, palette, showRatings, onSelect, onOpen, onEnterGroup, onLeaveGroup } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const keys = useId();
  const [active, setActive] = useState<ActiveTile | null>(null);
  const size = useCanvasSize(canvas);
  const shown = useShown(size, { ...props, activeId: active?.id ?? null });
  const hover = useHover(shown?.scene ?? null);
  const { engine, moving } = useMapEngine(canvas, props, { shown, hover, setActive });
  useHandle(ref, { canvas, engine, shown, setActive, palette });
  return (
    <Box pos="relative" w="100%" h="100%" bg="var(--v-panel)" style={CUT} data-testid="heat-map">
      <canvas
        ref={canvas}
        className={styles.map}
        tabIndex={0}
        role="application"
        aria-roledescription={labels.kind}
        aria-label={labels.map}
        aria-describedby={keys}
        data-over={hover.hit?.kind}
        onKeyDown={createKeyHandler({
          engine,
          shown,
          active,
          setActive,
          onSelect,
          onOpen,
          onEnterGroup,
          onLeaveGroup,
        })}
        onBlur={() => setActive(active === null ? null : { id: active.id, explained: false })}
      />
      {engine !== null && shown !== null && (
        <>
          {!moving && (
            <Explanation
              engine={engine}
              shown={shown}
              canvas={canvas}
              hovered={hover.hit}
              explained={active?.explained ?? false}
              labels={labels}
              showRatings={showRatings}
            />
          )}
          <ActiveText shown={shown} labels={labels} showRatings={showRatings} />
        </>
      )}
      <VisuallyHidden id={keys}>{labels.keys}</VisuallyHidden>
    </Box>
  );
}

/** Says the tile the keyboard has come to. */
function ActiveText({
  shown,
  labels,
  showRatings,
}: {
  readonly shown: Shown;
  readonly labels: HeatMapLabels;
  readonly showRatings: boolean;
}) {
  const tile = shown.active === null ? undefined : shown.scene.tiles[shown.active];
  return (
    <VisuallyHidden aria-live="polite" data-testid="heat-map-active">
      {tile === undefined ? '' : tileText(tile, labels, showRatings)}
    </VisuallyHidden>
  );
}
