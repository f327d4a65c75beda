// Somebody who reads the stream of changes.

import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { Change } from '@vigilo/contract/changes';
import { change, streamChanges } from '@vigilo/contract/changes';
import type { TestClient } from '../../app/testing/test-client.ts';
import type { TestServer } from '../../app/testing/test-server.ts';

const PATIENCE_MS = 5000;

export class ChangeReader {
  readonly response: IncomingMessage;
  readonly #waiting = new Set<() => void>();
  text = '';
  isOver = false;

  private constructor(response: IncomingMessage) {
    this.response = response;
    response.setEncoding('utf8');
    response.on('data', (piece: string) => {
      this.text += piece;
      this.#wake();
    });
    response.once('close', () => {
      this.isOver = true;
      this.#wake();
    });
  }

  /** Opens a stream; it has begun. */
  static async open(
    server: Pick<TestServer, 'url'>,
    client: Pick<TestClient, 'token'>,
  ): Promise<ChangeReader> {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request(
        `${server.url}${streamChanges.path}`,
        {
          headers: { authorization: `Bearer ${client.token ?? ''}`, 'accept-encoding': 'br, gzip' },
          agent: false,
        },
        resolve,
      )
        .once('error', reject)
        .end();
    });
    const reader = new ChangeReader(response);
    await reader.until(() => reader.text.startsWith('retry: '));
    return reader;
  }

  get changes(): Change[] {
    return [...this.text.matchAll(/^id: \d+\ndata: (.*)$/gm)].map(([, json = '']) =>
      change.parse(JSON.parse(json)),
    );
  }

  /** Waits until something holds. @throws where it does not in five seconds */
  async until(holds: () => boolean): Promise<void> {
    const tooLate = Date.now() + PATIENCE_MS;
    while (!holds()) {
      if (Date.now() > tooLate) throw new Error(`Not after ${PATIENCE_MS} ms; until then came: ${this.text}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 50);
        this.#waiting.add(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  /** Waits until a change has come. */
  hears(expected: Change): Promise<void> {
    return this.until(() =>
      this.changes.some(({ kind, companyID }) => kind === expected.kind && companyID === expected.companyID),
    );
  }

  close(): void {
    this.response.destroy();
  }

  #wake(): void {
    for (const wake of this.#waiting) wake();
    this.#waiting.clear();
  }
}
