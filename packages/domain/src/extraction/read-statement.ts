// Values of financial statements: each key for each period, in plain decimals of the whole unit ('in millions' is multiplied out, per-share
// amounts are not), with rectangle, label and period (issue 13 and 14, 'Financial statements'). Lines go to keys by their labels.

import type { ReadPage } from '../digitise/page.ts';
import type { FoundValue } from './build-row.ts';
import type { DocumentType, SsotKey } from './document-type.ts';
import type { LookReason } from './extraction-row.ts';
import type { LabelMatch } from './match-label.ts';
import { matchLabel } from './match-label.ts';
import { scaleDecimal } from './read-number.ts';
import type { ColumnPeriod, StatementHeading } from './statement-periods.ts';
import { readStatementHeading } from './statement-periods.ts';
import type { ValueGrid, ValueLine } from './value-grid.ts';
import { readValueGrid } from './value-grid.ts';

export interface StatementPage {
  readonly grid: ValueGrid;
  readonly heading: StatementHeading;
}

interface LineOfKey {
  readonly line: ValueLine;
  readonly label: string;
  readonly match: LabelMatch;
  readonly isJoined: boolean;
}

/** The pages of a statement with the columns of each; a page without a heading of its own takes that of the page before. */
export function listStatementPages(pages: readonly ReadPage[], type: DocumentType): readonly StatementPage[] {
  const read: StatementPage[] = [];
  const takesPercent = type.keys.some((key) => key.dataType === 'percent');
  for (const page of pages) {
    const grid = readValueGrid(page);
    const own = readStatementHeading(grid, takesPercent);
    const before = read.at(-1);
    const isContinued =
      before !== undefined &&
      before.grid.columns.length === grid.columns.length &&
      own.periods.every(({ period }) => period === '');
    read.push({
      grid,
      heading: isContinued ? { ...before.heading, scaleLine: null, currencyLine: null } : own,
    });
  }
  return read;
}

/** The key that a line belongs to: the whole label before its beginning, the longer synonym before the shorter. */
function keyOfLine(label: string, keys: readonly SsotKey[]): { key: SsotKey; match: LabelMatch } | null {
  let best: { key: SsotKey; match: LabelMatch } | null = null;
  for (const key of keys) {
    const match = matchLabel(label, key);
    if (match === null) continue;
    const isBetter =
      best === null ||
      match.quality > best.match.quality ||
      (match.quality === best.match.quality && match.length > best.match.length);
    if (isBetter) best = { key, match };
  }
  return best;
}

/** Whether a label goes on in the next line: 'Property and equipment' above 'Land and buildings' is a heading of its own. */
function goesOn(above: string, below: string): boolean {
  return (
    /^[^\p{Lu}\p{N}]*\p{Ll}/u.test(below) ||
    /(?:[,\-–/&]|\b(?:and|of|to|in|for|by|from|y|de|del|por))$/iu.test(above)
  );
}

/** The key of a line together with the line above, where that is the first half of its label; null where it is not. */
function readJoined(line: ValueLine, above: ValueLine | undefined, keys: readonly SsotKey[]) {
  if (above === undefined || above.figures.size > 0 || above.label.trim().endsWith(':')) return null;
  const label = `${above.label} ${line.label}`;
  const found = keyOfLine(label, keys);
  if (found === null) return null;
  // What is no key by itself may still be the first half of one: 'Total Shareholders’' above 'Equity'.
  const isHalf = found.match.quality === 3 && keyOfLine(above.label, keys) === null;
  return isHalf || goesOn(above.label.trim(), line.label.trim()) ? { ...found, label } : null;
}

/** The key of a line, by its own label or together with the line above that it continues. */
function readKeyOfLine(
  line: ValueLine,
  above: ValueLine | undefined,
  keys: readonly SsotKey[],
): { key: SsotKey; own: LineOfKey } | null {
  const alone = keyOfLine(line.label, keys);
  const joined = readJoined(line, above, keys);
  if (joined !== null && (alone === null || joined.match.length > alone.match.length))
    return { key: joined.key, own: { line, label: joined.label, match: joined.match, isJoined: true } };
  if (alone === null) return null;
  return { key: alone.key, own: { line, label: line.label, match: alone.match, isJoined: false } };
}

