import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { createServer } from 'node:net';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { FetchRules, Resolver } from './fetch-rules.ts';
import { FetchFailure } from './fetch-rules.ts';
import { guardedFetch } from './guarded-fetch.ts';
import { makeResolver } from './resolve-name.ts';
import { insideUrls, NAMES } from './testing/inside-urls.ts';
import type { LocalServer } from './testing/local-server.ts';
import { startLocalServer } from './testing/local-server.ts';
import { startNameServer } from './testing/name-server.ts';

const ACCEPT = ['application/xml', 'text/xml'];
const MB = 1024 * 1024;

let canary: LocalServer;
let outside: LocalServer;
let answer: (reply: ServerResponse, path: string, headers: Readonly<Record<string, unknown>>) => void;

/** The server that stands for the outside is the only one allowed; ports are not what refuses the canary. */
const rules = (changes: Partial<FetchRules> = {}): FetchRules => ({
  allowsHttp: true,
  allowedHosts: [outside.host],
  ports: [canary.port],
  resolve,
  ...changes,
});

const resolve: Resolver = async (name) =>
  (NAMES[name.replace(/\.$/, '')] ?? ['127.0.0.1']).map((address) => ({
    address,
    family: address.includes(':') ? 6 : 4,
  }));

const fetchIt = (
  url: string,
  changes: Partial<FetchRules> = {},
  more: { readonly etag?: string; readonly lastModified?: string } = {},
) => guardedFetch({ url, accept: ACCEPT, ...more }, rules(changes));

async function getProblem(work: Promise<unknown>): Promise<string> {
  const failure = await work.then(
    () => null,
    (error: unknown) => error,
  );
  return failure instanceof FetchFailure ? failure.problem : `no failure: ${String(failure)}`;
}

beforeAll(async () => {
  canary = await startLocalServer((_request, reply) => reply.end('<rss/>'));
  outside = await startLocalServer((request, reply) => answer(reply, request.url ?? '', request.headers));
});

afterAll(async () => {
  await canary.close();
  await outside.close();
});

describe('Addresses that lead inside', () => {
  it('are refused in every spelling, and nobody connects', async () => {
    const urls = insideUrls(canary.port);
    expect(urls.length).toBeGreaterThanOrEqual(150);
    const problems = await Promise.all(
      urls.map(async (url) => [url, await getProblem(fetchIt(url))] as const),
    );
    expect(
      problems.filter(([, problem]) => !['bad-url', 'not-allowed', 'unreachable'].includes(problem)),
    ).toEqual([]);
    expect(canary.connections()).toBe(0);
  });

  it('are refused where a redirect leads to them, whatever its kind', async () => {
    const targets = insideUrls(canary.port);
    const statuses = [301, 302, 303, 307, 308];
    const visited = await Promise.all(
      targets.map(async (_target, index) => {
        answer = (reply, path) =>
          reply
            .writeHead(statuses[Number(path.slice(1)) % 5] ?? 302, {
              location: encodeURI(targets[Number(path.slice(1))] ?? ''),
            })
            .end();
        return getProblem(fetchIt(`${outside.url}${index}`));
      }),
    );
    // An empty or relative location leads back to the server itself, again and again.
    expect(
      visited.filter(
        (problem) =>
          !['bad-url', 'not-allowed', 'unreachable', 'too-many-redirects', 'unreadable'].includes(problem),
      ),
    ).toEqual([]);
    expect(canary.connections()).toBe(0);
  });

  it('are not reached by a name that changes what it resolves to: it is asked once, and the connection goes where that answer led', async () => {
    const elsewhere = await startLocalServer(
      (_request, reply) => reply.end('<rss/>'),
      '127.0.0.2',
      canary.port,
    );
    const nameServer = await startNameServer((number) => (number % 2 === 1 ? '127.0.0.2' : '127.0.0.1'));
    const rebinding = makeResolver([nameServer.address]);
    const host = `rebinding.example:${canary.port}`;
    for (let turn = 1; turn <= 10; turn += 1) {
      await fetchIt(`http://${host}/`, { resolve: rebinding, allowedHosts: [host] });
      expect([nameServer.asked(), elsewhere.connections(), canary.connections()]).toEqual([
        turn * 2 - 1,
        turn,
        0,
      ]);
      // Asked again, it leads inside: nobody allowed that.
      expect(await getProblem(fetchIt(`http://${host}/`, { resolve: rebinding }))).toBe('not-allowed');
    }
    expect(canary.connections()).toBe(0);
    nameServer.close();
    await elsewhere.close();
  });

  it('are refused where one of several addresses is one, and a name that nobody knows leads nowhere', async () => {
    const nameServer = await startNameServer(() => '127.0.0.1');
    expect(
      await getProblem(
        fetchIt(`http://inside.example:${canary.port}/`, { resolve: makeResolver([nameServer.address]) }),
      ),
    ).toBe('not-allowed');
    nameServer.close();
    expect(await getProblem(fetchIt(`http://mixed.example:${canary.port}/`))).toBe('not-allowed');
    expect(
      await getProblem(
        fetchIt(`http://nobody.example:${canary.port}/`, {
          resolve: () => Promise.reject(new Error('unknown')),
        }),
      ),
    ).toBe('unreachable');
    expect(
      await getProblem(fetchIt(`http://nothing.example:${canary.port}/`, { resolve: async () => [] })),
    ).toBe('unreachable');
    expect(canary.connections()).toBe(0);
  });
});

