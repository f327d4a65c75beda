// Fetches and reads hostile feeds one after another, each in a process of its own, and prints what each took as JSON. Given one path alone, it is that process.

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { FetchFailure } from '../../apps/api/src/adapters/guarded-fetch/fetch-rules.ts';
import { guardedFetch } from '../../apps/api/src/adapters/guarded-fetch/guarded-fetch.ts';
import { makeFeedReader } from '../../apps/api/src/adapters/news-feed/feed-reader.ts';

export interface HostileTaken {
  readonly path: string;
  readonly outcome: string;
  readonly megabytes: number;
  readonly seconds: number;
}

const KB_PER_MB = 1024;
const reader = makeFeedReader();

async function readHostileFeed(host: string, path: string): Promise<string> {
  try {
    const { bytes, contentType, finalUrl } = await guardedFetch(
      { url: `http://${host}${path}`, accept: ['text/xml'] },
      { allowsHttp: true, allowedHosts: [host] },
    );
    const { problem, items, itemsLeft } = await reader.read(bytes, { contentType, url: finalUrl });
    return problem ?? `${items.length + itemsLeft} items`;
  } catch (error) {
    return error instanceof FetchFailure ? error.problem : String(error);
  }
}

async function measureHostileFeed(host: string, path: string): Promise<HostileTaken> {
  await readHostileFeed(host, '/ordinary');
  const before = process.resourceUsage().maxRSS;
  const begun = performance.now();
  const outcome = await readHostileFeed(host, path);
  return {
    path,
    outcome,
    megabytes: (process.resourceUsage().maxRSS - before) / KB_PER_MB,
    seconds: (performance.now() - begun) / 1000,
  };
}

const [host = '', ...paths] = process.argv.slice(2);
const [only = ''] = paths;
if (paths.length === 1) {
  process.stdout.write(JSON.stringify(await measureHostileFeed(host, only)));
} else {
  const taken: unknown[] = [];
  for (const path of paths) {
    const { stdout } = await promisify(execFile)(process.execPath, [import.meta.filename, host, path]);
    taken.push(JSON.parse(stdout));
  }
  process.stdout.write(JSON.stringify(taken));
}
await reader.close();
