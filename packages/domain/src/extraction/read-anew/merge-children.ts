// The child documents of a document after a new reading, with everything that people saved (issue 'Review', 'a worker re-extracting while someone edits (their edits
// win and are marked)').

import type { ExtractionBlock, TableRow } from '../child-tables.ts';
import type { Extraction } from '../extract-rows.ts';
import type { ExtractionRow } from '../extraction-row.ts';
import type { Child } from '../list-children.ts';
import type { PlacedChild } from './match-children.ts';
import { matchChildren } from './match-children.ts';
import { addReason, alignColumns, isChangedRow, mergeRows } from './merge-rows.ts';
import { isChangedTable, mergeTable } from './merge-tables.ts';

/** A child document as it was read: its rows, and the rows of its tables by their ids. */
export interface Reading {
  readonly rows: readonly ExtractionRow[];
  readonly tables: Readonly<Record<string, readonly TableRow[]>>;
}

/** A child document as it is stored. */
export interface KnownChild extends PlacedChild, Extraction {
  /** Null: nobody changed anything, so it is as it was read. */
  readonly reading: Reading | null;
}

/** What a child document is besides what was read. */
interface Merged {
  /** Null: it is new. */
  readonly id: string | null;
  /** The new reading, where people changed anything. */
  readonly reading: Reading | null;
  /** Child documents that are no more, whose changes it took over. */
  readonly tookOver: readonly string[];
}

export interface MergedChildren<Read extends Child & Extraction> {
  /** In the order of the new reading. */
  readonly children: readonly (Read & Merged)[];
  /** Those that stay as they are behind the others: copies, and what people named, tagged or described. */
  readonly unread: readonly string[];
}

/** The child documents to be stored. Nothing that a person saved is lost: what is not read any more stands in the child document that has its page. */
export function mergeChildren<Read extends Child & Extraction>(
  before: readonly KnownChild[],
  fresh: readonly Read[],
): MergedChildren<Read> {
  const { origins, successors, unread } = matchChildren(before, fresh);
  const known = new Map(before.map((child) => [child.id, child]));
  const children = fresh.map((child, place) => {
    const origin = known.get(origins[place]?.id ?? '');
    const gone = before.filter(({ id, reading }) => reading !== null && successors.get(id) === place);
    const merged = origin === undefined ? { ...child, id: null, reading: null } : mergeChild(origin, child);
    return { ...merged, ...takeOver(merged, gone) };
  });
  return { children, unread };
}

function tablesOf(blocks: readonly ExtractionBlock[]): Record<string, readonly TableRow[]> {
  return Object.fromEntries(
    blocks.flatMap((block) => (block.kind === 'table' ? [[block.id, block.content.Value] as const] : [])),
  );
}

/** The tables of a child document that people changed, by their ids. */
function listChangedTables({ reading, blocks }: KnownChild): ReadonlySet<string> {
  if (reading === null) return new Set();
  return new Set(
    Object.entries(tablesOf(blocks)).flatMap(([id, rows]) =>
      isChangedTable(reading.tables[id] ?? [], rows) ? [id] : [],
    ),
  );
}

function mergeChild<Read extends Child & Extraction>(
  origin: KnownChild,
  fresh: Read,
): Read & Omit<Merged, 'tookOver'> {
  const read = origin.reading ?? { rows: origin.rows, tables: tablesOf(origin.blocks) };
  const changedTables = listChangedTables(origin);
  const merged = mergeRows({ read: read.rows, stored: origin.rows, fresh: fresh.rows, changedTables });
  const oldBlocks = new Map(origin.blocks.map((block) => [block.id, block]));
  const freshIds = new Map(
    fresh.rows.flatMap((row, at) =>
      row.ValueType === 'entity' ? [] : [[merged.read[at]?.Value, row.Value]],
    ),
  );
  const freshBlocks = new Map(fresh.blocks.map((block) => [block.id, block]));
  const tables: Record<string, readonly TableRow[]> = {};
  const unread = new Set<string>();
  const mergeBlock = (id: string): ExtractionBlock | null => {
    const [old, now] = [oldBlocks.get(id), freshBlocks.get(freshIds.get(id) ?? '')];
    if (now === undefined || now.kind === 'image_block')
      return now === undefined ? (old ?? null) : { ...now, id };
    const stored = old?.kind === 'table' ? old.content.Value : now.content.Value;
    const table = mergeTable({
      read: read.tables[id] ?? (old === undefined ? stored : []),
      stored,
      fresh: now.content.Value,
    });
    tables[id] = table.read;
    if (table.hasUnread) unread.add(id);
    return { id, kind: 'table', content: { Value: table.rows } };
  };
  const blocks = merged.rows.flatMap(({ ValueType, Value }) =>
    ValueType === 'entity' ? [] : (mergeBlock(Value) ?? []),
  );
  const rows = merged.rows.map((row) => (unread.has(row.Value) ? addReason(row, 'not-read-anew') : row));
  const reading = origin.reading === null ? null : { rows: merged.read, tables };
  return { ...fresh, id: origin.id, rows, blocks, reading };
}

/** What people changed in child documents that are no more comes behind what is read. */
function takeOver(
  child: Extraction & Pick<Merged, 'reading'>,
  gone: readonly KnownChild[],
): Extraction & Pick<Merged, 'reading' | 'tookOver'> {
  const taken = gone.map(listChanges);
  const rows = alignColumns([...child.rows, ...taken.flatMap((changes) => changes.rows)]);
  const blocks = [...child.blocks, ...taken.flatMap((changes) => changes.blocks)];
  const reading =
    child.reading ?? (gone.length === 0 ? null : { rows: child.rows, tables: tablesOf(child.blocks) });
  return { rows: [...rows], blocks, reading, tookOver: gone.map(({ id }) => id) };
}

/** What people changed in a child document that is no more. */
function listChanges(child: KnownChild): Extraction {
  const changedTables = listChangedTables(child);
  const readById = new Map((child.reading?.rows ?? []).map((row) => [row.id, row]));
  const rows = child.rows
    .filter((row) => isChangedRow(readById.get(row.id), row) || changedTables.has(row.Value))
    .map((row) => addReason(row, 'not-read-anew'));
  const ids = new Set(rows.map(({ Value }) => Value));
  return { rows, blocks: child.blocks.filter(({ id }) => ids.has(id)) };
}
