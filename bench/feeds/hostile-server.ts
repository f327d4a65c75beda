// A publisher that means ill: bombs in compression, entities and nesting, bodies without end.

import type { ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const MB = 1024 * 1024;
/** A gzip file may have several members: 160 of 64 MB each are 10 GB in 10 MB. */
const MEMBERS = 160;

type Answer = (reply: ServerResponse) => void;

const xml =
  (content: string): Answer =>
  (reply) =>
    void reply.writeHead(200, { 'content-type': 'text/xml' }).end(content);

function answers(): Map<string, Answer> {
  const member = gzipSync(Buffer.alloc(64 * MB, '<a>'));
  const brotli = brotliCompressSync(Buffer.alloc(256 * MB, '<a>'));
  const entities = Array.from(
    { length: 9 },
    (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`,
  ).join('');
  const drip =
    (every: number): Answer =>
    (reply) => {
      reply.writeHead(200, { 'content-type': 'text/xml' });
      const timer = setInterval(() => reply.write('<a>'), every);
      reply.once('close', () => clearInterval(timer));
    };
  const endless: Answer = (reply) => {
    reply.writeHead(200, { 'content-type': 'text/xml' });
    const more = () => {
      let isTaken = true;
      while (isTaken && !reply.destroyed) isTaken = reply.write('<item>'.repeat(10_000));
      if (!reply.destroyed) reply.once('drain', more);
    };
    more();
  };
  return new Map<string, Answer>([
    [
      '/gzip-bomb-of-10-GB',
      (reply) =>
        void reply
          .writeHead(200, { 'content-type': 'text/xml', 'content-encoding': 'gzip' })
          .end(Buffer.concat(Array.from({ length: MEMBERS }, () => member))),
    ],
    [
      '/brotli-bomb',
      (reply) =>
        void reply.writeHead(200, { 'content-type': 'text/xml', 'content-encoding': 'br' }).end(brotli),
    ],
    [
      '/billion-laughs',
      xml(
        `<!DOCTYPE l [<!ENTITY l0 "l">${entities}]><rss><channel><item><title>&l9;</title></item></channel></rss>`,
      ),
    ],
    [
      '/quadratic-blow-up',
      xml(
        `<!DOCTYPE l [<!ENTITY a "${'a'.repeat(2 * MB)}">]><rss><channel><item><title>${'&a;'.repeat(800_000)}</title></item></channel></rss>`,
      ),
    ],
    [
      '/external-entity',
      xml(
        '<!DOCTYPE l [<!ENTITY x SYSTEM "file:///etc/passwd">]><rss><channel><item><title>&x;</title></item></channel></rss>',
      ),
    ],
    ['/a-million-nested', xml(`<rss><channel><item><title>a</title>${'<a>'.repeat(1_000_000)}`)],
    ['/a-million-items', xml(`<rss><channel>${'<item/>'.repeat(700_000)}`)],
    [
      '/five-MB-of-markup',
      xml(
        `<rss><channel><item><title>a</title><description>${'&lt;p&gt;'.repeat(500_000)}</description></item></channel></rss>`,
      ),
    ],
    ['/body-without-end', endless],
    ['/slow-drip', drip(100)],
  ]);
}

export interface HostileServer {
  /** `127.0.0.1:port`. */
  readonly host: string;
  readonly paths: readonly string[];
  close(): Promise<void>;
}

/** Starts it on a free port of this machine; every other path is an ordinary feed. */
export async function startHostileServer(): Promise<HostileServer> {
  const known = answers();
  const ordinary = xml('<rss><channel><item><title>Ordinary</title></item></channel></rss>');
  const server = createServer((request, reply) => (known.get(request.url ?? '') ?? ordinary)(reply));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // A server that listens on TCP has an address of this form.
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    paths: [...known.keys()],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
