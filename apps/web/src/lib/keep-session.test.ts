import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const MINUTE = 60_000;
const PING_EVERY = 27 * MINUTE;

const page = vi.hoisted(() => ({
  isHidden: false,
  endsAt: 0,
  hasSession: true,
  activeAt: 0,
  contactAt: 0,
  onStored: (): void => undefined,
  onPresence: (): void => undefined,
}));
const refreshOnce = vi.hoisted(() => vi.fn<(spent: string | null) => Promise<boolean>>());
const endSession = vi.hoisted(() => vi.fn<(why: string) => void>());
const fetchQuery = vi.hoisted(() => vi.fn<() => Promise<void>>());

vi.mock('./refresh.ts', () => ({ refreshOnce }));
vi.mock('./profile.ts', () => ({ profileQuery: {} }));
vi.mock('./query-client.ts', () => ({ queryClient: { fetchQuery } }));
vi.mock('./server-contact.ts', () => ({ lastContactAt: () => page.contactAt }));
vi.mock('./presence.ts', () => ({
  lastActiveAt: () => page.activeAt,
  onPresence: (listener: () => void) => {
    page.onPresence = listener;
  },
}));
vi.mock('./session.ts', () => ({
  endSession,
  findToken: () => 't1',
  hasStoredSession: () => page.hasSession,
  tokenEndsAt: () => page.endsAt,
  onSessionEnd: () => () => undefined,
  onSessionStored: (listener: () => void) => {
    page.onStored = listener;
    return () => undefined;
  },
}));

const { keepSession } = await import('./keep-session.ts');

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', {
    get hidden() {
      return page.isHidden;
    },
  });
  const now = Date.now();
  Object.assign(page, {
    isHidden: false,
    hasSession: true,
    endsAt: now + 15 * MINUTE,
    activeAt: now,
    contactAt: now,
  });
  refreshOnce.mockReset().mockImplementation(() => {
    page.endsAt = Date.now() + 15 * MINUTE;
    page.onStored();
    return Promise.resolve(true);
  });
  fetchQuery.mockReset().mockImplementation(() => {
    page.contactAt = Date.now();
    return Promise.resolve();
  });
  endSession.mockReset();
  keepSession(PING_EVERY);
});

afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function press(): void {
  page.activeAt = Date.now();
  page.onPresence();
}

/** Works for some minutes without asking the server for anything: a key each minute. */
async function work(minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) {
    press();
    await vi.advanceTimersByTimeAsync(MINUTE);
  }
}

describe('the token', () => {
  it('is renewed a minute before it expires while the user is active', async () => {
    await work(13);
    expect(refreshOnce).not.toHaveBeenCalled();
    await work(2);
    expect(refreshOnce).toHaveBeenCalledExactlyOnceWith('t1');
    await work(14);
    expect(refreshOnce).toHaveBeenCalledTimes(2);
  });

  it('expires while the user is away; the first activity renews it', async () => {
    page.contactAt = Date.now() + 60 * MINUTE;
    await vi.advanceTimersByTimeAsync(40 * MINUTE);
    expect(refreshOnce).not.toHaveBeenCalled();
    press();
    await vi.advanceTimersByTimeAsync(0);
    expect(refreshOnce).toHaveBeenCalledOnce();
  });

  it('is not renewed by a hidden page', async () => {
    page.isHidden = true;
    await work(20);
    expect(refreshOnce).not.toHaveBeenCalled();
    page.isHidden = false;
    press();
    await vi.advanceTimersByTimeAsync(0);
    expect(refreshOnce).toHaveBeenCalledOnce();
  });

  it('ends the session when the server refuses', async () => {
    refreshOnce.mockImplementation(() => {
      page.hasSession = false;
      return Promise.resolve(false);
    });
    await work(15);
    expect(endSession).toHaveBeenCalledExactlyOnceWith('expired');
  });

  it('is asked for again after a quarter of a minute when the server cannot be reached', async () => {
    refreshOnce.mockRejectedValueOnce(new Error('down'));
    await work(14);
    await vi.advanceTimersByTimeAsync(16_000);
    expect(refreshOnce).toHaveBeenCalledTimes(2);
    expect(endSession).not.toHaveBeenCalled();
  });

  it('of a short life is exchanged at half of it', async () => {
    page.endsAt = Date.now() + 40_000;
    page.onStored();
    press();
    await vi.advanceTimersByTimeAsync(19_000);
    expect(refreshOnce).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2000);
    expect(refreshOnce).toHaveBeenCalledOnce();
  });
});

describe('the ping', () => {
  it('reports an active user whose page sends no requests, once per interval', async () => {
    await work(26);
    expect(fetchQuery).not.toHaveBeenCalled();
    await work(2);
    expect(fetchQuery).toHaveBeenCalledOnce();
    await work(27);
    expect(fetchQuery).toHaveBeenCalledTimes(2);
  });

  it('is not needed while the page asks for something itself', async () => {
    for (let half = 0; half < 4; half += 1) {
      await work(20);
      page.contactAt = Date.now();
    }
    expect(fetchQuery).not.toHaveBeenCalled();
  });

  it('is not sent while the user is away, but at once on return', async () => {
    await vi.advanceTimersByTimeAsync(28 * MINUTE);
    expect(fetchQuery).not.toHaveBeenCalled();
    press();
    await vi.advanceTimersByTimeAsync(0);
    expect(fetchQuery).toHaveBeenCalledOnce();
  });

  it('comes later for a person seen meanwhile, though the move is some time ago', async () => {
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    press();
    await vi.advanceTimersByTimeAsync(17 * MINUTE + 1);
    expect(fetchQuery).toHaveBeenCalledOnce();
  });
});

it('leaves a visitor alone', async () => {
  page.hasSession = false;
  page.onStored();
  await work(60);
  expect(refreshOnce).not.toHaveBeenCalled();
  expect(fetchQuery).not.toHaveBeenCalled();
});
