import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let page: EventTarget;

beforeEach(() => {
  vi.resetModules();
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});

afterEach(() => vi.unstubAllGlobals());

describe('first use', () => {
  it.each(['pointermove', 'pointerdown', 'keydown', 'click'])(
    'is noted once, by the first %s',
    async (sign) => {
      const { isInUse, onFirstUse } = await import('./first-use.ts');
      const listener = vi.fn<() => void>();
      onFirstUse(listener);
      expect(isInUse()).toBe(false);
      page.dispatchEvent(new Event(sign));
      page.dispatchEvent(new Event('keydown'));
      expect(isInUse()).toBe(true);
      expect(listener).toHaveBeenCalledOnce();
    },
  );

  it('is noted by a part of the program too, and then no sign is waited for', async () => {
    const { isInUse, noteUse, onFirstUse } = await import('./first-use.ts');
    const listener = vi.fn<() => void>();
    onFirstUse(listener);
    noteUse();
    page.dispatchEvent(new Event('click'));
    expect(isInUse()).toBe(true);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('calls nobody who has stopped listening', async () => {
    const { noteUse, onFirstUse } = await import('./first-use.ts');
    const listener = vi.fn<() => void>();
    onFirstUse(listener)();
    noteUse();
    expect(listener).not.toHaveBeenCalled();
  });
});
