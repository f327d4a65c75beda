import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { Problem } from '../lib/problem.ts';
import { queryClient } from '../lib/query-client.ts';
import { newsRow } from './testing/news-row.ts';
import type { Settling } from './use-settle.ts';

const callApi = vi.hoisted(() => vi.fn<(call: { path: string }) => Promise<unknown>>());

vi.mock('../lib/call-api.ts', () => ({ callApi }));
vi.mock('../lib/texts.ts', () => ({ useTexts: () => (key: string) => key }));
vi.mock('../ui/toast.ts', () => ({ showToast: () => undefined }));

const { useSettle } = await import('./use-settle.ts');
const { draftsQuery } = await import('../lib/draft-store.ts');

/** Whether what was entered about the news is still kept, after it was settled or that was refused. */
async function isDraftKept(): Promise<boolean> {
  queryClient.setQueryData(draftsQuery.queryKey, [
    {
      form: 'news.change',
      subject: 'a',
      title: '',
      path: '/news',
      content: '{}',
      savedAt: '2026-11-20T10:32:00Z',
    },
  ]);
  await openScreen().accept([newsRow()]);
  return queryClient.getQueryData(draftsQuery.queryKey)?.length === 1;
}

vi.stubGlobal('document', { documentElement: { lang: 'en' } });

const shown: string[][] = [];

/** What the screen of the queue has to do with, as if it had just been opened. */
function openScreen(): Settling {
  const found: Settling[] = [];
  function Screen() {
    found.push(
      useSettle({
        hide: () => undefined,
        show: (ids) => shown.push([...ids]),
        selection: { rows: [], isSelected: () => false, onSelect: () => undefined, clear: () => undefined },
      }),
    );
    return null;
  }
  renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <Screen />
    </QueryClientProvider>,
  );
  const [settling] = found;
  if (settling === undefined) throw new Error('The screen was not drawn.');
  return settling;
}

function failUndoing(status: number): void {
  callApi.mockImplementation(({ path }) =>
    path.endsWith(':undo')
      ? Promise.reject(new Problem({ code: 'failed', status, message: '' }))
      : Promise.resolve({ data: { settlementID: 's' } }),
  );
}

beforeEach(() => {
  queryClient.clear();
  shown.length = 0;
  callApi.mockReset().mockResolvedValue({ data: { settlementID: 's' } });
});

it.each([0, 503])('can be undone again where undoing failed by itself (%i)', async (status) => {
  await openScreen().drop([newsRow()]);
  failUndoing(status);
  await openScreen().undo();
  expect(openScreen().last?.action).toBe('drop');
  callApi.mockResolvedValue({});
  await openScreen().undo();
  expect(shown).toEqual([['a']]);
  expect(openScreen().last).toBeUndefined();
});

it('cannot be undone again where the server refuses that', async () => {
  await openScreen().drop([newsRow()]);
  failUndoing(409);
  await openScreen().undo();
  expect(openScreen().last).toBeUndefined();
});

it('comes back before what was decided while it was being undone', async () => {
  vi.useFakeTimers({ now: 1000 });
  await openScreen().drop([newsRow()]);
  failUndoing(0);
  const undoing = openScreen().undo();
  vi.setSystemTime(2000);
  await openScreen().accept([newsRow({ _id: 'b' })]);
  await undoing;
  vi.useRealTimers();
  expect(openScreen().last?.action).toBe('accept');
});

it('can be undone after another screen, but no more once the session has ended', async () => {
  await openScreen().accept([newsRow()]);
  expect(openScreen().last?.what).toContain('Harbour Line');
  queryClient.removeQueries();
  expect(openScreen().last).toBeUndefined();
});

it('ends the draft of the news, but keeps it where the settlement failed', async () => {
  expect(await isDraftKept()).toBe(false);
  callApi.mockRejectedValue(new Problem({ code: 'unreachable', status: 0, message: '' }));
  expect(await isDraftKept()).toBe(true);
});
