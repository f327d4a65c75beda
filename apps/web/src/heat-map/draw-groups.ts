// Draws the groups' names above their tiles. When the map is zoomed and a header has left the canvas while its tiles have not, its
// name stays at the edge, so that the reader always sees where the tiles belong.

import { CAP_HEIGHT } from '@vigilo/domain/heat-map/tile-label';
import type { Frame } from './frame.ts';
import { PLAIN, STRONG } from './frame.ts';
import type { HeaderBox } from './hit-test.ts';
import type { GroupBox } from './layout.ts';
import { ellipsize } from './text-widths.ts';

/** Text sizes at zoom 1: outer groups, inner groups, inner groups of dense maps. They grow with the zoom, but slower. */
const SIZES = { outer: 12.5, inner: 11, dense: 10 } as const;
const GROWTH = 0.3;
const DENSE_BELOW = 16;
/** Height of a name kept in view, in text sizes. */
const STRIP = 1.75;
/** Free space around a name kept in view, and between a name and the end of its group (CSS pixels). */
const SPACE = 6;

/** Draws all headers in sight and says where they are, in the order drawn. */
export function drawGroups(frame: Frame): HeaderBox[] {
  const drawn: HeaderBox[] = [];
  const bottoms = new Map<GroupBox, number>();
  const isInner = (box: GroupBox) => box.level > 1;
  // Inner names first: an outer name kept in view lies over what slides beneath it.
  const outer = frame.scene.groups.filter((box) => !isInner(box)).map((box) => placeHeader(frame, box, 0));
  for (const place of outer) if (place !== null) bottoms.set(place.box, place.isKept ? place.y1 : 0);
  const inner = frame.scene.groups
    .filter(isInner)
    .map((box) => placeHeader(frame, box, box.parent === null ? 0 : (bottoms.get(box.parent) ?? 0)));
  for (const place of [...inner, ...outer]) {
    if (place === null) continue;
    drawHeader(frame, place);
    drawn.push(place);
  }
  frame.batch.flush(frame.context, frame.typeFace.family);
  return drawn;
}

interface Place extends HeaderBox {
  readonly text: string;
  readonly size: number;
  readonly textX: number;
  readonly baseline: number;
  readonly isKept: boolean;
}

function headerTextSize(box: GroupBox, k: number): number {
  const inner = box.header < DENSE_BELOW ? SIZES.dense : SIZES.inner;
  return Math.round(2 * (box.level === 1 ? SIZES.outer : inner) * k ** GROWTH) / 2;
}

/** Where the header of a group goes (CSS pixels), not above `top` while tiles are; null when out of sight or without room. */
function placeHeader(frame: Frame, box: GroupBox, top: number): Place | null {
  const { transform, width, height, typeFace } = frame;
  const [left, right] = [box.x0 * transform.k + transform.x, box.x1 * transform.k + transform.x];
  const [upper, lower] = [box.y0 * transform.k + transform.y, box.y1 * transform.k + transform.y];
  if (box.header === 0 || right < SPACE || left > width - SPACE || lower < top || upper > height) return null;
  const size = headerTextSize(box, transform.k);
  const textX = Math.max(left + 1, SPACE);
  const text = ellipsize(
    box.group.name ?? frame.unclassified,
    (Math.min(right, width) - textX - SPACE / 2) / size,
    box.level === 1 ? typeFace.strong : typeFace.plain,
  );
  if (text === null) return null;
  const band = box.header * transform.k;
  const strip = size * STRIP;
  const place = { box, text, size, textX, x0: left, x1: right };
  const isKept = transform.k > 1 && upper + band - strip < top;
  if (!isKept)
    return {
      ...place,
      isKept,
      baseline: upper + band - (band - size * CAP_HEIGHT) * 0.4,
      y0: upper,
      y1: upper + band,
    };
  // The last tiles push the name out.
  const y0 = Math.min(top, lower - strip);
  return { ...place, isKept, baseline: y0 + (strip + size * CAP_HEIGHT) / 2, y0, y1: y0 + strip };
}

function drawHeader({ context, batch, ratio, surface, typeFace }: Frame, place: Place): void {
  const isOuter = place.box.level === 1;
  if (place.isKept) {
    batch.flush(context, typeFace.family);
    context.fillStyle = surface.background;
    const [from, to] = [Math.floor(place.x0 * ratio), Math.ceil(place.x1 * ratio)];
    context.fillRect(
      from,
      Math.floor(place.y0 * ratio),
      to - from,
      Math.ceil(place.y1 * ratio) - Math.floor(place.y0 * ratio),
    );
  }
  const style = {
    weight: isOuter ? STRONG : PLAIN,
    size: place.size * ratio,
    colour: isOuter ? surface.ink : surface.muted,
  };
  batch.add(place.text, Math.round(place.textX * ratio), Math.round(place.baseline * ratio), style);
}
