// What stands at a label: behind it in the same segment, right of it, below it, or above it where it is a caption (issue 13: keys by label, left, above, in a table).

import type { Box } from '../digitise/page.ts';
import type { LabelledSegment, LabelNames } from './labelled-segments.ts';
import type { Segment, TextLine } from './text-lines.ts';
import { readSegment, segmentUnder, sureness } from './text-lines.ts';

/** Text that stands at a label, with its box. */
export interface Neighbour {
  readonly text: string;
  readonly box: Box;
  readonly confidence: number;
  /** `column`: further down under a heading. */
  readonly place: 'behind' | 'right' | 'below' | 'above' | 'crossing' | 'column';
  /** What stands under it at the same left edge: the rest of a value that is too long for its line. */
  readonly next: Segment | null;
}

/** 'Analista principal: María Pardo': up to so many more words of a label stand before its colon. */
const REST_OF_LABEL = /^\s*(?:\p{L}[\p{L}.'’-]*\s+){0,2}\p{L}[\p{L}.'’-]*\s?(?::|\.{4,})\s+(?=\S)/u;
/** 'Fecha / Date:', the same label in another language. */
const OTHER_LANGUAGE = /^\s*[/|]\s*(?!\s)([^:/|]{2,30}?)\s*(?::|$)/u;
const MOST_WORDS_OF_LABEL = 5;
/** What stands right of a label is as high as it by at least this share of the lower of both. */
const SAME_HEIGHT = 0.5;
/** A caption stands at most so many of its heights under its value. */
const CAPTION_REACH = 1.2;
/** A value below stands at most this many line heights under its label. */
const BELOW_REACH = 3.2;

/** Where the next label within a text begins, or its end: 'Due by: 19 Nov 2019 Terms: 30 days net'. */
function cutAtNextLabel(text: string, names: LabelNames): string {
  for (const match of text.matchAll(
    /(?<=\s[—–|·-]?\s*)\p{L}[\p{L}.]*(?:\s\p{L}[\p{L}.]*){0,3}\s?(?=:\s)|(?<=\s)\p{Lu}{3,5}(?=\s)/gu,
  )) {
    const words = match[0].trim().split(/\s+/u);
    for (const [at] of words.entries()) {
      const name = words.slice(at).join('');
      if (!names.holds(name)) continue;
      const start = match.index + match[0].trim().length - words.slice(at).join(' ').length;
      if (start > 0) return text.slice(0, start);
    }
  }
  return text;
}

/** What of a label stands behind its name: 'Fecha / Date', 'Invoice no.', 'Analyst in charge:', signs and parentheses. */
function dropRest(text: string, names: LabelNames): string {
  const translated = OTHER_LANGUAGE.exec(text)?.[1];
  const bare = translated !== undefined && names.holds(translated) ? text.replace(OTHER_LANGUAGE, '') : text;
  const rest = REST_OF_LABEL.exec(bare)?.[0] ?? '';
  return (names.holds(rest) ? bare : bare.slice(rest.length))
    .replace(/^(?:[\s:.#°º*?)–—=|]|-(?=\s)|\([^)]*\))+/u, '')
    .replace(/^[A-Z]{3}\s?\.{3,}\s*(?=\d)/u, '')
    .replace(/^(?:n[°º.?*]|no\.|nr\.|num\.|is\b|es\b)[\s?]*:?\s*/iu, '');
}

/** 'Transfer at 45 days Due date': the label of what stands right of it is no part of a value. A name of one word may be one. */
function cutAtLastLabel(text: string, names: LabelNames): string {
  const words = text.split(' ');
  for (let count = Math.min(MOST_WORDS_OF_LABEL, words.length - 1); count > 1; count -= 1) {
    const last = words.slice(-count).join(' ');
    const before = words.slice(0, -count).join(' ');
    // '4. Industry class' is that label with its number.
    if (/^\p{Lu}\p{L}/u.test(last) && names.holds(last))
      return /^\(?\d{1,2}[.)]$/u.test(before) ? text : before;
  }
  return text;
}

/** The words of a segment behind so many characters of its text; a word that the cut goes through counts as a whole for the box. */
export function textBehind(
  { segment, lineAt }: LabelledSegment,
  lines: readonly TextLine[],
  cut: number,
  names: LabelNames,
): Neighbour | null {
  const all = dropRest(segment.text.slice(cut), names);
  const text = cutAtLastLabel(cutAtNextLabel(all, names), names)
    .replace(/(?<=\S)\s[|·•]\s.*$/u, '')
    .replace(/(?:\s+[|·—–-]+)+\s*$/u, '')
    .trim();
  if (text === '') return null;
  const from = segment.text.length - all.length;
  let at = 0;
  const words = segment.words.filter((word) => {
    const start = at;
    at += word.text.length + 1;
    return at - 1 > from && start < from + text.length;
  });
  const own = words.length === 0 ? segment : readSegment(words);
  const isWhole = all.trim() === text;
  // '59-' at the end of a paragraph goes on at the beginning of its next line.
  const upper = text.endsWith('-') ? segment : own;
  const next = isWhole ? segmentUnder(lines, lineAt, upper) : null;
  return { text, box: own.box, confidence: sureness(own), place: 'behind', next };
}

/** A segment as what stands at a label, without a label that ends it. */
export function toNeighbour(
  lines: readonly TextLine[],
  lineAt: number,
  segment: Segment,
  place: Exclude<Neighbour['place'], 'behind' | 'crossing'>,
  names: LabelNames,
): Neighbour {
  const text = cutAtLastLabel(segment.text, names);
  const next = text === segment.text ? segmentUnder(lines, lineAt, segment) : null;
  return { text, box: segment.box, confidence: sureness(segment), place, next };
}

/** 'T.' and 'J. Haverstock' are one name, though the gap between them is wide. */
function joinInitials(segments: readonly Segment[]): Segment[] {
  const at = segments.findIndex(({ text }) => /^(?:\p{Lu}\.\s?)+$/u.test(text));
  const [first, second] = segments.slice(at);
  if (at < 0 || first === undefined || second === undefined) return [...segments];
  return segments.toSpliced(at, 2, readSegment([...first.words, ...second.words]));
}

/** How much of the lower of two boxes stands at the height of the other, 0..1. */
function shareOfHeight([, top, , bottom]: Box, [, otherTop, , otherBottom]: Box): number {
  const lower = Math.min(bottom - top, otherBottom - otherTop);
  return lower <= 0 ? 0 : (Math.min(bottom, otherBottom) - Math.max(top, otherTop)) / lower;
}

/** Of its own line, and of lines that a letter of another size or a crooked sheet has put a little above or below. */
export function listRight(
  lines: readonly TextLine[],
  { lineAt, segmentAt, segment }: LabelledSegment,
  names: LabelNames,
): Neighbour[] {
  const own = lines[lineAt]?.segments.slice(segmentAt + 1, segmentAt + 6) ?? [];
  const near = [lines[lineAt - 1], lines[lineAt + 1]]
    .flatMap((line) => line?.segments ?? [])
    .filter(({ box }) => box[0] >= segment.box[2] && shareOfHeight(box, segment.box) >= SAME_HEIGHT);
  const right = [...own, ...near].toSorted((one, other) => one.box[0] - other.box[0]);
  return joinInitials(right).map((next) => toNeighbour(lines, lineAt, next, 'right', names));
}

/** 'Name', 'Razón social': under the title of a party, the label of its name. */
const NAME_OF_PARTY =
  /^(?:(?:company|full|legal|registered) )?names?$|^(?:nombre(?: o razon social| y apellidos| completo)?|razon social|denominacion(?: social)?)$/;

/** What a label for the name of a party is followed by, in its line; a segment that is no such label as it is. */
function followName(line: TextLine | undefined, segment: Segment): Segment {
  if (!NAME_OF_PARTY.test(segment.plain)) return segment;
  const next = line?.segments[line.segments.indexOf(segment) + 1];
  return next ?? segment;
}

/** '+44 20 7946 0958' and 'desk@agency.example' end what is said of somebody: the next line is about somebody else. */
const IS_CONTACT = /^\+\d[\d\s().-]{6,}$|^\S+@\S+$/u;

/** What stands under it, the nearest first. */
export function listBelow(
  lines: readonly TextLine[],
  { lineAt, segment }: LabelledSegment,
  names: LabelNames,
): Neighbour[] {
  const found: Neighbour[] = [];
  const [left, , right, bottom] = segment.box;
  const height = Math.max(segment.box[3] - segment.box[1], 0.006);
  for (const [offset, line] of lines.slice(lineAt + 1, lineAt + 5).entries()) {
    if (line.box[1] - bottom > BELOW_REACH * height) break;
    const under = line.segments.find(({ box }) => box[0] < right && box[2] > left - 0.005);
    if (under !== undefined && IS_CONTACT.test(under.text)) break;
    if (under !== undefined)
      found.push(toNeighbour(lines, lineAt + 1 + offset, followName(line, under), 'below', names));
  }
  return found;
}

/** What a caption stands under: 'María Pardo' over 'Lead analyst', a grade over its name. */
export function listAbove(
  lines: readonly TextLine[],
  { lineAt, segment }: LabelledSegment,
  names: LabelNames,
): Neighbour[] {
  const [left, top, right, bottom] = segment.box;
  const reach = CAPTION_REACH * Math.max(bottom - top, 0.006);
  const near = lines
    .slice(Math.max(0, lineAt - 2), lineAt)
    .map((line, at, { length }) => ({ line, lineAt: lineAt - length + at }))
    .toReversed();
  for (const { line, lineAt: above } of near) {
    const over = line.segments.find(
      ({ box }) =>
        box[0] < right && box[2] > left && top - box[3] < reach && box[3] <= top + (bottom - top) / 2,
    );
    if (over !== undefined) return [{ ...toNeighbour(lines, above, over, 'above', names), next: null }];
  }
  return [];
}
