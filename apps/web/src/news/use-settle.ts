// What the analyst decides: shown at once, told to the server, and taken back where that refuses it. The last decisions can be undone, the last one first.

import type { CallArguments } from '@vigilo/contract/call';
import type { NewsRow } from '@vigilo/contract/news-queue';
import { settleNews, undoSettlement } from '@vigilo/contract/news-queue';
import type { NewsDecision } from '@vigilo/domain/news/waiting-news';
import { useState } from 'react';
import { callApi } from '../lib/call-api.ts';
import { formatScore } from '../lib/format.ts';
import { toProblem } from '../lib/problem.ts';
import { queryClient } from '../lib/query-client.ts';
import type { Translate } from '../lib/texts.ts';
import { useTexts } from '../lib/texts.ts';
import { showToast } from '../ui/toast.ts';
import { NEWS_KEY, newsCountsQuery } from './public/news-queries.ts';
import type { Queue } from './use-queue.ts';

type SettleBody = CallArguments<typeof settleNews>['body'];
export type Changes = NonNullable<
  Extract<SettleBody, { readonly action: 'accept' }>['items'][number]['changes']
>;

/** What was decided, and the news that it was about. */
export interface Settled {
  /** By which it is undone, once the server knows of it; null where it was refused. */
  readonly settlement: Promise<string | null>;
  readonly action: NewsDecision;
  readonly rows: readonly NewsRow[];
  /** In words: the score and the company, or how many. */
  readonly what: string;
}

export interface Settling {
  readonly last: Settled | undefined;
  readonly accept: (rows: readonly NewsRow[], changes?: Changes) => Promise<void>;
  readonly drop: (rows: readonly NewsRow[]) => Promise<void>;
  readonly merge: (row: NewsRow, intoID: string) => Promise<void>;
  readonly undo: () => Promise<void>;
}

export function useSettle(queue: Pick<Queue, 'hide' | 'show' | 'selection'>): Settling {
  const t = useTexts('newsQueue');
  const td = useTexts('eventDialogs');
  const [settled, setSettled] = useState<readonly Settled[]>([]);

  async function settle(rows: readonly NewsRow[], body: SettleBody): Promise<void> {
    if (rows.length === 0) return;
    const ids = rows.map(({ _id }) => _id);
    queue.hide(ids);
    queue.selection.clear();
    countSettled(rows.length);
    const settlement = send(ids, body);
    const entry: Settled = { settlement, action: body.action, rows, what: describe(rows, body, t) };
    setSettled((before) => [...before, entry]);
    if ((await settlement) === null) setSettled((before) => before.filter((each) => each !== entry));
  }

  async function send(ids: readonly string[], body: SettleBody): Promise<string | null> {
    try {
      return (await callApi(settleNews, { body })).data.settlementID;
    } catch (error) {
      countSettled(-ids.length);
      tell(error, t('settleFailed'));
      // It may be settled by somebody else, or be another by now.
      await refreshNews();
      queue.show(ids);
      return null;
    }
  }

  function tell(error: unknown, title: string): void {
    const { message, description } = toProblem(error, td('tryAgain'));
    showToast({ kind: 'error', title, text: description ?? message });
  }

  return {
    last: settled.at(-1),
    accept: (rows, changes) =>
      settle(rows, {
        action: 'accept',
        items: rows.map((row) => ({ ...toLine(row), ...(changes === undefined ? {} : { changes }) })),
      }),
    drop: (rows) => settle(rows, { action: 'drop', items: rows.map(toLine) }),
    merge: (row, intoID) => settle([row], { action: 'merge', ...toLine(row), intoID }),
    undo: async () => {
      const last = settled.at(-1);
      if (last === undefined) return;
      setSettled((before) => before.filter((each) => each !== last));
      const settlementID = await last.settlement;
      if (settlementID === null) return;
      try {
        await callApi(undoSettlement, { body: { settlementID } });
        countSettled(-last.rows.length);
        // The rows come back as they are by now, not as they were read.
        await refreshNews();
        queue.show(last.rows.map(({ _id }) => _id));
        showToast({ kind: 'success', title: t('undo'), text: t('undone') });
      } catch (error) {
        tell(error, t('undoFailed'));
      }
    },
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
