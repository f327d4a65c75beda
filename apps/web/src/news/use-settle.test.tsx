import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import type { NewsRow } from '@vigilo/contract/news-queue';
import { Problem } from '../lib/problem.ts';
import { queryClient } from '../lib/query-client.ts';
import { newsRow } from './testing/news-row.ts';
import type { Settling } from './use-settle.ts';

const callApi = vi.hoisted(() =>
  vi.fn<
    (
      call: { path: string },
      given?: { body: { items?: readonly unknown[]; settlementID?: string } },
    ) => Promise<unknown>
  >(),
);

vi.mock('../lib/call-api.ts', () => ({ callApi }));
vi.mock('../lib/texts.ts', () => ({
  useTexts: () => (key: string, values?: object) => [key, ...Object.values(values ?? {})].join(' '),
}));
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

const session = vi.hoisted(() => ({ isThere: true }));
vi.mock('../lib/session.ts', () => ({ hasStoredSession: () => session.isThere }));
const storage = new Map<string, string>();
const TABS = [new Map<string, string>(), new Map<string, string>()] as const;
let tab: Map<string, string> = TABS[0];
/** @param find what is kept there by now */
function stubStorage(name: string, find: () => Map<string, string>): void {
  vi.stubGlobal(name, {
    getItem: (key: string) => find().get(key) ?? null,
    setItem: (key: string, value: string) => find().set(key, value),
  });
}
stubStorage('localStorage', () => storage);
stubStorage('sessionStorage', () => tab);

/** What is done next is done in this tab, whose page was just loaded. */
function loadTab(next: Map<string, string>): void {
  tab = next;
  queryClient.clear();
}

vi.stubGlobal('document', { documentElement: { lang: 'en' } });

const shown: string[][] = [];
const hidden: string[] = [];
/** The ids of the rows that are ticked. */
const ticked = new Set<string>();

/** So many pieces of news, all of them ticked. */
function tickMany(count: number): NewsRow[] {
  const rows = Array.from({ length: count }, (_, at) => newsRow({ _id: `n${at}` }));
  for (const { _id } of rows) ticked.add(_id);
  return rows;
}

/** How many pieces of news each call about them was for. */
function listSizes(): number[] {
  return callApi.mock.calls.flatMap(([, given]) => given?.body.items?.length ?? []);
}

