// A malicious publisher: compression bombs, entity and nesting attacks, endless bodies.

import type { ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const MB = 1024 * 1024;
/** A gzip file may have several members: 160 of 64 MB each are 10 GB in 10 MB. */
const MEMBERS = 160;
/** What no reader of a feed has to ask for. */
const CANARY = '/canary';

type Answer = (reply: ServerResponse) => void;

const xml =
  (content: string): Answer =>
  (reply) =>
    void reply.writeHead(200, { 'content-type': 'text/xml' }).end(content);

const asXml = { 'content-type': 'text/xml' };

const bytes =
  (content: Buffer): Answer =>
  (reply) =>
    void reply.writeHead(200, asXml).end(content);

function utf16(text: string): Buffer {
  return Buffer.from(`\uFEFF${text}`, 'utf16le');
}

const drip =
  (every: number): Answer =>
  (reply) => {
    reply.writeHead(200, asXml);
    const timer = setInterval(() => reply.write('<a>'), every);
    reply.once('close', () => clearInterval(timer));
  };

const endless: Answer = (reply) => {
  reply.writeHead(200, asXml);
  const more = () => {
    let isTaken = true;
    while (isTaken && !reply.destroyed) isTaken = reply.write('<item>'.repeat(10_000));
    if (!reply.destroyed) reply.once('drain', more);
  };
  more();
};

function compressed(encoding: string, body: Buffer): Answer {
  return (reply) => void reply.writeHead(200, { ...asXml, 'content-encoding': encoding }).end(body);
}

function item(content: string): string {
  return `<rss><channel><item>${content}</item></channel></rss>`;
}

/** Documents that grow when their entities are expanded, or that are only nesting, items or markup. */
function listDocuments(canary: string): [string, string][] {
  const entities = Array.from(
    { length: 9 },
    (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`,
  ).join('');
  const markup = `<title>a</title><description>${'&lt;p&gt;'.repeat(500_000)}</description>`;
  return [
    ['/billion-laughs', `<!DOCTYPE l [<!ENTITY l0 "l">${entities}]>${item('<title>&l9;</title>')}`],
    [
      '/quadratic-blow-up',
      `<!DOCTYPE l [<!ENTITY a "${'a'.repeat(2 * MB)}">]>${item(`<title>${'&a;'.repeat(800_000)}</title>`)}`,
    ],
    [
      '/external-entity',
      `<!DOCTYPE l [<!ENTITY x SYSTEM "file:///etc/passwd">]>${item('<title>&x;</title>')}`,
    ],
    [
      '/external-entity-of-the-network',
      `<!DOCTYPE l [<!ENTITY x SYSTEM "${canary}">]>${item('<title>&x;</title>')}`,
    ],
    ['/remote-declarations', `<!DOCTYPE rss SYSTEM "${canary}">${item('<title>a</title>')}`],
    ['/parameter-entity', `<!DOCTYPE l [<!ENTITY % x SYSTEM "${canary}"> %x;]>${item('<title>a</title>')}`],
    [
      '/included-document',
      `<?xml-stylesheet href="${canary}"?>${item(`<title>a</title><xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="${canary}"/>`)}`,
    ],
    ['/declared-as-UTF-7', `<?xml version="1.0" encoding="UTF-7"?>+ADw-rss+AD4-${item('<title>a</title>')}`],
    ['/attributes-without-end', `<rss ${'a="b" '.repeat(700_000)}><channel/></rss>`],
    ['/a-title-of-5-MB', item(`<title>${'&amp;lt;'.repeat(600_000)}</title>`)],
    ['/comments-that-do-not-end', `<rss><channel>${'<!--'.repeat(1_000_000)}`],
    ['/a-million-nested', `<rss><channel><item><title>a</title>${'<a>'.repeat(1_000_000)}`],
    ['/a-million-items', `<rss><channel>${'<item/>'.repeat(700_000)}`],
    ['/five-MB-of-markup', item(markup)],
  ];
}

function answers(canary: string): Map<string, Answer> {
  const member = gzipSync(Buffer.alloc(64 * MB, '<a>'));
  const members = Buffer.concat(Array.from({ length: MEMBERS }, () => member));
  return new Map<string, Answer>([
    ['/gzip-bomb-of-10-GB', compressed('gzip', members)],
    ['/brotli-bomb', compressed('br', brotliCompressSync(Buffer.alloc(256 * MB, '<a>')))],
    ...listDocuments(canary).map(([path, document]): [string, Answer] => [path, xml(document)]),
    [
      '/entities-in-UTF-16',
      bytes(utf16(`<!DOCTYPE l [<!ENTITY x SYSTEM "${canary}">]>${item('<title>&x;</title>')}`)),
    ],
    ['/nested-in-UTF-16', bytes(utf16('<a>'.repeat(800_000)))],
    ['/body-without-end', endless],
    ['/slow-drip', drip(100)],
  ]);
}

export interface HostileServer {
  /** `127.0.0.1:port`. */
  readonly host: string;
  readonly paths: readonly string[];
  /** Requests for what only an entity or a declaration of a document names. */
  canaryHits(): number;
  close(): Promise<void>;
}

/** Starts it on a free port of this machine; every other path is an ordinary feed. */
export async function startHostileServer(): Promise<HostileServer> {
  let known = new Map<string, Answer>();
  let hits = 0;
  const ordinary = xml('<rss><channel><item><title>Ordinary</title></item></channel></rss>');
  const server = createServer((request, reply) => {
    if (request.url === CANARY) hits += 1;
    (known.get(request.url ?? '') ?? ordinary)(reply);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // A server that listens on TCP has an address of this form.
  const { port } = server.address() as AddressInfo;
  const host = `127.0.0.1:${port}`;
  known = answers(`http://${host}${CANARY}`);
  return {
    host,
    paths: [...known.keys()],
    canaryHits: () => hits,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
