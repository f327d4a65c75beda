// Requests at a pace, over a fixed number of connections: a connection that is late sends at once, so that the server sees more than it can take where the
// pace is higher than that. Far less work than Node's own client makes of it, since it shares the cores with what it loads.

import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { HttpReply } from '../../bench/testing/http-reply.ts';
import { Tally } from './rounds.ts';

export interface PacedLoad {
  readonly port: number;
  readonly token: string;
  readonly connections: number;
  /** Requests a second of all connections together; null for as many as there can be. */
  readonly perSecond: number | null;
  readonly ms: number;
  readonly next: (number: number) => {
    readonly method: 'GET' | 'POST';
    readonly path: string;
    readonly body?: string;
  };
}

export interface PacedResult {
  readonly statuses: Tally;
  /** Milliseconds of those answered with 200. */
  readonly times: number[];
  /** 200s a second. */
  readonly goodput: number;
}

/** Runs it. A connection that breaks is opened again. */
export async function runPacedLoad(load: PacedLoad): Promise<PacedResult> {
  const statuses = new Tally();
  const times: number[] = [];
  const begun = performance.now();
  const over = begun + load.ms;
  const period = load.perSecond === null ? 0 : (load.connections / load.perSecond) * 1000;
  let number = 0;
  const work = async (_: unknown, place: number) => {
    const line = new Line(load, over);
    let due = begun + (place / load.connections) * period;
    while (performance.now() < over) {
      const wait = due - performance.now();
      if (wait > 0) await sleep(wait);
      due += period;
      number += 1;
      const at = performance.now();
      const status = await line.ask(load.next(number));
      if (status !== 0) statuses.add(status);
      // Of those that the end of the load found under way nothing can be said.
      else if (performance.now() < over) statuses.add('no answer');
      if (status === 200) times.push(performance.now() - at);
    }
    line.close();
  };
  await Promise.all(Array.from({ length: load.connections }, work));
  return { statuses, times, goodput: times.length / ((performance.now() - begun) / 1000) };
}

/** One connection after another. */
class Line {
  readonly #load: PacedLoad;
  readonly #over: number;
  #socket: Socket | null = null;

  constructor(load: PacedLoad, over: number) {
    this.#load = load;
    this.#over = over;
  }

  /** The status of the answer; 0 where there was none. */
  async ask(request: ReturnType<PacedLoad['next']>): Promise<number> {
    this.#socket ??= await open(this.#load.port);
    const status =
      this.#socket === null ? 0 : await exchange(this.#socket, format(this.#load, request), this.#over);
    if (status === 0) {
      this.close();
      await sleep(1);
    }
    return status;
  }

  close(): void {
    this.#socket?.destroy();
    this.#socket = null;
  }
}

function format({ token }: PacedLoad, { method, path, body = '' }: ReturnType<PacedLoad['next']>): string {
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    `authorization: Bearer ${token}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

/** Null where the server takes no more. */
function open(port: number): Promise<Socket | null> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(socket));
    socket.once('error', () => resolve(null));
  });
}

/** The status; 0 where the connection ended, or nothing came within twenty seconds of the end of the load. */
function exchange(socket: Socket, text: string, over: number): Promise<number> {
  const reply = new HttpReply();
  return new Promise((resolve) => {
    const end = (status: number) => {
      clearTimeout(timer);
      socket.off('data', take).off('close', lose);
      resolve(status);
    };
    const lose = () => end(0);
    const take = (part: Buffer) => {
      try {
        if (reply.take(part)) end(reply.status);
      } catch {
        end(0);
      }
    };
    const timer = setTimeout(lose, Math.max(0, over - performance.now()) + 20_000);
    socket.on('data', take).once('close', lose);
    socket.write(text);
  });
}
