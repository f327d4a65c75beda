import type { EventRow } from '@vigilo/contract/events';
import { findChoiceFault } from '@vigilo/domain/events/chosen-summaries';
import { useMemo, useState } from 'react';
import type { CompanySummary } from '../../scoring/public/summary-query.ts';
import type { ChosenSummary } from '../event-company.ts';

/** The events whose summaries are to describe the company: those saved, with what was changed since and is not saved. */
export interface ChosenSummaries {
  readonly chosen: readonly ChosenSummary[];
  readonly isChanged: boolean;
  readonly has: (id: string) => boolean;
  /** Why an event cannot be chosen now, or null. */
  readonly findFault: (row: EventRow) => 'blank' | 'full' | null;
  readonly toggle: (row: EventRow) => void;
  /** Goes back to those saved. */
  readonly reset: () => void;
}

interface Changes {
  readonly added: ReadonlyMap<string, ChosenSummary>;
  readonly removed: ReadonlySet<string>;
}

const NONE: Changes = { added: new Map(), removed: new Set() };

/** The choice, kept over pages, filters and tabs; those saved are known whichever page they are on. */
export function useChosenSummaries(summary: CompanySummary): ChosenSummaries {
  const [changes, setChanges] = useState(NONE);
  const saved = useMemo(() => listSavedSummaries(summary), [summary]);
  const chosen = useMemo(() => {
    const kept = saved.filter(({ _id }) => !changes.removed.has(_id));
    return [
      ...kept,
      ...[...changes.added.values()].filter(({ _id }) => kept.every((each) => each._id !== _id)),
    ];
  }, [saved, changes]);
  const ids = useMemo(() => new Set(chosen.map(({ _id }) => _id)), [chosen]);
  const types = chosen.map(({ event }) => ({ type: event }));
  return {
    chosen,
    isChanged: ids.size !== saved.length || saved.some(({ _id }) => !ids.has(_id)),
    has: (id) => ids.has(id),
    findFault: (row) =>
      row.event === null ? 'blank' : findChoiceFault({ type: row.event, summary: row.summary ?? '' }, types),
    toggle: (row) =>
      setChanges((before) => (ids.has(row._id) ? without(before, row._id) : withRow(before, row))),
    reset: () => setChanges(NONE),
  };
}

function listSavedSummaries({ levels }: CompanySummary): ChosenSummary[] {
  return levels.flatMap(({ event, points }) =>
    points.map(({ _id, summary, date }) => ({ _id, event, summary, date })),
  );
}

function without({ added, removed }: Changes, id: string): Changes {
  return { added: new Map([...added].filter(([each]) => each !== id)), removed: new Set([...removed, id]) };
}

function withRow({ added, removed }: Changes, { _id, event, summary = '', date }: EventRow): Changes {
  if (event === null) return { added, removed };
  return {
    added: new Map([...added, [_id, { _id, event, summary, date }]]),
    removed: new Set([...removed].filter((each) => each !== _id)),
  };
}
