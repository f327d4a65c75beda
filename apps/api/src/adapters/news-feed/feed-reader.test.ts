import { afterAll, expect, it } from 'vitest';
import { makeFeedReader } from './feed-reader.ts';

const reader = makeFeedReader();
afterAll(() => reader.close());

it('reads one feed after another in its thread', async () => {
  const feed = (title: string) =>
    reader.read(Buffer.from(`<rss><channel><item><title>${title}</title></item></channel></rss>`), {});
  const readings = await Promise.all(['a', 'b', 'c'].map(feed));
  expect(readings.map(({ items }) => items[0]?.title)).toEqual(['a', 'b', 'c']);
});

it('ends a reading that takes too long or eats too much memory, and goes on with a new thread', async () => {
  const stuck = makeFeedReader({ mostMs: 200, thread: new URL('testing/stuck-thread.ts', import.meta.url) });
  expect(await stuck.read(Buffer.from('hang'), {})).toMatchObject({ items: [], problem: 'too-slow' });
  expect(await stuck.read(Buffer.from('end'), {})).toMatchObject({ items: [], problem: 'unreadable' });
  expect(await stuck.read(Buffer.from('hang'), {})).toMatchObject({ problem: 'too-slow' });
  await stuck.close();
});