describe('A request', () => {
  it('carries the name of the host and nothing of this installation', async () => {
    let seen: Readonly<Record<string, unknown>> = {};
    answer = (reply, _path, headers) => {
      seen = headers;
      reply
        .writeHead(200, {
          'content-type': 'text/xml; charset=utf-8',
          'set-cookie': 'a=b',
          etag: '"1"',
          'last-modified': 'Sat, 21 Nov 2026 10:00:00 GMT',
        })
        .end('<rss/>');
    };
    for (const name of ['HTTP_PROXY', 'http_proxy']) vi.stubEnv(name, canary.url);
    const reply = await guardedFetch(
      {
        url: `http://feeds.example:${outside.port}/a?b=c#d`,
        accept: ACCEPT,
        etag: '"0"',
        lastModified: 'Fri, 20 Nov 2026 10:00:00 GMT',
      },
      rules({ allowedHosts: [`feeds.example:${outside.port}`] }),
    ).finally(() => {
      vi.unstubAllEnvs();
    });
    expect(Buffer.from(reply.bytes).toString()).toBe('<rss/>');
    expect(reply).toMatchObject({
      status: 200,
      etag: '"1"',
      lastModified: 'Sat, 21 Nov 2026 10:00:00 GMT',
      retryAfter: null,
      contentType: 'text/xml; charset=utf-8',
      finalUrl: `http://feeds.example:${outside.port}/a?b=c`,
    });
    expect(Object.keys(seen).toSorted()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'if-modified-since',
      'if-none-match',
      'user-agent',
    ]);
    expect(seen).toMatchObject({ host: `feeds.example:${outside.port}`, 'if-none-match': '"0"' });
    expect(canary.connections()).toBe(0);
  });

  it('over TLS names the host to the server at the pinned address, and takes no certificate on trust', async () => {
    const heard: Buffer[] = [];
    const listener = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', (data) => {
        heard.push(data);
        socket.destroy();
      });
    });
    listener.listen(0, '127.0.0.1');
    await once(listener, 'listening');
    // A server that listens on TCP has an address with a port.
    const { port } = listener.address() as { port: number };
    expect(
      await getProblem(
        fetchIt(`https://feeds.example:${port}/`, { allowedHosts: [`feeds.example:${port}`] }),
      ),
    ).toBe('unreachable');
    expect(Buffer.concat(heard).includes('feeds.example')).toBe(true);
    listener.close();
  });

  it('needs https unless http is allowed, and the usual ports', async () => {
    expect(await getProblem(fetchIt('http://93.184.215.14/', { allowsHttp: false }))).toBe('not-allowed');
    expect(await getProblem(fetchIt('https://93.184.215.14:8443/'))).toBe('not-allowed');
    expect(await getProblem(fetchIt('http://93.184.215.14:22/'))).toBe('not-allowed');
  });

  it('follows three redirects and not a fourth, and tells a failure by its status', async () => {
    answer = (reply, path) => {
      const step = Number(path.slice(1));
      if (step === 0) reply.writeHead(404, { 'retry-after': '60' }).end('gone');
      else reply.writeHead(302, { location: `/${step - 1}` }).end();
    };
    const reply = await fetchIt(`${outside.url}3`);
    expect(reply).toMatchObject({ status: 404, retryAfter: '60', finalUrl: `${outside.url}0` });
    expect(reply.bytes).toHaveLength(0);
    expect(await getProblem(fetchIt(`${outside.url}4`))).toBe('too-many-redirects');
  });

  it('learns that nothing changed', async () => {
    answer = (reply, _path, headers) =>
      reply.writeHead(headers['if-none-match'] === '"7"' ? 304 : 200, { etag: '"7"' }).end();
    expect(await fetchIt(outside.url, {}, { etag: '"7"' })).toMatchObject({ status: 304, etag: '"7"' });
  });
});

