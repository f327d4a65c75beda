// The tables of the RTI Summary: impact on two days with the change between them; entity types, regions and sectors as of the second day, each
// with the total of its counts. Sectors are sorted by the length of their names, 'not classified' last. Source: specification 2, sections 2.4,
// 3 and 5.

import { ENTITY_TYPES, REGIONS } from '../companies/company.ts';
import type { Category } from '../scoring/category.ts';
import { CATEGORIES } from '../scoring/category.ts';

/** Counts of companies as of two days, the earlier first. */
export interface ImpactRow {
  readonly category: Category;
  readonly first: number;
  readonly second: number;
  readonly change: number;
}

export interface ImpactTable {
  readonly rows: readonly ImpactRow[];
  readonly total: Omit<ImpactRow, 'category'>;
}

/** The number of companies in a class; an empty name means 'not classified'. */
export interface ClassRow {
  readonly name: string;
  readonly count: number;
}

export interface ClassTable {
  readonly rows: readonly ClassRow[];
  readonly total: number;
}

/** The change of a count; null if either is missing. */
export function computeChange(first: number | undefined, second: number | undefined): number | null {
  return first === undefined || second === undefined ? null : second - first;
}

/** All categories from Strongly Positive down with their counts; missing ones count 0. */
export function impactTable(values: Readonly<Partial<Record<Category, readonly number[]>>>): ImpactTable {
  const rows = CATEGORIES.map((category): ImpactRow => {
    const [first = 0, second = 0] = values[category] ?? [];
    return { category, first, second, change: second - first };
  });
  const sum = (part: 'first' | 'second' | 'change') => rows.reduce((total, row) => total + row[part], 0);
  return { rows, total: { first: sum('first'), second: sum('second'), change: sum('change') } };
}

/** The entity types in the order of their list; unknown ones last. */
export function entityTable(counts: Readonly<Record<string, number>>): ClassTable {
  return buildTable(counts, positionInList(ENTITY_TYPES));
}

/** The regions in the order of their list. */
export function regionTable(counts: Readonly<Record<string, number>>): ClassTable {
  return buildTable(counts, positionInList(REGIONS));
}

/** The sectors by the length of their names, ascending, then alphabetically. */
export function sectorTable(counts: Readonly<Record<string, number>>): ClassTable {
  return buildTable(counts, (name) => [...name].length);
}

function positionInList(list: readonly string[]): (name: string) => number {
  return (name) => (list.includes(name) ? list.indexOf(name) : list.length);
}

function buildTable(
  counts: Readonly<Record<string, number>>,
  getPosition: (name: string) => number,
): ClassTable {
  const rows = Object.entries(counts).map(([name, count]): ClassRow => ({ name, count }));
  const sorted = rows.toSorted(
    (a, b) =>
      Number(a.name === '') - Number(b.name === '') ||
      getPosition(a.name) - getPosition(b.name) ||
      (a.name < b.name ? -1 : 1),
  );
  return { rows: sorted, total: rows.reduce((total, { count }) => total + count, 0) };
}
