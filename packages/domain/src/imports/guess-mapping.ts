// Guesses which column holds which field from the titles and, failing that, from the values (issue 2, 'Import'). A known title decides; a title
// that contains a known one counts if the values fit; without a matching title a column is chosen only for fields with unmistakable values,
// such as dates and web addresses.

import { findCountry } from '../companies/countries.ts';
import { lookupKey } from '../records/fold-text.ts';
import { findSector } from '../companies/sectors.ts';
import { isEventScore } from '../events/check-event.ts';
import { isWebAddress } from '../records/web-address.ts';
import { findEventType } from '../scoring/event-type.ts';
import { findImpact } from '../scoring/impact.ts';
import { findGrade } from '../companies/company.ts';
import { toThousandths } from '../scoring/thousandths.ts';
import { cleanCell, readCellValue } from '../records/clean-cell.ts';
import type { FieldRule, ImportField, ImportKind, Mapping } from './fields.ts';
import { FIELDS_BY_KIND } from './fields.ts';
import { readDay } from './read-day.ts';
import { findNumber } from './read-number.ts';

interface Shape {
  readonly fits: (value: string) => boolean;
  /** Whether values of this shape identify the field regardless of the title. */
  readonly isDistinctive: boolean;
}

const anyNumber = (value: string): number | null => findNumber(value, 'point') ?? findNumber(value, 'comma');

const isPositive = (value: string): boolean => {
  const number = anyNumber(value);
  return number !== null && number > 0;
};

const isScore = (value: string): boolean => {
  const number = anyNumber(value);
  return number !== null && Math.abs(number) <= 1 && isEventScore(toThousandths(number));
};

const isText = (value: string): boolean => anyNumber(value) === null;

const SHAPES: Readonly<Partial<Record<ImportField, Shape>>> = {
  ticker: { fits: (value) => /^[A-Z0-9][A-Z0-9.\-^/:]{0,11}$/.test(value), isDistinctive: false },
  companyName: { fits: isText, isDistinctive: false },
  sector: { fits: (value) => findSector(value) !== null, isDistinctive: false },
  industry: { fits: isText, isDistinctive: false },
  country: { fits: (value) => value.length > 3 && findCountry(value) !== null, isDistinctive: true },
  entityType: { fits: (value) => /^(?:public|private)$/i.test(value), isDistinctive: true },
  creditRiskRatingST: { fits: (value) => findGrade(value.toUpperCase()) !== null, isDistinctive: false },
  creditRiskRatingLT: { fits: (value) => findGrade(value.toUpperCase()) !== null, isDistinctive: false },
  currency: { fits: (value) => /^[A-Z]{3}$/i.test(value), isDistinctive: false },
  marketCap: { fits: (value) => /^[$\dUS]/.test(value) && /\d/.test(value), isDistinctive: false },
  url: { fits: isWebAddress, isDistinctive: true },
  date: {
    fits: (value) =>
      typeof readDay(value, 'day-first') === 'number' || typeof readDay(value, 'month-first') === 'number',
    isDistinctive: true,
  },
  eventType: { fits: (value) => findEventType(value) !== null, isDistinctive: true },
  impact: { fits: (value) => findImpact(value) !== null, isDistinctive: true },
  score: { fits: isScore, isDistinctive: false },
  price: { fits: isPositive, isDistinctive: false },
  adjustedPrice: { fits: isPositive, isDistinctive: false },
};

const KNOWN_TITLE = 1000;
const CONTAINED_TITLE = 500;
const SHAPE_ALONE = 100;

/**
 * Guesses the column of every field of a kind.
 * @param titles one per column, empty if there is none
 * @param samples the first rows below them, uncleaned
 */
export function guessMapping(
  kind: ImportKind,
  titles: readonly string[],
  samples: readonly (readonly string[])[],
): Mapping {
  const columns = titles.map((title, index) => ({
    title: lookupKey(title),
    values: listColumnValues(samples, index),
  }));
  const candidates = FIELDS_BY_KIND[kind].flatMap((rule, order) =>
    columns
      .map((column, index) => ({
        field: rule.field,
        index,
        order,
        merit: rateColumn(rule, column.title, column.values),
      }))
      .filter(({ merit }) => merit > 0),
  );
  const mapping: { [F in ImportField]?: number } = {};
  const taken = new Set<number>();
  for (const { field, index } of candidates.toSorted(
    (a, b) => b.merit - a.merit || a.order - b.order || a.index - b.index,
  )) {
    if (mapping[field] !== undefined || taken.has(index)) continue;
    mapping[field] = index;
    taken.add(index);
  }
  if ((kind === 'events' || kind === 'news') && mapping.title === undefined) {
    const longest = longestTextColumn(
      columns.map(({ values }) => values),
      taken,
    );
    if (longest !== null) mapping.title = longest;
  }
  return mapping;
}

function listColumnValues(samples: readonly (readonly string[])[], index: number): string[] {
  return samples.map((row) => readCellValue(row[index])).filter((value) => value !== '');
}

function rateColumn(rule: FieldRule, title: string, values: readonly string[]): number {
  const known = rule.titles.indexOf(title);
  if (known >= 0) return KNOWN_TITLE - known;
  const shape = SHAPES[rule.field];
  const contained = rule.titles.findIndex((each) => each.length > 3 && ` ${title} `.includes(` ${each} `));
  // To look at every value for every field took longer than all else that is found out about a file.
  if (values.length === 0 || (contained < 0 && shape?.isDistinctive !== true)) return 0;
  const fit = shape ? computeShare(values, shape.fits) : 1;
  if (contained >= 0 && fit >= 0.5) return CONTAINED_TITLE - contained;
  return shape?.isDistinctive === true && fit >= 0.9 ? SHAPE_ALONE : 0;
}

function computeShare(values: readonly string[], fits: (value: string) => boolean): number {
  return values.filter((value) => fits(value)).length / values.length;
}

const LEAST_LENGTH_OF_TITLES = 20;

/** The free column with the longest texts on average, if they are as long as headlines. */
function longestTextColumn(
  columns: readonly (readonly string[])[],
  taken: ReadonlySet<number>,
): number | null {
  const lengths = columns.map((values, index) => ({
    index,
    length:
      taken.has(index) || values.length === 0
        ? 0
        : values.reduce((sum, value) => sum + cleanCell(value).length, 0) / values.length,
  }));
  const longest = lengths.reduce((a, b) => (b.length > a.length ? b : a), { index: -1, length: 0 });
  return longest.length >= LEAST_LENGTH_OF_TITLES ? longest.index : null;
}
