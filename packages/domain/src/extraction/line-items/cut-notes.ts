// What is printed under the name of what is charged and is known of it besides, such as its customs tariff, its country of origin or its batch: it is no part of the name, as it is
// none where it has a column of its own (decisions.md section 5: tables expected). A name that goes on in the next line does so since the line was full; a line that had room for
// the next word was ended on purpose.

import type { Box, ReadPage } from '../../digitise/page.ts';
import type { Segment, TextLine } from '../text-lines.ts';
import { listLines, readSegment, surround } from '../text-lines.ts';
import type { LineCell, TableLines } from './read-lines.ts';
import { breaksOff } from './read-lines.ts';

/** As `normaliseText` leaves it: what such a line begins with. */
const NOTED =
  /^(?:customs (?:tariff|code)|tariff (?:code|number|no)|commodity code|(?:hs|hts|taric|hsn|sac|ncm|cn) (?:code|number|no)|country of origin|origin|made in|batch|lot (?:no|number)|serial (?:no|nos|number|numbers)|serienummer|seriennummer|s n|ean|gtin|upc|sku|asin|part (?:no|number)|article (?:no|number)|item (?:no|number|code)|material (?:no|number)|partida arancelaria|codigo (?:arancelario|taric|ean|de articulo)|pais de origen|origen|numero de serie|n de serie|n serie|serie n|lote)(?= |$)/u;

/** A number that is told apart by its name: 'Equipment #6744175'. */
const NUMBERED = /^(?:\p{L}+ ){1,2}[a-z]{0,4}\d{5,}\w*$/u;
const DAY = String.raw`(?:\d{1,2} \p{L}{3,10} \d{4}|\p{L}{3,10} \d{1,2} \d{4}|\d{1,2} \d{1,2} \d{4}|\d{4} \d{2} \d{2})`;
/** From when to when something is charged. */
const PERIOD = new RegExp(
  `^(?:(?:from|period|del|desde|periodo) )?${DAY} (?:(?:to|until|through|al|a|hasta) )?${DAY}$`,
  'u',
);
/** What a scanner at a till reads: '61165436 precio en ciudad'. */
const SCANNED = /^\d{8}(?:\d{4,6})?(?= \p{L}|$)/u;
/** Of the paper that goods came with, which heads those below it: 'ALBARÁN A/17564 de 13 mayo 2022'. */
const DELIVERED =
  /^(?:delivery note|delivery|packing slip|docket|order|albaran|nota de entrega|remito|remision|guia|pedido)(?: (?:n|no|num|nr|number))?(?: [a-z]{1,3})? [a-z]{0,3}\d{3,}(?= |$)/u;
/** What it costs elsewhere: 'precio en ciudad 79.350,00'. */
const OTHER_PRICE = /\b(?:rrp|msrp|pvp|price|precio)\b.* \d+$/u;
const NOTES = [NOTED, NUMBERED, PERIOD, SCANNED, DELIVERED, OTHER_PRICE];
/** What is said of a charge under a label of its own, as it is printed: 'Service term: 06/06/2019 to 07/06/2019', 'Licence key: AB-12'. */
const LABELLED = /^\p{L}[\p{L}.'’ /-]{1,30}:\s?\S/u;

/** Several numbers that are each told apart by a name, or that look like those of single pieces: 'Heat 65V877 · certificate 971142', 'S/N CN40015561 CN43259777'. */
function isListOfNumbers(text: string): boolean {
  const numbered = text.split(/[·|•]|\s[-–.]\s/u).filter((part) => /\p{L}{3}.*\d\w*\d\w*\d/u.test(part));
  const pieces = text.split(' ').filter((word) => /^[A-Z]{2,5}\d{6,}$/u.test(word));
  return numbered.length > 1 || pieces.length > 1;
}

const isNote = ({ plain, text }: Segment): boolean =>
  LABELLED.test(text) || isListOfNumbers(text) || NOTES.some((note) => note.test(plain));

/** In shares of the page's width. */
const MARGIN = 0.05;

/** What of each line of a page lies within a box, from top to bottom. */
function listWithin(lines: readonly TextLine[], [left, top, right, bottom]: Box): Segment[] {
  return lines.flatMap(({ segments }) => {
    const words = segments
      .flatMap((segment) => segment.words)
      .filter(({ box }) => {
        const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
        return x >= left && x <= right && y >= top && y <= bottom;
      });
    return words.length === 0 ? [] : [readSegment(words)];
  });
}

/** Where such a line stands among the lines of a cell; -1 where none does. On a till's paper it is whatever would have had room behind the line above it: 'no onion' under a dish. @param limit where the next column begins */
function findNote(own: readonly Segment[], limit: number, isTill: boolean): number {
  return own.findIndex((lower, at) => {
    const upper = own[at - 1];
    const [first] = lower.words;
    if (upper === undefined || first === undefined || breaksOff(upper.text)) return false;
    const hasRoom = upper.box[2] + (lower.box[2] - lower.box[0]) < limit - MARGIN;
    if (isTill && hasRoom) return true;
    if (!isNote(lower)) return false;
    return upper.box[2] + (first.box[2] - first.box[0]) < limit;
  });
}

/** The lines without such notes in their descriptions. */
export function cutNotes(lines: TableLines, page: ReadPage): TableLines {
  const description = lines.columns.get('description');
  if (description === undefined) return lines;
  const printed = listLines(page);
  const rights = lines.rows.flatMap((row) => [...row].filter(([column]) => column > description));
  const limit = Math.min(1, ...rights.map(([, { box }]) => box[0]));
  const printedIn = lines.rows.map((row): readonly Segment[] => {
    const cell = row.get(description);
    return cell === undefined ? [] : listWithin(printed, cell.box);
  });
  // What stands under every name is a part of it.
  const isTill =
    lines.headings.every((heading) => heading === '') && printedIn.some((own) => own.length === 1);
  const rows = lines.rows.map((row, place) => {
    const cell = row.get(description);
    const own = printedIn[place] ?? [];
    const at = findNote(own, limit, isTill);
    return cell === undefined || at === -1 ? row : cutAt(row, description, own.slice(0, at));
  });
  return { ...lines, rows };
}

/** The row with those lines of its description alone. */
function cutAt(row: TableLines['rows'][number], description: number, kept: readonly Segment[]): typeof row {
  const cell = row.get(description);
  const text = kept.map((segment) => segment.text).join(' ');
  if (cell?.text.startsWith(text) !== true) return row;
  const cut: LineCell = { ...cell, text, box: surround(kept.map(({ box }) => box)) };
  return new Map(row).set(description, cut);
}
