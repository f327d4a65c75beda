// Quantities and prices that stand in one cell or with the description, the same way in every line: '2 × 3.10', 'Soup (2 × 3.10)', '3 Tomatoes', 'Batteries × 1'. They
// get columns of their own (decisions.md section 5: tables expected).

import type { DecimalMark } from '../read-number.ts';
import { normaliseText } from '../text-lines.ts';
import type { Groups } from './added-columns.ts';
import { addColumns, addPrice } from './added-columns.ts';
import type { LineRole } from './line-columns.ts';
import { numberIn, readFigure, ROUNDED, roundingOf } from './line-figures.ts';
import type { TableLines } from './read-lines.ts';
import { numberBehindSign } from './signs-as-digits.ts';
import { splitTillCounts } from './till-counts.ts';

const COUNT = String.raw`(?<quantity>\d{1,5}(?:[.,]\d{1,3})?)`;
const PRICE = String.raw`(?<price>[^\s\p{L}()]{0,3}\s?\d[\d.,'’ ]*)`;
const FACTORS = new RegExp(String.raw`^${COUNT}[:.;]?\s?[x×*@]\s?${PRICE}$`, 'iu');
/** '24 23.64', '10 pcs 10.65 / pcs' */
const PAIR = new RegExp(
  String.raw`^${COUNT}(?:\s?\p{L}{1,6}\.?)?\s+${PRICE}(?:\s?\/?\s?\p{L}{1,6}\.?)?$`,
  'u',
);
const LEADING = /^\(?(?<quantity>\d{1,3})\)?\s?[x×]?\s+(?<text>\p{L}.*)$/u;
const LEADING_FIGURE = new RegExp(String.raw`^${COUNT}\s?[x×]?\s+(?<text>\S.*)$`, 'u');
/** Alone in its cell. */
const BARE_COUNT = /^(?<quantity>\d{1,3})\s?(?:[x×]|pza?s?|pcs?|uds?|und?|unid|ea)?\.?$/iu;
const NAMES_COUNT = /^(?:n|no|nr|nro|num|number|numero|pcs|x)?$/;
const NUMBERED = /^(?<quantity>\d{1,3})[.)]?\s+(?<text>\p{L}.*)$/u;
/** Behind a name in one cell. */
const BEHIND = new RegExp(String.raw`^(?<text>.*\p{L}.*)\s${COUNT}\s(?<price>\S*\d[.,]\d{2})$`, 'u');
/** Ways in which a count is written with what it counts. */
const DESCRIBED = [
  new RegExp(String.raw`^(?<text>.*\S)\s+\(?${COUNT}\s?[x×@]\s?${PRICE}\)?$`, 'u'),
  LEADING,
  /^(?<text>.*\S)\s+[x×]\s?(?<quantity>\d{1,3})$/u,
];

const NEARLY_ALL = 0.8;
/** Of scanned lines some are misread. */
const MORE_THAN_HALF = 0.55;

type Row = TableLines['rows'][number];

/** What a pattern finds in a column of every row; null where it is missing in one. */
function matchAll(rows: readonly Row[], column: number, pattern: RegExp): readonly Groups[] | null {
  const found = rows.flatMap((row) => {
    const cell = row.get(column);
    const groups: Groups | undefined = pattern.exec((cell?.value ?? cell?.text ?? '').trim())?.groups;
    return groups === undefined ? [] : [groups];
  });
  return found.length === rows.length ? found : null;
}

/** On tills only the counts above one are printed: what has none is left as it is. */
function matchSome(rows: readonly Row[], column: number, pattern: RegExp): readonly Groups[] | null {
  const found = rows.map((row): Groups => {
    const text = row.get(column)?.text.trim() ?? '';
    return pattern.exec(text)?.groups ?? { text };
  });
  return found.some(({ quantity }) => quantity !== undefined) ? found : null;
}

/** 1, 2, 3: numbers of lines, and no counts. */
function isNumbering(groups: readonly Groups[]): boolean {
  return groups.length > 1 && groups.every(({ quantity }, at) => Number(quantity) === at + 1);
}

function isPrice(text: string | undefined, mark: DecimalMark | null): boolean {
  return text === undefined || readFigure(text, mark) !== null;
}

/** The same lines with quantities and prices in columns of their own, where they have none and every line writes them the same way. */
export function splitCounts(lines: TableLines, mark: DecimalMark | null): TableLines {
  const { columns } = lines;
  const description = columns.get('description');
  if (description === undefined) return lines;
  if (columns.has('price'))
    return (
      splitCounted(lines, description, mark) ??
      splitNumbers(lines, description) ??
      addFactor(lines, mark) ??
      lines
    );
  return (
    splitFactors(lines, mark) ??
    splitPairs(lines, mark) ??
    splitTillCounts(lines, mark) ??
    (columns.has('quantity') ? null : splitDescription(lines, description, mark)) ??
    addPrice(addCount(lines), mark)
  );
}

