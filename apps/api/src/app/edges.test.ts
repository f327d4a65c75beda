// What comes from outside and from below at the edge of what is usual: connections that hold on, a description that many ask for, a disk that is full.

import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { addCompanies, listCompanies } from '@vigilo/contract/companies';
import { uploadDocuments } from '@vigilo/contract/document-uploads';
import { problemReply } from '@vigilo/contract/problems';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { EditingTenant } from '../companies/testing/editing-tenant.ts';
import { TestClient } from './testing/test-client.ts';
import type { TestServer } from './testing/test-server.ts';
import { startTestServer } from './testing/test-server.ts';

const READY = '/api/health/ready';
const DESCRIPTION = '/api/docs/json';
const LONG_AFTER_MS = 60_000;
const MOST = 4;

describe('connections', () => {
  let server: TestServer;
  const sockets: Socket[] = [];

  beforeAll(async () => {
    server = await startTestServer({ config: { CONNECTIONS_PER_ADDRESS: MOST, BODY_SECONDS: 1 } });
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) {
      if (socket.closed) continue;
      socket.destroy();
      await once(socket, 'close');
    }
  });
  afterAll(() => server.stop());

  async function openSocket(): Promise<Socket> {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    sockets.push(socket);
    await once(socket, 'connect');
    return socket;
  }

  async function ask(socket: Socket): Promise<string> {
    socket.write('GET /api/health/live HTTP/1.1\r\nhost: x\r\n\r\n');
    const said = await Promise.race([once(socket, 'data'), once(socket, 'close').then(() => [''])]);
    return String(said[0]).split('\r\n', 1)[0] ?? '';
  }

  it('of one address are so many at most: one more is closed at once, and there is room again when one ends', async () => {
    const [first, ...others] = await Promise.all(Array.from({ length: MOST }, openSocket));
    expect(await Promise.all(others.map(ask))).toEqual(others.map(() => 'HTTP/1.1 200 OK'));
    expect(await ask(await openSocket())).toBe('');
    first?.destroy();
    await expect.poll(async () => ask(await openSocket()), { timeout: 20_000 }).toBe('HTTP/1.1 200 OK');
  });

  it('are closed where the head of a request does not come', async () => {
    server.product.server.server.headersTimeout = 100;
    const socket = await openSocket();
    socket.write('GET /api/health/live HTTP/1.1\r\nhost: x\r\nx-slow: ');
    const said = await Promise.race([once(socket, 'data'), once(socket, 'close').then(() => [''])]);
    expect(String(said[0])).toMatch(/^(?:$|HTTP\/1\.1 408 )/);
    await expect.poll(() => socket.closed, { timeout: 60_000 }).toBe(true);
  });

  it('are closed where the body of a request does not come, whoever sends it', async () => {
    const socket = await openSocket();
    socket.write(
      'POST /auth/local HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
    );
    socket.resume();
    await once(socket, 'close');
    const whole = await new TestClient(server).post('/auth/local', { email: 'a@b.test', password: 'x' });
    expect(whole.status).toBe(401);
  });
});

describe('what cannot be read as a request', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  /** Status and body of the answer to what is written as it is. */
  async function say(...lines: string[]): Promise<{ status: number; body: unknown }> {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    let said = '';
    socket.on('data', (piece: Buffer) => void (said += piece.toString())).on('error', () => undefined);
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    await once(socket, 'close');
    const [head = '', body = ''] = said.split('\r\n\r\n');
    return { status: Number(head.split(' ')[1]), body: JSON.parse(body) };
  }

  const HOST = ['host: x', 'connection: close'];

  it.each([
    ['the address of no host', ['GET http://[::1/x HTTP/1.1', ...HOST], 404, 'no-such-call'],
    [
      'an address without a host',
      ['POST http:// HTTP/1.1', ...HOST, 'content-length: 0'],
      404,
      'no-such-call',
    ],
    ['a path that begins with nothing', ['GET x HTTP/1.1', ...HOST], 400, 'invalid-input'],
    ['a method that there is not', ['FETCH / HTTP/1.1', ...HOST], 400, 'invalid-input'],
    [
      'a length that is no number',
      ['POST /auth/local HTTP/1.1', 'content-length: x', ...HOST],
      400,
      'invalid-input',
    ],
    ['a head without an end', ['GET / HTTP/1.1', ...HOST, `x: ${'a'.repeat(40_000)}`], 413, 'too-large'],
  ])('is refused in the shape of the contract: %s', async (_what, lines, status, code) => {
    const answer = await say(...lines);
    expect(answer.status).toBe(status);
    expect(problemReply.strict().parse(answer.body)).toMatchObject({ status: 'fail', code });
  });

  it('leaves the server well, and an address with its host is that of the call', async () => {
    const answer = await say('GET http://x/api/health/live HTTP/1.1', ...HOST);
    expect(answer).toEqual({ status: 200, body: { live: true } });
  });
});

