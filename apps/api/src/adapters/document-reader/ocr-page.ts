// A page through OCR: drawn, straightened, read, turned where it lies the wrong way round, and its words put back where the page shows them.

import { withoutGhosts } from '@vigilo/domain/digitise/ghost-words';
import type { SeenWord } from '@vigilo/domain/digitise/ocr-words';
import { decideReadability, isOnEnd, sizeLine } from '@vigilo/domain/digitise/ocr-words';
import type { Box, ReadPage, Ruling, SourceReason, Word } from '@vigilo/domain/digitise/page';
import { cutAtRulings } from '@vigilo/domain/digitise/ruled-words';
import { decideReadingOrder } from '@vigilo/domain/digitise/reading-order';
import type { Quarter } from '@vigilo/domain/digitise/turning';
import { isDoubtfulReading, mergeReadings } from '@vigilo/domain/digitise/second-reading';
import { addTurns, skewBox, skewPoint, turnPage } from '@vigilo/domain/digitise/turning';
import { listTurns, MOST_TURNING_MS, timeForTurn } from '@vigilo/domain/digitise/turning-order';
import { cutToPage } from '@vigilo/domain/digitise/word-building';
import type { OcrEngine, PictureReading } from './ocr-engine.ts';
import type { OcrOrder, SeenLines } from './ocr-order.ts';
import { readPicture } from './ocr-engine.ts';
import { DocumentReadError } from './reader-client.ts';
import type { ReaderAnswer, ReaderOrder, StraightPage, Turn } from './reader-orders.ts';

export interface OcrSettings {
  readonly languages: readonly ('eng' | 'spa')[];
  /** Longest time of one reading, and of a page's readings together, in milliseconds. */
  readonly mostMs: number;
  readonly engine?: OcrEngine;
  /** Whether the page may be turned: a person has not said how it lies. */
  readonly mayTurn: boolean;
}

type Ask = (order: Exclude<ReaderOrder, { type: 'open' }>) => Promise<ReaderAnswer>;

/** Dots an inch for OCR, and the narrowest and widest picture that is given to it. */
const DOTS = 300;
const POINTS = 72;
const NARROWEST = 1000;
const WIDEST = 5000;
/** How well a page must be readable to be believed to lie upright, and how much better another way round must be. */
const READABLE = 0.55;
const CLEARLY_BETTER = 1.3;
interface Attempt {
  readonly turn: Quarter;
  readonly straight: StraightPage;
  readonly lines: SeenLines;
  readonly readability: number;
  /** How long it was read, in milliseconds. */
  readonly ms: number;
}

/**
 * The page with the words that OCR sees, instead of those it has.
 * @param page as the file gives it, already turned by `page.turn`
 */
export async function readByOcr(
  ask: Ask,
  page: ReadPage,
  reason: SourceReason,
  settings: OcrSettings,
): Promise<ReadPage> {
  const { best, leftMs } = await attemptTurns(ask, page, settings);
  const upright = turnPage({ ...page, words: [] }, best.turn);
  const { skew } = best.straight;
  const rulings = placeRulings(best.straight);
  const lines = withoutGhosts(await readAgain(best, settings, leftMs));
  const straight = cutAtRulings(
    lines.flatMap((line) => placeWords(line, best.straight)),
    rulings,
  );
  // Put in order while its lines are level, and only then back where the page shows them.
  const words = decideReadingOrder(straight, upright.width / upright.height).flatMap((word) => {
    const box = cutToPage(skewBox(word.box, skew, upright));
    return box ? [{ ...word, box }] : [];
  });
  const drawn = upright.rulings.length > 0 ? [] : rulings.map((ruling) => skewRuling(ruling, skew, upright));
  return {
    ...upright,
    source: words.length === 0 ? 'none' : 'ocr',
    sourceReason: words.length === 0 && reason === 'no-text' ? 'blank' : reason,
    skew,
    words,
    rulings: [...upright.rulings, ...drawn],
  };
}

/** The way round that reads best, and how long the page may still be read, in milliseconds. Waiting for other pages does not count. */
async function attemptTurns(
  ask: Ask,
  page: ReadPage,
  settings: OcrSettings,
): Promise<{ best: Attempt; leftMs: number }> {
  const first = await attempt(ask, page, 0, settings);
  const isReadable = !settings.mayTurn || first.readability >= READABLE;
  // Text the wrong way round is seen as wrong letters: where there are none at all, turning finds none either.
  const isEmpty = !hasWords(first.lines) && first.straight.likelyTurn === 180;
  return isReadable || isEmpty
    ? { best: first, leftMs: settings.mostMs - first.ms }
    : turnRound(first, ask, page, settings);
}