/** What the screen of the queue has to do with, as if it had just been opened. */
function openScreen(selected: readonly NewsRow[] = []): Settling {
  const found: Settling[] = [];
  function Screen() {
    found.push(
      useSettle({
        hide: (ids) => hidden.push(...ids),
        show: (ids) => shown.push([...ids]),
        selection: {
          rows: selected,
          isSelected: ({ _id }) => ticked.has(_id),
          onSelect: (rows, isSelected) => {
            for (const { _id } of rows) {
              if (isSelected) ticked.add(_id);
              else ticked.delete(_id);
            }
          },
          clear: () => ticked.clear(),
        },
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

const REFUSED = new Problem({ code: 'changed-meanwhile', status: 409, message: '' });

function failUndoing(status: number): void {
  callApi.mockImplementation(({ path }) =>
    path.endsWith(':undo')
      ? Promise.reject(new Problem({ code: 'failed', status, message: '' }))
      : Promise.resolve({ data: { settlementID: 's' } }),
  );
}

beforeEach(() => {
  session.isThere = true;
  storage.clear();
  for (const each of TABS) each.clear();
  loadTab(TABS[0]);
  shown.length = 0;
  hidden.length = 0;
  ticked.clear();
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
  storage.clear();
  queryClient.removeQueries();
  expect(openScreen().last).toBeUndefined();
});

it('is not kept for whoever signs in next where an answer comes after the session has ended', async () => {
  await openScreen().accept([newsRow()]);
  callApi.mockImplementationOnce(() => {
    session.isThere = false;
    storage.clear();
    return Promise.reject(REFUSED);
  });
  await openScreen().accept([newsRow({ _id: 'b' })]);
  queryClient.removeQueries();
  expect(openScreen().last).toBeUndefined();
});

it('ends the draft of the news, but keeps it where the settlement failed', async () => {
  expect(await isDraftKept()).toBe(false);
  callApi.mockRejectedValue(new Problem({ code: 'unreachable', status: 0, message: '' }));
  expect(await isDraftKept()).toBe(true);
});

it('settles more than one call takes in several, one after another, and undoes all of it at once', async () => {
  const rows = tickMany(544);
  callApi.mockImplementation(() =>
    Promise.resolve({ data: { settlementID: `s${callApi.mock.calls.length}` } }),
  );
  await openScreen(rows).drop(rows);
  expect(listSizes()).toEqual([200, 200, 144]);
  expect(openScreen().last).toEqual({ action: 'drop', what: 'several 544' });
  expect(ticked.size).toBe(0);
  callApi.mockClear();
  await openScreen().undo();
  expect(callApi.mock.calls.map(([, given]) => given?.body.settlementID)).toEqual(['s3', 's2', 's1']);
  expect(shown.flat()).toHaveLength(544);
  expect(openScreen().last).toBeUndefined();
});

it('leaves ticked what was not settled where a later call fails', async () => {
  const rows = tickMany(544);
  const [first] = rows;
  callApi.mockResolvedValueOnce({ data: { settlementID: 's' } }).mockRejectedValueOnce(REFUSED);
  await openScreen(rows).drop(rows);
  expect(listSizes()).toEqual([200, 200]);
  expect(ticked.size).toBe(344);
  expect(shown.flat()).toHaveLength(344);
  expect(ticked.has(first?._id ?? '')).toBe(false);
  expect(openScreen().last?.what).toBe('several 200');
});

it('leaves all ticked where the only call fails, and takes back that it was settled', async () => {
  const rows = tickMany(3);
  callApi.mockRejectedValue(REFUSED);
  await openScreen(rows).drop(rows.slice(0, 2));
  expect([...ticked]).toEqual(['n0', 'n1', 'n2']);
  expect(openScreen().last).toBeUndefined();
});

it('settles no more once the person undoes it', async () => {
  const rows = tickMany(544);
  const dropping = openScreen(rows).drop(rows);
  await openScreen().undo();
  await dropping;
  expect(listSizes()).toEqual([200]);
  expect(shown.flat()).toHaveLength(544);
});

it('leaves news with other values where it is until the server has accepted it', async () => {
  callApi.mockRejectedValueOnce(REFUSED);
  expect(await openScreen().acceptChanged(newsRow(), { score: -0.9 })).toBe(false);
  expect(hidden).toEqual([]);
  expect(openScreen().last).toBeUndefined();
  const saving = openScreen().acceptChanged(newsRow(), { score: -0.9 });
  expect(hidden).toEqual([]);
  expect(await saving).toBe(true);
  expect(hidden).toEqual(['a']);
  expect(openScreen().last?.what).toContain('0.9 Harbour Line');
});

it('ticks news with other values no more once it is accepted', async () => {
  const [row = newsRow()] = tickMany(2);
  await openScreen().acceptChanged(row, { score: -0.9 });
  expect([...ticked]).toEqual(['n1']);
});

it('can be undone after the page was loaded anew, all calls of the last decision at once', async () => {
  const rows = tickMany(250);
  await openScreen().accept([newsRow()]);
  callApi.mockImplementation(() =>
    Promise.resolve({ data: { settlementID: `s${callApi.mock.calls.length}` } }),
  );
  await openScreen().drop(rows);
  queryClient.clear();
  expect(openScreen().last).toEqual({ action: 'drop', what: 'several 250' });
  callApi.mockClear();
  await openScreen().undo();
  expect(callApi.mock.calls.map(([, given]) => given?.body.settlementID)).toEqual(['s3', 's2']);
  queryClient.clear();
  expect(openScreen().last).toBeUndefined();
});

it('keeps the last decision of each tab, whatever is decided in another one', async () => {
  const [first, second] = TABS;
  callApi.mockImplementation(() =>
    Promise.resolve({ data: { settlementID: `s${callApi.mock.calls.length}` } }),
  );
  await openScreen().drop([newsRow()]);
  loadTab(second);
  expect(openScreen().last).toBeUndefined();
  await openScreen().accept([newsRow({ _id: 'b' })]);
  loadTab(first);
  expect(openScreen().last?.action).toBe('drop');
  await openScreen().undo();
  expect(callApi.mock.lastCall?.[1]?.body.settlementID).toBe('s1');
  loadTab(second);
  expect(openScreen().last?.action).toBe('accept');
});

it('is not offered by a tab that was closed while the session ended elsewhere, also after another one has begun', async () => {
  const [first, second] = TABS;
  await openScreen().drop([newsRow()]);
  storage.clear();
  loadTab(second);
  await openScreen().accept([newsRow({ _id: 'b' })]);
  loadTab(first);
  expect(openScreen().last).toBeUndefined();
});
