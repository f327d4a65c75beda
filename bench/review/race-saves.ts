// Two people save the same child document at the same moment, over and over: half of the pairs change different cells, which must both stand afterwards; half
// the same cell, of which one is stored and the other is refused with what stands there now.

import { getChildDocument } from '@vigilo/contract/extraction';
import { saveChildDocument } from '@vigilo/contract/review';
import type { TestClient } from '../../apps/api/src/app/testing/test-client.ts';
import type { ReviewedChild } from './reviewed-tenant.ts';

export interface SaveRace {
  readonly pairs: number;
  readonly stored: number;
  readonly refused: number;
  /** Cells that do not say what was stored last, and replies that are neither. */
  readonly lost: number;
}

type Clients = readonly [TestClient, TestClient];

/** Races on several child documents at once. */
export async function raceSaves(
  clients: Clients,
  children: readonly ReviewedChild[],
  pairs: number,
): Promise<SaveRace> {
  const counts = { stored: 0, refused: 0, lost: 0 };
  let left = pairs;
  await Promise.all(
    children.map(async ({ id, rows }) => {
      const texts = new Map(rows.map((row) => [row.id, row.Value]));
      while (left > 0) {
        left -= 1;
        const outcome = await racePair(clients, id, texts, left);
        counts.stored += outcome.stored;
        counts.refused += outcome.refused;
        counts.lost += outcome.lost;
      }
    }),
  );
  return { pairs, ...counts };
}

/** @param texts what stands in each row; kept up */
async function racePair(
  clients: Clients,
  id: string,
  texts: Map<string, string>,
  turn: number,
): Promise<Omit<SaveRace, 'pairs'>> {
  const ids = [...texts.keys()];
  const isSameCell = turn % 2 === 0;
  const own = (person: number): string => ids[(turn + (isSameCell ? 0 : person)) % ids.length] ?? '';
  const edits = clients.map((_, person) => ({
    kind: 'set' as const,
    rowId: own(person),
    field: 'Value' as const,
    before: texts.get(own(person)) ?? '',
    after: String(2 * turn + person + 1_000_000),
  }));
  const replies = await Promise.all(
    clients.map((client, person) =>
      client.post(saveChildDocument.path.replace('{id}', id), { data: [edits[person]] }),
    ),
  );
  const stored = edits.filter((_, person) => replies[person]?.status === 200);
  const refused = replies.filter(({ status }) => status === 409).length;
  for (const { rowId, after } of stored) texts.set(rowId, after);
  const { data } = await clients[0].call(getChildDocument, { params: { id } });
  const isExpected = stored.length === (isSameCell ? 1 : 2) && stored.length + refused === 2;
  const wrong = data.JSONData.filter((row) => texts.get(row.id) !== row.Value).length;
  return { stored: stored.length, refused, lost: wrong + (isExpected ? 0 : 1) };
}
