// What one label names in a row and one value says in the same order: 'Rating (long term / outlook / short term)' over 'B+ / Stable / C', 'Invoice no. / date' before
// '90043318 / 12.03.2024' (issue 13: keys by label). At the name of either alone the first of the values would be read.

import type { FoundValue } from './build-row.ts';
import type { SsotKey } from './document-type.ts';
import { findByLetters, listKeyNames } from './key-names.ts';
import { listLabelWords } from './label-words.ts';
import { readScanned } from './read-scanned.ts';
import type { Conventions } from './read-value.ts';
import type { Segment, TextLine } from './text-lines.ts';
import { segmentUnder, sureness } from './text-lines.ts';

/** Names in one label, and characters of it. */
const MOST_NAMED = 5;
const LONGEST_LABEL = 90;
const SURE = 0.93;
/** With spaces about it a stroke parts two values; without, it may be within one: '12/03/2024'. */
const STROKES = [/\s+[/|·]\s+/u, /\s*[/|·]\s*/u] as const;

interface NamedList {
  readonly keys: readonly SsotKey[];
  readonly label: string;
  /** What stands behind it in its segment; '' where nothing does. */
  readonly behind: string;
}

function keyNamed(text: string, keys: readonly SsotKey[]): SsotKey | undefined {
  const letters = listLabelWords(text)
    .map(({ plain }) => plain)
    .join('');
  return letters === '' ? undefined : keys.find((key) => findByLetters(listKeyNames(key), letters) !== null);
}

/** The keys that a text names one after the other; null where it does not name several, each once. */
function listNamed(text: string, keys: readonly SsotKey[]): readonly SsotKey[] | null {
  const parts = text.trim().split(STROKES[1]);
  if (parts.length < 2 || parts.length > MOST_NAMED) return null;
  const named = parts.flatMap((part) => keyNamed(part, keys) ?? []);
  return named.length === parts.length && new Set(named).size === named.length ? named : null;
}

/** A label that is a list, whole, in parentheses, before a colon or behind one. */
function readLabel(text: string, keys: readonly SsotKey[]): NamedList | null {
  if (text.length > 2 * LONGEST_LABEL || !/[/|·]/u.test(text)) return null;
  const [, inside = '', end = ''] = /\(([^()]+)\)(.*)$/u.exec(text) ?? [];
  const after = end.replace(/^[\s:]+/u, '');
  const colon = text.indexOf(':');
  const [before, rest] = colon < 0 ? [text, ''] : [text.slice(0, colon), text.slice(colon + 1)];
  for (const [label, behind] of [
    [before, rest],
    [inside, after],
    [rest, ''],
  ] as const) {
    const named = label === '' || label.length > LONGEST_LABEL ? null : listNamed(label, keys);
    if (named !== null)
      return { keys: named, label: text.slice(0, text.length - behind.length).trim(), behind };
  }
  return null;
}

/** The values of a text, each read as its key's; null where they are not as many, or one is none. */
function readValues(
  text: string,
  { keys }: NamedList,
  conventions: Conventions,
  isScan: boolean,
): ReadonlyMap<SsotKey, { readonly value: string; readonly raw: string }> | null {
  for (const stroke of STROKES) {
    const parts = text.trim().split(stroke);
    if (parts.length !== keys.length) continue;
    const read = keys.flatMap((key, at) => {
      const value = readScanned(parts[at] ?? '', key, conventions, isScan);
      return value === null ? [] : [[key, value] as const];
    });
    if (read.length === keys.length) return new Map(read);
  }
  return null;
}

/** What a label's values may stand in: its own segment behind it, the one right of it, the one under it. */
function listPlaces(lines: readonly TextLine[], lineAt: number, segment: Segment, behind: string) {
  const line = lines[lineAt];
  const right = line?.segments[line.segments.indexOf(segment) + 1];
  const overlapping = lines[lineAt + 1]?.segments.find(
    ({ box }) => box[0] < segment.box[2] && box[2] > segment.box[0],
  );
  const under = segmentUnder(lines, lineAt, segment) ?? overlapping;
  return [
    ...(behind.trim() === '' ? [] : [{ text: behind, own: segment }]),
    ...[right, under].flatMap((own) => (own === undefined ? [] : [{ text: own.text, own }])),
  ];
}

/** The values of the labels of a page that name several keys, by the names of the keys. */
export function readNamedLists(
  lines: readonly TextLine[],
  keys: readonly SsotKey[],
  conventions: Conventions,
): ReadonlyMap<string, FoundValue> {
  const found = new Map<string, FoundValue>();
  for (const [lineAt, { segments }] of lines.entries())
    for (const segment of segments)
      for (const [key, value] of readList(lines, lineAt, segment, keys, conventions))
        if (!found.has(key)) found.set(key, value);
  return found;
}

/** The values of one label; none where it names no list, or nothing at it has as many values. */
function readList(
  lines: readonly TextLine[],
  lineAt: number,
  segment: Segment,
  keys: readonly SsotKey[],
  conventions: Conventions,
): (readonly [string, FoundValue])[] {
  const list = readLabel(segment.text, keys);
  for (const { text, own } of list === null ? [] : listPlaces(lines, lineAt, segment, list.behind)) {
    const values = list === null ? null : readValues(text, list, conventions, sureness(own) < 1);
    if (list === null || values === null) continue;
    const at = {
      page: lines[lineAt]?.page ?? 0,
      boxes: [own.box],
      label: list.label,
      labelBoxes: own === segment ? [] : [segment.box],
    };
    const confidence = SURE * sureness(own);
    return [...values].map(
      ([{ key }, { value, raw }]) => [key, { value, raw, ...at, confidence, reasons: [] }] as const,
    );
  }
  return [];
}
