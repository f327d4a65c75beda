// When a call that takes much of the machine gives its place back.

import { EventEmitter } from 'node:events';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { inShare } from './in-share.ts';

const WORK_MS = 60;

/** Does something for a while, and has its reply read at once; answers how it gives its place back. */
async function doSomething({ areThereOthers }: { areThereOthers: boolean }) {
  const leave = vi.fn<() => void>();
  const reply = Object.assign(new EventEmitter(), { destroyed: false });
  await inShare({ leave, doOthersAsk: () => areThereOthers }, reply, () => sleep(WORK_MS));
  reply.emit('close');
  return leave;
}

it('gives its place back as soon as its reply was read where nobody else asks', async () => {
  const leave = await doSomething({ areThereOthers: false });
  await setImmediate();
  expect(leave).toHaveBeenCalledOnce();
});

it('leaves others as much time as it took', async () => {
  const leave = await doSomething({ areThereOthers: true });
  const done = performance.now();
  await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce(), { interval: 1, timeout: 10_000 });
  // Timers may come a millisecond early.
  expect(performance.now() - done).toBeGreaterThanOrEqual(WORK_MS - 5);
});

it('does nothing for a caller who is gone', async () => {
  const leave = vi.fn<() => void>();
  const act = vi.fn<() => Promise<void>>();
  const gone = Object.assign(new EventEmitter(), { destroyed: true });
  await expect(inShare({ leave, doOthersAsk: () => false }, gone, act)).rejects.toMatchObject({
    code: 'unavailable',
  });
  expect(leave).toHaveBeenCalledOnce();
  expect(act).not.toHaveBeenCalled();
});
