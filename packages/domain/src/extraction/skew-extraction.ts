// A scan that lies skewed is read as if it lay straight; where its values stand is said of the page as it is shown (decisions.md section 5: every value
// has its rectangles on the page).

import type { Box, ReadPage } from '../digitise/page.ts';
import { skewBox } from '../digitise/turning.ts';
import type { ExtractionBlock } from './child-tables.ts';
import type { Extraction } from './extract-rows.ts';
import type { ValueCoordinates } from './extraction-row.ts';

/** What was read from the straightened pages, with every rectangle where it is on the pages as they are shown. */
export function skewExtraction({ rows, blocks }: Extraction, pages: readonly ReadPage[]): Extraction {
  const skewed = new Map(pages.filter(({ skew }) => skew !== 0).map((page) => [page.number, page]));
  if (skewed.size === 0) return { rows, blocks };
  const move = (place: ValueCoordinates) => skewPlace(place, skewed.get(place.page_n));
  return {
    rows: rows.map((row) => ({
      ...row,
      ValueCoordinates: row.ValueCoordinates.map(move),
      DocKeyCoordinates: row.DocKeyCoordinates.map(move),
    })),
    blocks: blocks.map((block) => skewBlock(block, move)),
  };
}

function skewBlock(
  block: ExtractionBlock,
  move: (place: ValueCoordinates) => ValueCoordinates,
): ExtractionBlock {
  if (block.kind === 'image_block') return { ...block, content: { Area: move(block.content.Area) } };
  const Value = block.content.Value.map((row) => ({
    ...row,
    RowValue: row.RowValue.map((cell) => ({ ...cell, ValueCoordinates: cell.ValueCoordinates.map(move) })),
  }));
  return { ...block, content: { Value } };
}

function skewPlace(place: ValueCoordinates, page: ReadPage | undefined): ValueCoordinates {
  if (page === undefined) return place;
  const straight: Box = [place.scaled_x_start, place.scaled_y_start, place.scaled_x_end, place.scaled_y_end];
  const [left, top, right, bottom] = skewBox(straight, page.skew, page).map((part) =>
    Math.min(1, Math.max(0, part)),
  );
  return {
    page_n: place.page_n,
    scaled_x_start: left ?? 0,
    scaled_y_start: top ?? 0,
    scaled_x_end: right ?? 1,
    scaled_y_end: bottom ?? 1,
  };
}