describe('the description of the calls', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  it('is written once, compressed as its reader understands, and not sent again to who has it', async () => {
    const writing = vi.spyOn(server.product.server, 'swagger');
    const client = new TestClient(server);
    const get = (headers: Record<string, string>) => client.get(DESCRIPTION, { headers });
    const plain = await get({});
    const br = await get({ 'accept-encoding': 'gzip, deflate, br' });
    const zipped = await get({ 'accept-encoding': 'gzip, br;q=0' });
    expect(Object.keys(Object(plain.json()))).toContain('paths');
    expect([br.headers['content-encoding'], zipped.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(br.bytes).equals(plain.bytes)).toBe(true);
    expect(gunzipSync(zipped.bytes).equals(plain.bytes)).toBe(true);
    expect(writing.mock.calls.length).toBeLessThanOrEqual(1);

    const again = await get({ 'accept-encoding': 'br', 'if-none-match': String(br.headers.etag) });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    const other = await get({ 'accept-encoding': 'br', 'if-none-match': '"another"' });
    expect([other.status, other.bytes.equals(br.bytes)]).toEqual([200, true]);
    const yaml = await client.get('/api/docs/yaml');
    expect([yaml.status, yaml.text.startsWith('openapi:')]).toEqual([200, true]);
  });
});

describe('a disk that is full', () => {
  let world: EditingTenant;
  beforeAll(async () => {
    world = await EditingTenant.start();
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => world.server.stop());

  const list = () => world.as('analyst').post(listCompanies.path, {});

  function passTime(): void {
    const now = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => now() + LONG_AFTER_MS);
  }

  async function expectFullThenWell(write: () => Promise<{ status: number }>): Promise<void> {
    const ready = await world.as('analyst').get(READY);
    expect([ready.status, ready.problem().message]).toEqual([
      503,
      'There is no room left on the server’s disk. Nothing was saved; please try again later.',
    ]);
    expect((await list()).status).toBe(200);
    passTime();
    expect((await world.as('analyst').get(READY)).status).toBe(200);
    expect((await write()).status).toBe(200);
  }

  it('of the files: 503 with a sentence, not ready, reads are answered, and it heals by itself', async () => {
    const upload = () => {
      const form = new FormData();
      form.append('client_id', world.tenant.clientId('Own'));
      form.append('file', new File(['%PDF-1.7\nfull'], 'CCRR_SEEN_1.pdf'));
      return world.as('admin').upload(uploadDocuments.path, form);
    };
    const file = await open(import.meta.filename);
    const writing = vi
      .spyOn(Object.getPrototypeOf(file), 'write')
      .mockRejectedValue(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
    await file.close();
    const refused = await upload();
    expect([refused.status, refused.problem().code, refused.headers['retry-after']]).toEqual([
      503,
      'unavailable',
      '30',
    ]);
    writing.mockRestore();
    await expectFullThenWell(upload);
  });

  it('of the database: the same', async () => {
    const owner = new pg.Client({ connectionString: world.server.ownerUrl });
    await owner.connect();
    await owner.query(
      `CREATE FUNCTION refuse_full() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$;
       CREATE TRIGGER full_disk BEFORE INSERT ON companies EXECUTE FUNCTION refuse_full()`,
    );
    const add = () => world.as('admin').post(addCompanies.path, { arrayOfCompanies: [world.draft()] });
    const refused = await add();
    expect([refused.status, refused.problem().code, refused.headers['retry-after']]).toEqual([
      503,
      'unavailable',
      '30',
    ]);
    await owner.query('DROP TRIGGER full_disk ON companies; DROP FUNCTION refuse_full()');
    await owner.end();
    await expectFullThenWell(add);
  });
});