/** Of so many lines one may be misread. */
const LEAST_MISREAD = 4;
const MOSTLY = 0.75;

/** Numbers of the lines, with what they count behind them or under no heading or 'No.', of which nearly each makes the amount of its price. */
function addFactor(lines: TableLines, mark: DecimalMark | null): TableLines | null {
  const { columns, headings, rows } = lines;
  if (columns.has('quantity')) return null;
  const taken = new Set(columns.values());
  const textAt = (row: Row, column: number | undefined): string => row.get(column ?? -1)?.text ?? '';
  const valueAt = (row: Row, column: number | undefined): number => numberIn(textAt(row, column), mark);
  /** Of a scan the sign of money may be read as a digit. */
  const valuesAt = (row: Row, column: number | undefined): readonly number[] => {
    const isScanned = (row.get(column ?? -1)?.confidence ?? 1) < 1;
    return [valueAt(row, column), ...(isScanned ? [numberBehindSign(textAt(row, column), mark)] : [])];
  };
  const isCounted = (at: number): boolean => matchAll(rows, at, LEADING_FIGURE) !== null;
  const isRight = (row: Row, at: number): boolean => {
    const counted = LEADING_FIGURE.exec(textAt(row, at).trim())?.groups?.['quantity'];
    const count = counted === undefined ? valueAt(row, at) : numberIn(counted, mark);
    const [prices, amounts] = [valuesAt(row, columns.get('price')), valuesAt(row, columns.get('amount'))];
    const rounding = roundingOf(textAt(row, columns.get('amount')));
    return prices.some((price) => amounts.some((amount) => Math.abs(count * price - amount) < rounding));
  };
  const least = rows.length < LEAST_MISREAD ? rows.length : MOSTLY * rows.length;
  const column = headings.findIndex(
    (heading, at) =>
      !taken.has(at) &&
      (NAMES_COUNT.test(normaliseText(heading)) || isCounted(at)) &&
      rows.filter((row) => isRight(row, at)).length >= least,
  );
  if (column === -1) return null;
  const counted = matchAll(rows, column, LEADING_FIGURE);
  return counted === null
    ? { ...lines, columns: new Map([...columns, ['quantity', column]]) }
    : addColumns(lines, column, counted, mark);
}

/** '2' and '2x' before a name on a till, and a column 'No.': whole numbers of every line that do not count the lines are how many of each there are. */
function addCount(lines: TableLines): TableLines {
  const { columns, headings, rows } = lines;
  if (columns.has('quantity')) return lines;
  const taken = new Set(columns.values());
  const isCount = (column: number): boolean => {
    const found = matchAll(rows, column, BARE_COUNT);
    // Numbers of lines stand before what they number.
    return found !== null && (column > (columns.get('description') ?? 0) || !isNumbering(found));
  };
  const column = headings.findIndex(
    (heading, at) => !taken.has(at) && NAMES_COUNT.test(normaliseText(heading)) && isCount(at),
  );
  if (column === -1) return lines;
  const bare = rows.map((row): Row => {
    const cell = row.get(column);
    return cell === undefined
      ? row
      : new Map([...row, [column, { ...cell, text: cell.text.replace(/\s?[x×]$/u, '') }]]);
  });
  return { ...lines, columns: new Map([...columns, ['quantity', column]]), rows: bare };
}

/** '2 Rollers': the first figure of every description makes the amount of its price. */
function splitCounted(lines: TableLines, description: number, mark: DecimalMark | null): TableLines | null {
  const { rows, columns } = lines;
  if (columns.has('quantity')) return null;
  const found = matchAll(rows, description, LEADING_FIGURE);
  const numberAt = (row: Row, role: LineRole): number =>
    numberIn(row.get(columns.get(role) ?? -1)?.text ?? '', mark);
  const isCounted = rows.every((row, at) => {
    const count = numberIn(found?.[at]?.['quantity'] ?? '', mark);
    return Math.abs(count * numberAt(row, 'price') - numberAt(row, 'amount')) < ROUNDED;
  });
  return found === null || !isCounted ? null : addColumns(lines, description, found, mark);
}

/** '1 Rollers', '2 Hoses': numbers of lines, which get a column without a role. */
function splitNumbers(lines: TableLines, description: number): TableLines | null {
  const found = matchAll(lines.rows, description, NUMBERED);
  if (found === null || !isNumbering(found)) return null;
  const column = lines.headings.length;
  const rows = lines.rows.map((row, at): Row => {
    const [cell, groups] = [row.get(description), found[at]];
    if (cell === undefined || groups === undefined) return row;
    return new Map([
      ...row,
      [description, { ...cell, text: groups['text'] ?? '' }],
      [column, { ...cell, column, text: groups['quantity'] ?? '' }],
    ]);
  });
  return { ...lines, headings: [...lines.headings, ''], rows };
}