/** The same for a page that cannot be read as it lies. */
async function turnRound(
  first: Attempt,
  ask: Ask,
  page: ReadPage,
  settings: OcrSettings,
): Promise<{ best: Attempt; leftMs: number }> {
  let best = first;
  let all = first.ms;
  for (const [at, turn] of listTurns(first.straight.likelyTurn).entries()) {
    const mostMs = timeForTurn(at === 0, { first: first.ms, all, most: settings.mostMs });
    const next = mostMs === null ? null : await attemptWithin(mostMs, ask, page, turn, settings);
    if (next === null) break;
    all += next.ms;
    if (next.readability > best.readability * (best === first ? CLEARLY_BETTER : 1)) best = next;
    if (best.readability >= READABLE) break;
  }
  return { best, leftMs: MOST_TURNING_MS - all };
}

/** Null where it takes longer. */
async function attemptWithin(
  ms: number,
  ask: Ask,
  page: ReadPage,
  turn: Quarter,
  settings: OcrSettings,
): Promise<Attempt | null> {
  try {
    return await attempt(ask, page, turn, { ...settings, mostMs: Math.min(settings.mostMs, ms) });
  } catch (error) {
    if (error instanceof DocumentReadError && error.code === 'took-too-long') return null;
    throw error;
  }
}

async function attempt(ask: Ask, page: ReadPage, turn: Quarter, settings: OcrSettings): Promise<Attempt> {
  const isAcross = turn === 0 || turn === 180;
  const points = isAcross ? page.width : page.height;
  const width = Math.round(Math.min(WIDEST, Math.max(NARROWEST, (points * DOTS) / POINTS)));
  const whole: Turn = addTurns(page.turn, turn);
  const answer = await ask({ type: 'straighten', number: page.number, turn: whole, width });
  if (answer.type !== 'straight') throw new DocumentReadError('reader-crashed', { page: page.number });
  const straight = answer.page;
  const first = await readStraight(straight, 'page', settings);
  // In a deep shadow the whole page may be taken for ink: how it lies is told by the other way to read it.
  const isLost = straight.isUneven && !hasWords(first.lines);
  const again = isLost ? await readStraight(straight, 'words', settings) : null;
  const { lines } = again ?? first;
  const ms = first.ms + (again?.ms ?? 0);
  return { turn, straight, lines, readability: decideReadability(lines.flat()), ms };
}

/** A page is read a second time only within the time that one reading may take, in milliseconds; with less left than this it is not begun. */
const LEAST_MS = 500;

const hasWords = (lines: SeenLines): boolean =>
  lines.some((line) => line.some(({ text }) => text.trim() !== ''));

function readStraight(
  { picture }: StraightPage,
  way: OcrOrder['way'],
  { languages, mostMs, engine }: OcrSettings,
): Promise<PictureReading> {
  return readPicture({ picture, languages, mostMs, way }, engine);
}

/** With what a second reading adds, where the first is doubtful. A second one that fails takes nothing away. */
async function readAgain(
  { lines, straight }: Attempt,
  settings: OcrSettings,
  leftMs: number,
): Promise<SeenLines> {
  if (leftMs < LEAST_MS || !hasWords(lines) || !isDoubtfulReading(lines, straight.isUneven)) return lines;
  const again = await readStraight(straight, 'words', { ...settings, mostMs: leftMs }).catch(() => null);
  return again === null ? lines : mergeReadings(lines, again.lines);
}

function placeWords(line: readonly SeenWord[], straight: StraightPage): Word[] {
  const place = ([left, top, right, bottom]: Box) =>
    [...onSheet(left, top, straight), ...onSheet(right, bottom, straight)] as const;
  // Labels of axes mostly run upwards; which way does not matter to those who leave them out.
  if (isOnEnd(line))
    return line.map(({ text, box, confidence }) => ({
      text: text.normalize('NFC'),
      box: place(box),
      confidence,
      size: (box[2] - box[0]) / straight.sheet.height,
      turn: 270,
    }));
  return sizeLine(line).map(({ text, box, confidence, size }) => ({
    text: text.normalize('NFC'),
    box: place(box),
    confidence,
    size: size / straight.sheet.height,
  }));
}

function placeRulings(straight: StraightPage): Ruling[] {
  const place = ([x, y]: readonly [number, number]) =>
    onSheet(x * straight.width, y * straight.height, straight);
  return straight.rulings.map(({ from, to }) => ({ from: place(from), to: place(to) }));
}

function skewRuling({ from, to }: Ruling, skew: number, page: ReadPage): Ruling {
  if (skew === 0) return { from, to };
  return { from: skewPoint(from, skew, page), to: skewPoint(to, skew, page) };
}

/** The straightened picture is larger than the page: the page lies on its middle. Fractions of the page. */
function onSheet(x: number, y: number, { width, height, sheet }: StraightPage): readonly [number, number] {
  return [(x - (width - sheet.width) / 2) / sheet.width, (y - (height - sheet.height) / 2) / sheet.height];
}
