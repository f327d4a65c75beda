// What the analyst decides: shown at once, told to the server, and taken back where that refuses it. The last decisions can be undone, the last one first.

import { useQuery } from '@tanstack/react-query';
import type { CallArguments } from '@vigilo/contract/call';
import type { NewsRow } from '@vigilo/contract/news-queue';
import { MOST_SETTLED, settleNews } from '@vigilo/contract/news-queue';
import type { NewsDecision } from '@vigilo/domain/news/waiting-news';
import { callApi } from '../lib/call-api.ts';
import { formatScore } from '../lib/format.ts';
import { queryClient } from '../lib/query-client.ts';
import { useTexts } from '../lib/texts.ts';
import { forgetChanges } from './change-draft.ts';
import { NEWS_KEY } from './public/news-queries.ts';
import { countSettled } from './settled-count.ts';
import {
  dropSettled,
  isKept,
  keepSettled,
  listOfLastDecision,
  nextDecisionTime,
  settlementsQuery,
} from './settlements.ts';
import type { Queue } from './use-queue.ts';
import { useSettlingFailure } from './use-settling-failure.ts';
import { useUndo } from './use-undo.ts';

type SettleBody = CallArguments<typeof settleNews>['body'];
export type Changes = NonNullable<
  Extract<SettleBody, { readonly action: 'accept' }>['items'][number]['changes']
>;

type WriteBody = (rows: readonly NewsRow[]) => SettleBody;

export interface Settling {
  /** What was decided last, in words; undefined: nothing that can be undone. */
  readonly last: { readonly action: NewsDecision; readonly what: string } | undefined;
  readonly accept: (rows: readonly NewsRow[]) => Promise<void>;
  /** Accepts news with other values. It stays until the server has answered, so that what was entered is not lost; whether it was accepted. */
  readonly acceptChanged: (row: NewsRow, changes: Changes) => Promise<boolean>;
  readonly drop: (rows: readonly NewsRow[]) => Promise<void>;
  readonly merge: (row: NewsRow, intoID: string) => Promise<void>;
  readonly undo: () => Promise<void>;
}

export function useSettle(queue: Pick<Queue, 'hide' | 'show' | 'selection'>): Settling {
  const t = useTexts('newsQueue');
  const tell = useSettlingFailure();
  const undo = useUndo(bringBack);
  const last = useLast();

  /** Settles news that leaves the list at once, one call after another; what is not settled comes back, selected as it was. */
  async function settle(rows: readonly NewsRow[], write: WriteBody): Promise<void> {
    if (rows.length === 0) return;
    const selected = queue.selection.rows;
    queue.hide(rows.map(toId));
    queue.selection.clear();
    countSettled(rows.length);
    const left = await settleInTurn(rows, write, send);
    if (left.length === 0) return;
    countSettled(-left.length);
    // It may be settled by somebody else, or be another by now.
    await bringBack(left.map(toId));
    queue.selection.onSelect(
      selected.filter((row) => left.includes(row) || !rows.includes(row)),
      true,
    );
  }

  async function acceptChanged(row: NewsRow, changes: Changes): Promise<boolean> {
    const body: SettleBody = { action: 'accept', items: [{ ...toLine(row), changes }] };
    const id = await send(body);
    if (id === null) {
      await refreshNews();
      return false;
    }
    queue.hide([row._id]);
    queue.selection.onSelect([row], false);
    noteAccepted(row, body, id);
    await forgetChanges([row._id]);
    return true;
  }

  async function send(body: SettleBody): Promise<string | null> {
    try {
      return (await callApi(settleNews, { body })).data.settlementID;
    } catch (error) {
      tell(error, t('settleFailed'));
      return null;
    }
  }

  /** The rows come back as they are by now, not as they were read; those that wait no more are not among the loaded ones. */
  async function bringBack(ids: readonly string[]): Promise<void> {
    await refreshNews();
    queue.show(ids);
  }

  return {
    last,
    accept: (rows) => settle(rows, (batch) => ({ action: 'accept', items: batch.map(toLine) })),
    acceptChanged,
    drop: (rows) => settle(rows, (batch) => ({ action: 'drop', items: batch.map(toLine) })),
    merge: (row, intoID) => settle([row], () => ({ action: 'merge', ...toLine(row), intoID })),
    undo,
  };
}

/** Keeps that one piece of news was accepted, and by what that is undone. */
function noteAccepted(row: NewsRow, body: SettleBody, settlementID: string): void {
  countSettled(1);
  keepSettled({
    settlement: Promise.resolve(settlementID),
    action: 'accept',
    ids: [row._id],
    name: writeName([row], body),
    decidedAt: nextDecisionTime(),
  });
}

/**
 * Settles news with as many calls as it takes, one after another, until one fails.
 * @param send gives what is undone by; null where it failed
 * @returns what was not settled
 */
async function settleInTurn(
  rows: readonly NewsRow[],
  write: WriteBody,
  send: (body: SettleBody) => Promise<string | null>,
): Promise<readonly NewsRow[]> {
  const decidedAt = nextDecisionTime();
  for (let at = 0; at < rows.length; at += MOST_SETTLED) {
    const batch = rows.slice(at, at + MOST_SETTLED);
    const ids = batch.map(toId);
    const body = write(batch);
    const settlement = send(body);
    const entry = { settlement, action: body.action, ids, name: writeName(batch, body), decidedAt };
    keepSettled(entry);
    if ((await settlement) === null) {
      dropSettled(entry);
      return rows.slice(at);
    }
    await forgetChanges(ids);
    // It is being undone already, or the session has ended: the rest is not to be settled any more.
    if (!isKept(entry)) return rows.slice(at + MOST_SETTLED);
  }
  return [];
}

/** The last decision in words: of one piece of news its score and company, of several how many. */
function useLast(): Settling['last'] {
  const t = useTexts('newsQueue');
  const { data = [] } = useQuery(settlementsQuery);
  const entries = listOfLastDecision(data);
  const [first] = entries;
  if (first === undefined) return undefined;
  const count = entries.reduce((sum, { ids }) => sum + ids.length, 0);
  return { action: first.action, what: count === 1 ? first.name : t('several', { count }) };
}

/** The score and the company of the first piece of news. */
function writeName([row]: readonly NewsRow[], body: SettleBody): string {
  if (row === undefined) return '';
  const changed = body.action === 'accept' ? body.items[0]?.changes?.score : undefined;
  const score = changed ?? row.shownScore;
  return `${score === null ? '' : `${formatScore(score, 1)} `}${row.companyName}`;
}

function refreshNews(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [NEWS_KEY] });
}

function toId({ _id }: NewsRow): string {
  return _id;
}

function toLine({ _id, companyID, version }: NewsRow) {
  return { eventID: _id, companyID, version };
}