/** '2 × 3.10' in a cell of its own. */
function splitFactors(lines: TableLines, mark: DecimalMark | null): TableLines | null {
  const { rows, columns, table } = lines;
  const taken = new Set(columns.values());
  for (let column = 0; column < table.columnCount; column += 1) {
    if (taken.has(column) && column !== columns.get('quantity')) continue;
    const found = matchAll(rows, column, FACTORS) ?? matchMade(lines, column, mark);
    if (found?.every(({ price }) => isPrice(price, mark)) === true)
      return addColumns(lines, column, found, mark);
  }
  return null;
}

/** On tills only the counts above one are printed, in a column that is else empty; each with its price makes the amount. */
function matchMade(
  { rows, columns }: TableLines,
  column: number,
  mark: DecimalMark | null,
): readonly Groups[] | null {
  const numberOf = (text: string | undefined): number => numberIn(text ?? '', mark);
  const found = rows.flatMap((row): Groups[] => {
    const text = row.get(column)?.text.trim() ?? '';
    if (text === '') return [{}];
    const groups: Groups | undefined = FACTORS.exec(text)?.groups;
    const made = numberOf(groups?.['quantity']) * numberOf(groups?.['price']);
    const isMade = Math.abs(made - numberOf(row.get(columns.get('amount') ?? -1)?.text)) < ROUNDED;
    return groups !== undefined && isMade ? [groups] : [];
  });
  const isCounted = found.some((groups) => groups['quantity'] !== undefined);
  return found.length === rows.length && isCounted ? found : null;
}

/** A quantity and its price in one cell of nearly every line, where the columns stand too close: together they are the amount. */
function splitPairs(lines: TableLines, mark: DecimalMark | null): TableLines | null {
  const { rows, columns, table } = lines;
  const amount = columns.get('amount') ?? -1;
  const numberOf = (text: string | undefined): number => numberIn(text ?? '', mark);
  const taken = new Set(columns.values());
  for (let column = 0; column < table.columnCount; column += 1) {
    if (taken.has(column) && column !== columns.get('quantity')) continue;
    const found = rows.map((row): Groups => PAIR.exec(row.get(column)?.text.trim() ?? '')?.groups ?? {});
    const products = rows.map((row, at) => ({
      count: numberOf(found[at]?.['quantity']),
      price: numberOf(found[at]?.['price']),
      amount: numberOf(row.get(amount)?.text),
    }));
    const right = products.filter((each) => Math.abs(each.count * each.price - each.amount) < ROUNDED);
    const isScan = rows.some((row) => (row.get(column)?.confidence ?? 1) < 1);
    const least = (isScan ? MORE_THAN_HALF : NEARLY_ALL) * rows.length;
    if (right.some(({ count }) => count !== 1) && right.length >= least)
      return addColumns(lines, column, found, mark);
  }
  return null;
}

/** '60W lamps 4 649.20': a quantity and its price behind every name, where the columns stand too close, which together are the amount. */
export function splitPairsBehind(lines: TableLines, mark: DecimalMark | null): TableLines {
  const { rows, columns } = lines;
  const [description, amount] = [columns.get('description'), columns.get('amount')];
  if (description === undefined || amount === undefined || columns.has('quantity') || columns.has('price'))
    return lines;
  const found = matchAll(rows, description, BEHIND);
  const isRight = (row: Row, { quantity = '', price = '' }: Groups): boolean =>
    Math.abs(numberIn(quantity, mark) * numberIn(price, mark) - numberIn(row.get(amount)?.text ?? '', mark)) <
    ROUNDED;
  const isProven = found?.every((groups, at) => isRight(rows[at] ?? new Map(), groups)) ?? false;
  const isTelling = found?.some(({ quantity }) => quantity !== '1') ?? false;
  return found !== null && isProven && isTelling ? addColumns(lines, description, found, mark) : lines;
}

function splitDescription(
  lines: TableLines,
  description: number,
  mark: DecimalMark | null,
): TableLines | null {
  const { rows, headings } = lines;
  for (const pattern of DESCRIBED) {
    const found = matchAll(rows, description, pattern);
    if (found !== null && !isNumbering(found) && found.every(({ price }) => isPrice(price, mark)))
      return addColumns(lines, description, found, mark);
  }
  const isHeaded = headings.some((heading) => heading !== '');
  const some = isHeaded ? null : matchSome(rows, description, LEADING);
  return some === null || isNumbering(some) ? null : addColumns(lines, description, some, mark);
}
