// What a person chooses to link while the documents are looked at one after the other: nothing is changed until it is finished, and it is kept as a draft
// until then.

import { useQueries } from '@tanstack/react-query';
import type { Relation } from '@vigilo/contract/relations';
import { useMemo, useState } from 'react';
import type { FormDraft } from '../../lib/use-draft.ts';
import { useDraft } from '../../lib/use-draft.ts';
import type { ChildDetail } from '../summary/summary-queries.ts';
import { LINKS_FORM } from './links-form.ts';
import { candidatesQuery, relationsQuery } from './relations-queries.ts';

/** A document that is linked or could be. */
export interface LinkChoice {
  readonly relation: Relation;
  /** As the person wants it. */
  readonly isLinked: boolean;
  /** The person changed it. */
  readonly isChanged: boolean;
}

export interface LinkEdit {
  /** Those that are linked first, then candidates of the same vendor, then others; undefined while they load. */
  readonly choices: readonly LinkChoice[] | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
  /** Counted from 0. */
  readonly place: number;
  readonly current: LinkChoice | undefined;
  /** Bounded at the first and the last. */
  readonly go: (step: 1 | -1) => void;
  readonly toggle: () => void;
  readonly draft: FormDraft;
  /** It is finished or given up. */
  readonly end: () => void;
}

export function useLinkEdit(child: ChildDetail, isEditing: boolean): LinkEdit {
  const [changed, setChanged] = useState<readonly string[]>([]);
  const [at, setAt] = useState(0);
  const draft = useDraft({
    form: LINKS_FORM,
    subject: child.id,
    title: child.OriginalFileName,
    fields: { changed },
    onRestore: (fields) => setChanged(fields.changed),
  });
  const { found, error, retry } = useRelations(child.id, isEditing);
  const choices = useMemo(() => found && toChoices(found, new Set(changed)), [found, changed]);
  const place = Math.min(at, Math.max(0, (choices?.length ?? 0) - 1));
  const current = choices?.[place];
  return {
    choices,
    error,
    retry,
    place,
    current,
    go: (step) => setAt(Math.min(Math.max(place + step, 0), Math.max(0, (choices?.length ?? 0) - 1))),
    toggle: () => {
      if (current === undefined) return;
      const { id } = current.relation;
      setChanged(current.isChanged ? changed.filter((each) => each !== id) : [...changed, id]);
    },
    draft,
    end: () => {
      draft.forget({ changed: [] });
      setChanged([]);
      setAt(0);
    },
  };
}

interface FoundRelations {
  readonly linked: readonly Relation[];
  readonly candidates: readonly Relation[];
}

/** Candidates are gathered twice: of the same vendor and of others (specification 3, section 4). */
function useRelations(childId: string, isEditing: boolean) {
  const results = useQueries({
    queries: [
      { ...relationsQuery(childId), enabled: isEditing },
      { ...candidatesQuery(childId, true), enabled: isEditing },
      { ...candidatesQuery(childId, false), enabled: isEditing },
    ],
  });
  const [{ data: linked }, { data: same }, { data: others }] = results;
  const found = useMemo(
    (): FoundRelations | undefined =>
      linked && same && others && { linked, candidates: [...same, ...others] },
    [linked, same, others],
  );
  return {
    found,
    error: results.find(({ error }) => error !== null)?.error ?? null,
    retry: () => void Promise.all(results.map(({ refetch }) => refetch())),
  };
}

function toChoices(
  { linked, candidates }: FoundRelations,
  changed: ReadonlySet<string>,
): readonly LinkChoice[] {
  const linkedIds = new Set(linked.map(({ id }) => id));
  const all = new Map([...linked, ...candidates].map((relation) => [relation.id, relation]));
  return [...all.values()].map((relation) => {
    const isChanged = changed.has(relation.id);
    return { relation, isLinked: linkedIds.has(relation.id) !== isChanged, isChanged };
  });
}
