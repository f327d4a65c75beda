// Every call of the contract, found by looking at its files, so that a test of all calls cannot forget one.

import { readdir } from 'node:fs/promises';
import type { Call } from '@vigilo/contract/call';
import { toRoute } from '../register-calls.ts';
import type { TestServer } from './test-server.ts';

const FOLDER = new URL('../../../../../packages/contract/src/', import.meta.url);

export interface NamedCall {
  /** Method and path. */
  readonly title: string;
  readonly call: Call;
}

/** All of them, by path. */
export async function listContractCalls(): Promise<NamedCall[]> {
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const modules = await Promise.all(
    files.map((file): Promise<Record<string, unknown>> => import(new URL(file, FOLDER).href)),
  );
  const calls = modules.flatMap((module) => Object.values(module).filter((value) => isCall(value)));
  return calls
    .map((call) => ({ title: `${call.method} ${call.path}`, call }))
    .toSorted((a, b) => a.title.localeCompare(b.title));
}

/** Whether the product has a route for it. */
export function isServed(server: Pick<TestServer, 'product'>, { call }: NamedCall): boolean {
  return server.product.server.hasRoute({ method: call.method, url: toRoute(call) });
}

function isCall(value: unknown): value is Call {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['method', 'path', 'permission', 'summary', 'reply', 'problems'].every((name) => name in value)
  );
}
