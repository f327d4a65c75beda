import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { afterEach, describe, expect, it } from 'vitest';
import { startClosedChild } from './closed-child.ts';
import { IdleChildren } from './idle-children.ts';

const PROGRAM = new URL('./reader-process.ts', import.meta.url);
const started: ChildProcess[] = [];

async function start(): Promise<ChildProcess> {
  const child = startClosedChild({ program: PROGRAM, heapMb: 64 });
  started.push(child);
  await once(child, 'message');
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

describe('processes that wait for another file', () => {
  it('are given to the owner for whom they worked and to nobody else, once', async () => {
    const idle = new IdleChildren();
    const child = await start();
    idle.keep(child, 'ours');
    expect(idle.take('theirs')).toBeNull();
    expect(idle.take('ours')).toBe(child);
    expect(idle.take('ours')).toBeNull();
  });

  it('are not given where they have ended meanwhile', async () => {
    const idle = new IdleChildren();
    const child = await start();
    idle.keep(child, 'ours');
    await end(child);
    expect(idle.take('ours')).toBeNull();
  });

  it('are no more than there are cores: the one that has waited longest is ended', async () => {
    const idle = new IdleChildren();
    const first = await start();
    idle.keep(first, 'first');
    const ended = once(first, 'exit');
    for (let more = 0; more < availableParallelism(); more += 1) idle.keep(await start(), 'later');
    await ended;
    expect(idle.take('first')).toBeNull();
    expect(idle.take('later')).not.toBeNull();
  });
});
