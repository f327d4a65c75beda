import { getCompany } from '@vigilo/contract/companies';
import { addEvent } from '@vigilo/contract/events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Problem } from './problem.ts';
import { withKey } from './request-keys.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const problem = (status: number, code = 'x') => new Problem({ status, code, message: '' });

/** A request that gets these answers in turn; 'done' is a good one. */
class Asked {
  readonly keys: (string | undefined)[] = [];
  readonly #answers: (Problem | 'done')[];

  constructor(answers: (Problem | 'done')[]) {
    this.#answers = answers;
  }

  async ask(call: typeof addEvent | typeof getCompany, content: string): Promise<string> {
    const outcome = withKey(call, content, async (key) => {
      this.keys.push(key);
      const answer = this.#answers.shift() ?? 'done';
      if (answer !== 'done') throw answer;
      return answer;
    }).catch((error: unknown) => (error instanceof Problem ? error.code : 'no problem'));
    await vi.runAllTimersAsync();
    return outcome;
  }
}

it('repeats a request that creates something with its key, where nobody knows whether it was done', async () => {
  const asked = new Asked([problem(0), problem(409, 'still-running')]);
  expect(await asked.ask(addEvent, 'one')).toBe('done');
  expect(asked.keys).toHaveLength(3);
  expect(new Set(asked.keys).size).toBe(1);
  expect(asked.keys[0]).toMatch(/^[\da-f]{32}$/);
});

it('gives up after three tries, and whoever asks for the same again does it with the same key', async () => {
  const asked = new Asked([problem(503), problem(503), problem(503, 'last')]);
  expect(await asked.ask(addEvent, 'two')).toBe('last');
  expect(await asked.ask(addEvent, 'two')).toBe('done');
  expect(asked.keys).toHaveLength(4);
  expect(new Set(asked.keys).size).toBe(1);
});

it('uses another key for another request, and for the same one once it was answered', async () => {
  const asked = new Asked(['done', problem(400, 'refused')]);
  await asked.ask(addEvent, 'three');
  expect(await asked.ask(addEvent, 'three')).toBe('refused');
  await asked.ask(addEvent, 'three');
  await asked.ask(addEvent, 'four');
  expect(new Set(asked.keys).size).toBe(4);
});

it('neither repeats nor names what creates nothing', async () => {
  const asked = new Asked([problem(0, 'unreachable')]);
  expect(await asked.ask(getCompany, 'five')).toBe('unreachable');
  expect(asked.keys).toEqual([undefined]);
});
