// What the analyst decides: shown at once, told to the server, and taken back where that refuses it. The last decisions can be undone, the last one first.

import { useQuery } from '@tanstack/react-query';
import type { CallArguments } from '@vigilo/contract/call';
import type { NewsRow } from '@vigilo/contract/news-queue';
import { settleNews, undoSettlement } from '@vigilo/contract/news-queue';
import { callApi } from '../lib/call-api.ts';
import { formatScore } from '../lib/format.ts';
import { canPassByItself, toProblem } from '../lib/problem.ts';
import { queryClient } from '../lib/query-client.ts';
import type { Translate } from '../lib/texts.ts';
import { useTexts } from '../lib/texts.ts';
import { showToast } from '../ui/toast.ts';
import { forgetChanges } from './change-draft.ts';
import { NEWS_KEY, newsCountsQuery } from './public/news-queries.ts';
import type { Settled } from './settlements.ts';
import {
  dropSettled,
  keepSettled,
  putBackSettled,
  settlementsQuery,
  takeLastSettled,
} from './settlements.ts';
import type { Queue } from './use-queue.ts';

type SettleBody = CallArguments<typeof settleNews>['body'];
export type Changes = NonNullable<
  Extract<SettleBody, { readonly action: 'accept' }>['items'][number]['changes']
>;

export interface Settling {
  readonly last: Settled | undefined;
  readonly accept: (rows: readonly NewsRow[], changes?: Changes) => Promise<void>;
  readonly drop: (rows: readonly NewsRow[]) => Promise<void>;
  readonly merge: (row: NewsRow, intoID: string) => Promise<void>;
  readonly undo: () => Promise<void>;
}

export function useSettle(queue: Pick<Queue, 'hide' | 'show' | 'selection'>): Settling {
  const t = useTexts('newsQueue');
  const tell = useFailure();
  const { data: settled } = useQuery(settlementsQuery);

  async function settle(rows: readonly NewsRow[], body: SettleBody): Promise<void> {
    if (rows.length === 0) return;
    const ids = rows.map(({ _id }) => _id);
    queue.hide(ids);
    queue.selection.clear();
    countSettled(rows.length);
    const settlement = send(ids, body);
    const entry = keepSettled({ settlement, action: body.action, rows, what: describe(rows, body, t) });
    if ((await settlement) === null) dropSettled(entry);
    else await forgetChanges(ids);
  }

  async function send(ids: readonly string[], body: SettleBody): Promise<string | null> {
    try {
      return (await callApi(settleNews, { body })).data.settlementID;
    } catch (error) {
      countSettled(-ids.length);
      tell(error, t('settleFailed'));
      // It may be settled by somebody else, or be another by now.
      await bringBack(ids);
      return null;
    }
  }

  /** The rows come back as they are by now, not as they were read; those that wait no more are not among the loaded ones. */
  async function bringBack(ids: readonly string[]): Promise<void> {
    await refreshNews();
    queue.show(ids);
  }

  async function undo(): Promise<void> {
    const last = takeLastSettled();
    const settlementID = (await last?.settlement) ?? null;
    if (last === undefined || settlementID === null) return;
    const ids = last.rows.map(({ _id }) => _id);
    try {
      await callApi(undoSettlement, { body: { settlementID } });
      countSettled(-ids.length);
      await bringBack(ids);
      showToast({ kind: 'success', title: t('undo'), text: t('undone') });
    } catch (error) {
      tell(error, t('undoFailed'));
      // What the server has not decided about can be tried again; what it refuses may have been undone by a call whose answer was lost.
      if (canPassByItself(error)) putBackSettled(last);
      else await bringBack(ids);
    }
  }

  return {
    last: settled?.at(-1),
    accept: (rows, changes) =>
      settle(rows, {
        action: 'accept',
        items: rows.map((row) => ({ ...toLine(row), ...(changes === undefined ? {} : { changes }) })),
      }),
    drop: (rows) => settle(rows, { action: 'drop', items: rows.map(toLine) }),
    merge: (row, intoID) => settle([row], { action: 'merge', ...toLine(row), intoID }),
    undo,
  };
}

/** Says what could not be done, and why. */
function useFailure(): (error: unknown, title: string) => void {
  const t = useTexts('eventDialogs');
  return (error, title) => {
    const { message, description } = toProblem(error, t('tryAgain'));
    showToast({ kind: 'error', title, text: description ?? message });
  };
}

/** What was decided, in words. */
function describe(rows: readonly NewsRow[], body: SettleBody, t: Translate<'newsQueue'>): string {
  const [row] = rows;
  if (row === undefined || rows.length > 1) return t('several', { count: rows.length });
  const changed = body.action === 'accept' ? body.items[0]?.changes?.score : undefined;
  const score = changed ?? row.shownScore;
  return `${score === null ? '' : `${formatScore(score, 1)} `}${row.companyName}`;
}

function toLine({ _id, companyID, version }: NewsRow) {
  return { eventID: _id, companyID, version };
}

function refreshNews(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [NEWS_KEY] });
}

/** The counts show at once what was decided; the server's own follow a moment later. */
function countSettled(by: number): void {
  queryClient.setQueryData(
    newsCountsQuery.queryKey,
    (counts) =>
      counts && { waiting: Math.max(0, counts.waiting - by), settled: Math.max(0, counts.settled + by) },
  );
}
