import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const MINUTE = 60_000;

const page = vi.hoisted(() => ({ listeners: new Map<string, () => void>(), isHidden: false, endsAt: 0, isSignedIn: true, onStored: (): void => undefined }));
const refreshOnce = vi.hoisted(() => vi.fn<(spent: string | null) => Promise<boolean>>());
const endSession = vi.hoisted(() => vi.fn<(why: string) => void>());

vi.mock('./refresh.ts', () => ({ refreshOnce }));
vi.mock('./session.ts', () => ({
  endSession,
  findToken: () => 't1',
  isSignedIn: () => page.isSignedIn,
  tokenEndsAt: () => page.endsAt,
  onSessionEnd: () => () => undefined,
  onSessionStored: (listener: () => void) => {
    page.onStored = listener;
    return () => undefined;
  },
}));

const { keepSessionFresh } = await import('./keep-fresh.ts');

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => page.listeners.set(name, listener));
  vi.stubGlobal('document', {
    get hidden() {
      return page.isHidden;
    },
  });
  page.isHidden = false;
  page.isSignedIn = true;
  page.endsAt = Date.now() + 15 * MINUTE;
  refreshOnce.mockReset().mockImplementation(() => {
    page.endsAt = Date.now() + 15 * MINUTE;
    page.onStored();
    return Promise.resolve(true);
  });
  endSession.mockReset();
  keepSessionFresh();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function press(): void {
  page.listeners.get('keydown')?.();
}

/** Works for some minutes: a key each minute. */
async function work(minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) {
    press();
    await vi.advanceTimersByTimeAsync(MINUTE);
  }
}

describe('keepSessionFresh', () => {
  it('exchanges the token a minute before it ends, again and again, while somebody is at work', async () => {
    await work(13);
    expect(refreshOnce).not.toHaveBeenCalled();
    await work(2);
    expect(refreshOnce).toHaveBeenCalledExactlyOnceWith('t1');
    await work(14);
    expect(refreshOnce).toHaveBeenCalledTimes(2);
  });

  it('lets the token end while nobody is there, and asks with the first move', async () => {
    await vi.advanceTimersByTimeAsync(40 * MINUTE);
    expect(refreshOnce).not.toHaveBeenCalled();
    press();
    await vi.advanceTimersByTimeAsync(0);
    expect(refreshOnce).toHaveBeenCalledOnce();
  });

  it('does not ask from a page that is not looked at', async () => {
    page.isHidden = true;
    await work(20);
    expect(refreshOnce).not.toHaveBeenCalled();
    page.isHidden = false;
    page.listeners.get('visibilitychange')?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(refreshOnce).toHaveBeenCalledOnce();
  });

  it('ends the session when the server refuses', async () => {
    refreshOnce.mockResolvedValue(false);
    await work(15);
    expect(endSession).toHaveBeenCalledExactlyOnceWith('expired');
  });

  it('tries again after a quarter of a minute when the server cannot be reached', async () => {
    refreshOnce.mockRejectedValueOnce(new Error('down'));
    await work(14);
    await vi.advanceTimersByTimeAsync(16_000);
    expect(refreshOnce).toHaveBeenCalledTimes(2);
    expect(endSession).not.toHaveBeenCalled();
  });

  it('leaves a visitor alone', async () => {
    page.isSignedIn = false;
    page.onStored();
    await work(30);
    expect(refreshOnce).not.toHaveBeenCalled();
  });
});