function linesByKey(grid: ValueGrid, keys: readonly SsotKey[]): ReadonlyMap<string, readonly LineOfKey[]> {
  const found = new Map<string, LineOfKey[]>();
  for (const [at, line] of grid.lines.entries()) {
    const read = line.figures.size === 0 ? null : readKeyOfLine(line, grid.lines[at - 1], keys);
    if (read !== null) found.set(read.key.key, [...(found.get(read.key.key) ?? []), read.own]);
  }
  return found;
}

interface ChosenLine extends LineOfKey {
  /** Another line says the same as well, with other figures: a section of its own, as 'Trade receivables' among non-current assets. */
  readonly hasRival: boolean;
}

function chooseLine(lines: readonly LineOfKey[]): ChosenLine | undefined {
  const [first, second] = lines.toSorted(
    (one, other) => other.match.quality - one.match.quality || one.match.rank - other.match.rank,
  );
  if (first === undefined) return undefined;
  const hasRival =
    second !== undefined &&
    second.match.quality === first.match.quality &&
    second.match.rank === first.match.rank &&
    listRaw(second) !== listRaw(first);
  return { ...first, hasRival };
}

function listRaw({ line }: LineOfKey): string {
  return [...line.figures.values()].map(({ raw }) => raw).join(' ');
}

interface Doubt {
  /** Of the confidence. */
  readonly less: number;
  /** Why a person should look; none where the confidence says enough. */
  readonly reason?: LookReason;
}

function listDoubts(chosen: ChosenLine, period: ColumnPeriod): readonly Doubt[] {
  return [
    ...(chosen.isJoined ? [{ less: 0.04 }] : []),
    ...(chosen.hasRival ? [{ less: 0.15, reason: 'several-candidates' as const }] : []),
    ...(period.period === '' ? [{ less: 0.2 }] : []),
    ...(period.isMended === true ? [{ less: 0.04, reason: 'corrected-characters' as const }] : []),
  ];
}

function readValue(
  page: StatementPage,
  key: SsotKey,
  chosen: ChosenLine,
  period: ColumnPeriod,
): FoundValue | null {
  const figure = chosen.line.figures.get(period.column);
  if (figure === undefined) return null;
  const isScaled = key.dataType === 'currency' && key.isPerShare !== true;
  const sure = chosen.match.quality === 3 ? 0.97 : 0.86;
  const doubts = listDoubts(chosen, period);
  return {
    value: isScaled ? scaleDecimal(figure.number.value, page.heading.scale) : figure.number.value,
    raw: figure.raw,
    page: page.grid.page.number,
    boxes: [figure.box],
    label: chosen.label,
    labelBoxes: [chosen.line.labelBox],
    confidence: (sure - doubts.reduce((sum, { less }) => sum + less, 0)) * figure.confidence,
    reasons: doubts.flatMap(({ reason }) => reason ?? []),
    period: period.period,
    months: key.category === 'Assets' || key.category === 'Liabilities' ? null : period.months,
  };
}

/** Every value found for the keys of a statement, by key: the latest period first, each period once. */
export function readStatement(
  pages: readonly StatementPage[],
  type: DocumentType,
): ReadonlyMap<string, readonly FoundValue[]> {
  const values = new Map<string, FoundValue[]>();
  for (const page of pages) {
    const lines = linesByKey(page.grid, type.keys);
    for (const key of type.keys) {
      const chosen = chooseLine(lines.get(key.key) ?? []);
      if (chosen === undefined) continue;
      const known = values.get(key.key) ?? [];
      for (const period of page.heading.periods) {
        const isKnown = known.some(
          (value) => value.period === period.period && value.months === period.months && period.period !== '',
        );
        const value = isKnown ? null : readValue(page, key, chosen, period);
        if (value !== null) known.push(value);
      }
      values.set(key.key, known);
    }
  }
  for (const [key, found] of values)
    values.set(
      key,
      found.toSorted((one, other) => (other.period ?? '').localeCompare(one.period ?? '', 'en')),
    );
  return values;
}