describe('A reply', () => {
  const xml = `<rss>${'news '.repeat(20_000)}</rss>`;
  const packed = {
    gzip: gzipSync(xml),
    deflate: deflateSync(xml),
    br: brotliCompressSync(xml),
    identity: Buffer.from(xml),
  };

  it.each(Object.entries(packed))('compressed as %s is unpacked', async (encoding, bytes) => {
    answer = (reply) =>
      reply.writeHead(200, { 'content-type': 'application/xml', 'content-encoding': encoding }).end(bytes);
    expect(Buffer.from((await fetchIt(outside.url)).bytes).toString()).toBe(xml);
  });

  it('deflated without the header of zlib is unpacked', async () => {
    answer = (reply) => reply.writeHead(200, { 'content-encoding': 'deflate' }).end(deflateRawSync(xml));
    expect((await fetchIt(outside.url)).bytes).toHaveLength(xml.length);
  });

  it('of another kind, an unknown encoding or damaged bytes is refused', async () => {
    answer = (reply) => reply.writeHead(200, { 'content-type': 'image/png' }).end('x');
    expect(await getProblem(fetchIt(outside.url))).toBe('wrong-kind');
    answer = (reply) =>
      reply.writeHead(200, { 'content-type': 'text/xml', 'content-encoding': 'gzip, gzip' }).end('x');
    expect(await getProblem(fetchIt(outside.url))).toBe('unreadable');
    answer = (reply) =>
      reply.writeHead(200, { 'content-type': 'text/xml', 'content-encoding': 'gzip' }).end('no gzip');
    expect(await getProblem(fetchIt(outside.url))).toBe('unreadable');
    answer = (reply) => {
      reply.writeHead(200, { 'content-type': 'text/xml', 'content-length': '100' });
      reply.write('half');
      setImmediate(() => reply.socket?.destroy());
    };
    expect(await getProblem(fetchIt(outside.url))).toBe('unreadable');
  });

  it('larger than the bound is stopped: by its own account, on the way, and when it is unpacked', async () => {
    answer = (reply) => reply.writeHead(200, { 'content-length': String(6 * MB) }).end();
    expect(await getProblem(fetchIt(outside.url))).toBe('too-large');
    answer = (reply) => {
      const more = () => {
        while (!reply.destroyed && reply.write(Buffer.alloc(64 * 1024, 'x'))) continue;
        if (!reply.destroyed) reply.once('drain', more);
      };
      more();
    };
    expect(await getProblem(fetchIt(outside.url))).toBe('too-large');
    const bombs = {
      gzip: gzipSync(Buffer.alloc(60 * MB)),
      br: brotliCompressSync(Buffer.alloc(60 * MB)),
      deflate: deflateSync(Buffer.alloc(60 * MB)),
    };
    for (const [encoding, bytes] of Object.entries(bombs)) {
      answer = (reply) => reply.writeHead(200, { 'content-encoding': encoding }).end(bytes);
      expect(await getProblem(fetchIt(outside.url)), encoding).toBe('too-large');
    }
  });

  it('that drips without end ends in time: no head, an endless body, an endless unpacking', async () => {
    const quick = { connectMs: 300, totalMs: 300 };
    answer = () => undefined;
    expect(await getProblem(fetchIt(outside.url, quick))).toBe('too-slow');
    const drip = (encoding: string) => (reply: ServerResponse) => {
      reply.writeHead(200, { 'content-encoding': encoding });
      const timer = setInterval(() => reply.write(encoding === 'identity' ? 'x' : Buffer.from([0x1f])), 20);
      reply.once('close', () => clearInterval(timer));
    };
    answer = drip('identity');
    expect(await getProblem(fetchIt(outside.url, quick))).toBe('too-slow');
    answer = (reply) => {
      reply.writeHead(200, { 'content-encoding': 'deflate' }).flushHeaders();
    };
    expect(await getProblem(fetchIt(outside.url, quick))).toBe('too-slow');
  });

  it('with a head beyond all measure is refused', async () => {
    answer = (reply) => reply.writeHead(200, { 'x-long': 'x'.repeat(40_000) }).end();
    expect(await getProblem(fetchIt(outside.url))).toBe('unreadable');
  });
});
