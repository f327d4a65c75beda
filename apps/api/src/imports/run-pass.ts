// One pass over a file: read, look up, decide, hand over, batch by batch. While the database works on a batch, the next one is read.

import type { ImportKind } from '@vigilo/domain/imports/fields';
import { CompaniesTarget } from './companies-target.ts';
import { EventsTarget } from './events-target.ts';
import type { Layout } from './stored-import.ts';
import type { DecidedRow, Target, TargetContext } from './import-target.ts';
import { NewsTarget } from './news-target.ts';
import { PricesTarget } from './prices-target.ts';
import type { TableBatch } from './read-table.ts';
import { readTable } from './read-table.ts';
import { RowCounter } from './row-counter.ts';

export interface PassStep {
  readonly rows: number;
  readonly bytes: number;
}

export interface Pass {
  readonly path: string;
  readonly layout: Layout;
  readonly kind: ImportKind;
  /** How many rows are looked up and stored at once; the result is the same with any number. */
  readonly batchRows: number | undefined;
  /** What is done with a batch of decided rows: kept, or stored through the target. */
  readonly handOver: (rows: readonly DecidedRow<unknown>[], store: () => Promise<void>) => Promise<void>;
  /** Called after every batch; rejects to stop the pass. */
  readonly onStep: (step: PassStep) => Promise<void>;
}

export interface PassResult {
  readonly counter: RowCounter;
  /** Stores what belongs to the import as a whole; see Target. */
  readonly finish: () => Promise<readonly string[]>;
}

/** Runs a pass in the transaction of its context. */
export async function runPass(pass: Pass, context: TargetContext): Promise<PassResult> {
  switch (pass.kind) {
    case 'companies':
      return runOver(pass, await CompaniesTarget.open(context));
    case 'events':
      return runOver(pass, await EventsTarget.open(context));
    case 'news':
      return runOver(pass, new NewsTarget(context));
    default:
      return runOver(pass, await PricesTarget.open(context));
  }
}

async function runOver<Draft>(
  { path, layout, batchRows, handOver, onStep }: Pass,
  target: Target<Draft>,
): Promise<PassResult> {
  const counter = new RowCounter();
  let isHeaderAhead = layout.hasHeader;
  let handing = Promise.resolve();
  for await (const batch of readTable(path, layout, { batchRows })) {
    const first = isHeaderAhead ? 1 : 0;
    isHeaderAhead = false;
    const reads = batch.rows.slice(first).map((cells) => target.read(cells));
    // One connection answers one query at a time: the last batch is stored before the next is looked up.
    await handing;
    await target.prepare(reads);
    const decided = reads.map((read, index): DecidedRow<Draft> =>
      decideRow(target, read, batch, first + index, counter),
    );
    handing = handOver(decided, () => target.store(decided));
    // Awaited at the next batch; until then a failure must not count as unhandled.
    handing.catch(() => undefined);
    await onStep({ rows: counter.rows, bytes: batch.bytes });
  }
  await handing;
  return { counter, finish: () => target.finish() };
}

function decideRow<Draft>(
  target: Target<Draft>,
  read: ReturnType<Target<Draft>['read']>,
  batch: TableBatch,
  index: number,
  counter: RowCounter,
): DecidedRow<Draft> {
  const row = batch.numbers[index] ?? 0;
  const { decision, draft, notes } = target.decide(read, row);
  counter.add(decision, notes);
  return { row, cells: batch.rows[index] ?? [], draft, decision, notes };
}
