// A document that is read anew keeps its links where the same child documents are there again, within the document and to others.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveChildren } from '../extraction/extraction.service.ts';
import type { ReadChild } from '../extraction/read-children.ts';
import type { Linkable } from './testing/linked-world.ts';
import { LinkedWorld } from './testing/linked-world.ts';

let world: LinkedWorld;

beforeAll(async () => {
  world = await LinkedWorld.start();
});
afterAll(() => world.review.server.stop());

function readAs(...types: string[]): ReadChild[] {
  return types.map((documentType, i) => ({ documentType, pages: [i + 1], rows: [], blocks: [] }));
}

/** Reads a document anew as child documents of these types; returns them. */
async function readAnew(document: string, ...types: string[]): Promise<Linkable[]> {
  const key = { tenantId: world.review.tenant.id, id: document };
  await world.review.query((tx) => saveChildren(tx, key, readAs(...types)));
  const children = await world.review.listChildren(document);
  return children.map(({ id: child }) => ({ document, child, name: '' }));
}

async function readLinks(children: readonly Linkable[]): Promise<string[][]> {
  const links = [];
  for (const child of children) links.push(await world.linked('analyst', child));
  return links;
}

it('links stay with the child document of the same place and type, and go with one that is no more', async () => {
  const [{ document }, other] = [await world.add(), await world.add()];
  const [invoice, receipt] = await readAnew(document, 'Invoice', 'Receipt');
  if (!invoice || !receipt) throw new Error('Two child documents were saved');
  await world.link('analyst', invoice, [receipt, other]);
  await world.link('analyst', receipt, [invoice, other]);

  const same = await readAnew(document, 'Invoice', 'Receipt', 'Other');
  const ids = same.map(({ child }) => child);
  expect(ids.slice(0, 2)).toEqual([invoice.child, receipt.child]);
  expect(await readLinks(same)).toEqual([
    [ids[1], other.child].toSorted(),
    [ids[0], other.child].toSorted(),
    [],
  ]);

  const changed = await readAnew(document, 'Invoice', 'Balance Sheet');
  expect(await readLinks(changed)).toEqual([[other.child], []]);
});
