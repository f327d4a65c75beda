import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const page = vi.hoisted(() => ({
  isHidden: false,
  onVisibility: (): void => undefined,
  onEnd: (): void => undefined,
}));
const callApi = vi.hoisted(() =>
  vi.fn<(call: { method: string }, args: { body?: { content: string } }) => Promise<unknown>>(),
);

vi.mock('./call-api.ts', () => ({ callApi }));
vi.mock('./session.ts', () => ({
  onSessionEnd: (listener: () => void) => {
    page.onEnd = listener;
    return () => undefined;
  },
}));

const { draftsQuery, flushDrafts, forgetDraft, keepDraftSoon, watchDrafts } =
  await import('./draft-store.ts');
const { queryClient } = await import('./query-client.ts');

const KEY = { form: 'users.add', subject: 'new' };
const said: unknown[] = [];

function type(content: string, subject = 'new'): void {
  keepDraftSoon({ form: 'users.add', subject, title: 'Ana', path: '/admin/users', content }, (failure) =>
    said.push(failure),
  );
}

/** The exchanges so far, as method and content. */
function exchanges(): string[] {
  return callApi.mock.calls.map(([{ method }, { body }]) => [method, body?.content].join(' ').trim());
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', (_name: string, listener: () => void) => {
    page.onVisibility = listener;
  });
  vi.stubGlobal('document', {
    get hidden() {
      return page.isHidden;
    },
  });
  page.isHidden = false;
  said.length = 0;
  callApi.mockReset().mockResolvedValue({ savedAt: '2026-11-20T10:32:00Z' });
  queryClient.setQueryData(draftsQuery.queryKey, []);
  watchDrafts();
});

afterEach(async () => {
  await flushDrafts();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('keeping drafts', () => {
  it('waits until nothing is typed for a second and keeps the last state', async () => {
    type('a');
    await vi.advanceTimersByTimeAsync(900);
    type('ab');
    await vi.advanceTimersByTimeAsync(900);
    expect(exchanges()).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(exchanges()).toEqual(['PUT ab']);
    expect(said).toEqual([null]);
    expect(queryClient.getQueryData(draftsQuery.queryKey)).toMatchObject([
      { ...KEY, content: 'ab', savedAt: '2026-11-20T10:32:00Z' },
    ]);
  });

  it('keeps at once when asked, and when the page is hidden', async () => {
    type('a');
    type('b', 'other');
    await flushDrafts();
    expect(exchanges()).toEqual(['PUT a', 'PUT b']);
    type('c');
    page.isHidden = true;
    page.onVisibility();
    await vi.advanceTimersByTimeAsync(0);
    expect(exchanges()).toEqual(['PUT a', 'PUT b', 'PUT c']);
  });

  it('says what failed and does not fail itself', async () => {
    callApi.mockRejectedValueOnce(new Error('away'));
    type('a');
    await flushDrafts();
    expect(said).toEqual([new Error('away')]);
  });

  it('forgets a draft only after a save that is still on its way', async () => {
    let answer = (_reply: unknown): void => undefined;
    callApi.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    type('a');
    await vi.advanceTimersByTimeAsync(1000);
    type('ab');
    const forgotten = forgetDraft(KEY);
    await vi.advanceTimersByTimeAsync(5000);
    expect(exchanges()).toEqual(['PUT a']);
    answer({ savedAt: 'x' });
    await forgotten;
    expect(exchanges()).toEqual(['PUT a', 'DELETE']);
    expect(queryClient.getQueryData(draftsQuery.queryKey)).toEqual([]);
  });

  it('takes nothing from one session into the next', async () => {
    type('a');
    page.onEnd();
    await vi.advanceTimersByTimeAsync(5000);
    await flushDrafts();
    expect(exchanges()).toEqual([]);
  });
});
