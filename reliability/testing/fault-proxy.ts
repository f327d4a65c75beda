// A TCP proxy on this machine that harms what goes through it in one of seven ways, in both directions.

import { createServer, connect } from 'node:net';
import type { Server, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export const TOXICS = ['latency', 'jitter', 'slow', 'slices', 'silence', 'reset', 'cut'] as const;

/**
 * latency and jitter: each piece comes late, by the same time or by any; slow: few bytes a second; slices: some bytes at a time; silence: nothing comes any
 * more, and nobody is told; reset: the connection is reset now and then; cut: it ends within a piece now and then.
 */
export type Toxic = (typeof TOXICS)[number];

const LATENCY_MS = 150;
const SLOW_BYTES = 2_000;
const SLOW_MS = 50;
const SLICE_BYTES = 16;
const MOST_SLICES = 64;
/** Of the connections so many fall silent, and of the pieces so many end their connection. */
const SILENT_PART = 0.5;
const ENDING_PART = 0.03;

interface Pair {
  readonly near: Socket;
  readonly far: Socket;
  isSilent: boolean;
}

export class FaultProxy {
  /** What is done to pieces from now on; null lets them through. */
  toxic: Toxic | null = null;
  readonly port: number;
  readonly #server: Server;
  readonly #pairs = new Set<Pair>();
  readonly #random: () => number;

  private constructor(server: Server, port: number, random: () => number) {
    this.#server = server;
    this.port = port;
    this.#random = random;
  }

  /** Listens on a free port for what goes to another port of this machine. */
  static async open(target: number, random: () => number): Promise<FaultProxy> {
    const server = createServer();
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
    const proxy = new FaultProxy(server, address.port, random);
    server.on('connection', (near) => proxy.#join(near, target));
    return proxy;
  }

  /** Lets everything through again; connections that had fallen silent are ended, as a firewall's are at last. */
  heal(): void {
    this.toxic = null;
    for (const pair of this.#pairs) if (pair.isSilent) end(pair);
  }

  async close(): Promise<void> {
    for (const pair of this.#pairs) end(pair);
    await new Promise((resolve) => {
      this.#server.close(resolve);
    });
  }

  #join(near: Socket, target: number): void {
    const far = connect({ port: target, host: '127.0.0.1', noDelay: true });
    const pair: Pair = { near, far, isSilent: false };
    this.#pairs.add(pair);
    near.setNoDelay();
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('error', () => end(pair));
      from.on('close', () => {
        end(pair);
        this.#pairs.delete(pair);
      });
      void this.#pump(pair, from, to);
    }
  }

  async #pump(pair: Pair, from: Socket, to: Socket): Promise<void> {
    try {
      for await (const piece of from) if (piece instanceof Buffer) await this.#pass(pair, piece, to);
      to.end();
    } catch {
      end(pair);
    }
  }

  async #pass(pair: Pair, piece: Buffer, to: Socket): Promise<void> {
    if (this.toxic === 'silence' && !pair.isSilent) pair.isSilent = this.#random() < SILENT_PART;
    if (pair.isSilent) return;
    if (this.toxic === 'latency') await sleep(LATENCY_MS);
    if (this.toxic === 'jitter') await sleep(2 * LATENCY_MS * this.#random());
    if (this.toxic === 'reset' && this.#random() < ENDING_PART) {
      pair.near.resetAndDestroy();
      pair.far.resetAndDestroy();
      return;
    }
    if (this.toxic === 'cut' && this.#random() < ENDING_PART) {
      await write(to, piece.subarray(0, Math.floor(piece.length / 2)));
      end(pair);
      return;
    }
    if (this.toxic === 'slow') await writeInParts(to, piece, SLOW_BYTES, SLOW_MS);
    else if (this.toxic === 'slices')
      await writeInParts(to, piece, Math.max(SLICE_BYTES, Math.ceil(piece.length / MOST_SLICES)), 1);
    else await write(to, piece);
  }
}

function end({ near, far }: Pair): void {
  near.destroy();
  far.destroy();
}

async function writeInParts(to: Socket, piece: Buffer, bytes: number, ms: number): Promise<void> {
  for (let at = 0; at < piece.length; at += bytes) {
    await write(to, piece.subarray(at, at + bytes));
    await sleep(ms);
  }
}

/** Resolves when the next may follow. */
async function write(to: Socket, piece: Buffer): Promise<void> {
  if (to.destroyed || to.write(piece)) return;
  await new Promise<void>((resolve) => {
    const goOn = () => {
      to.off('drain', goOn).off('close', goOn);
      resolve();
    };
    to.once('drain', goOn).once('close', goOn);
  });
}
