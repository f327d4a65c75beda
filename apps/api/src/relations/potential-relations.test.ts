// Candidates for links over HTTP: found among what is there, ranked with the reason, by pages; none that cannot be linked or seen.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renewMissingFacts } from './link-facts.service.ts';
import type { Linkable } from './testing/linked-world.ts';
import { LinkedWorld } from './testing/linked-world.ts';

let world: LinkedWorld;

beforeAll(async () => {
  world = await LinkedWorld.start();
});
afterAll(() => world.review.server.stop());

const ids = (linkables: readonly Linkable[]) => linkables.map(({ child }) => child);

describe('candidates', () => {
  it('of the same vendor stand by number, then period; of others by number, period and similar name', async () => {
    const says = { Seller: 'Ranked Paper GmbH', 'Invoice Number': 'R-100', 'Invoice Date': '2026-02-03' };
    const own = await world.add({ says });
    const vendor = await world.add({ says: { Seller: 'RANKED PAPER' } });
    const period = await world.add({ says: { Seller: 'Ranked Paper Ltd', 'Invoice Date': '2026-02-28' } });
    const number = await world.add({ says: { Seller: 'Ranked Paper', 'Order Number': 'R/100' } });
    const similar = await world.add({ says: { Seller: 'Rankod Paper' } });
    const otherNumber = await world.add({ says: { Seller: 'Bolt Ltd', 'Invoice Number': 'R 100' } });
    await world.add({ says: { Seller: 'Unlike', 'Invoice Number': 'U-1', 'Invoice Date': '2020-01-01' } });

    const same = await world.candidates('analyst', own);
    expect(same.data.map(({ id }) => id)).toEqual(ids([number, period, vendor]));
    expect(same).toMatchObject({ page: 1, limit: 50, total: 3 });
    expect(same.data[0]).toEqual({
      id: number.child,
      documentType: 'Invoice',
      linkType: 'same-number',
      parentDocumentId: number.document,
      documentName: number.name,
      Pages: [1],
      reasons: [
        { code: 'same-number', message: 'Same number: R100' },
        { code: 'same-company', message: 'Same company' },
      ],
      vendorMatch: true,
      score: 12,
    });
    const others = await world.candidates('analyst', own, { vendorMatch: 'false' });
    expect(others.data.map(({ id }) => id)).toEqual(ids([otherNumber, similar]));
    expect(others.data.map(({ reasons }) => reasons.map(({ code }) => code))).toEqual([
      ['same-number'],
      ['similar-name'],
    ]);
  });

  it('say why in the language of the reader', async () => {
    const says = { Seller: 'Lengua SA', 'Invoice Date': '2026-03-04' };
    const [own] = [await world.add({ says }), await world.add({ says })];
    const reply = await world
      .as('analyst')
      .get(`/child-documents/document-relations/${own.child}/potential-relations?vendorMatch=true`, {
        headers: { 'accept-language': 'es' },
      });
    expect(reply.text).toContain('Misma empresa');
    expect(reply.text).toContain('Mismo periodo: 2026-03');
  });

  it('come by pages, each of them once', async () => {
    const says = { Seller: 'Paged Ltd' };
    const made = [];
    for (let i = 0; i < 5; i += 1) made.push(await world.add({ says }));
    const [own, ...others] = made;
    if (!own) throw new Error('None was made');
    const pages = [];
    for (const page of [1, 2, 3]) pages.push(await world.candidates('analyst', own, { page, limit: 2 }));
    expect(pages.map(({ data, total }) => [data.length, total])).toEqual([
      [2, 4],
      [2, 4],
      [0, 4],
    ]);
    // Of equals the newest first.
    expect(pages.flatMap(({ data }) => data.map(({ id }) => id))).toEqual(ids(others).toReversed());
  });

  it('are not what is linked already, deleted, of another client, or of a company that the reader does not see', async () => {
    const says = { Seller: 'Strict Ltd' };
    const own = await world.add({ says });
    const [linked, good] = [await world.add({ says }), await world.add({ says })];
    const hidden = await world.add({ says, ticker: 'HIDDEN' });
    await world.add({ says, isDeleted: true });
    const foreign = await world.add({ says, client: 'Two' });
    await world.link('analyst', own, [linked]);
    const seen = await world.candidates('analyst', own);
    expect(seen.data.map(({ id }) => id)).toEqual(ids([good]));
    expect(seen.total).toBe(1);
    const admin = await world.candidates('admin', own);
    expect(admin.data.map(({ id }) => id)).toEqual(ids([hidden, good]));
    const ofOther = await world.candidates('other', foreign);
    expect(ofOther.data).toEqual([]);
    const fromLinked = await world.candidates('analyst', linked);
    expect(fromLinked.data.map(({ id }) => id)).toEqual(ids([good]));
  });

  it('of a company are found by the document too that names nobody', async () => {
    const figures = { 'Total Assets': { amount: '10', period: '2025-12-31' } };
    const sheet = await world.add({ type: 'Balance Sheet', ticker: 'OPEN', says: figures });
    const rating = await world.add({
      type: 'Credit Risk Rating Report',
      says: { 'Company Name': 'Open Limited', 'Report Date': '2026-01-15' },
    });
    const found = await world.candidates('analyst', sheet);
    expect(found.data).toMatchObject([{ id: rating.child, linkType: 'same-company' }]);
    expect((await world.candidates('analyst', rating)).data).toMatchObject([{ id: sheet.child }]);
  });

  it('are also what was processed before anything was noted for links, from the next night on', async () => {
    const says = { Seller: 'Elderly Ltd' };
    const [own, old] = [await world.add({ says }), await world.add({ says })];
    await world.review.query((tx) =>
      tx
        .deleteFrom('link_facts')
        .where('tenant_id', '=', world.review.tenant.id)
        .where('child_document_id', '=', old.child)
        .execute(),
    );
    expect((await world.candidates('analyst', own)).data).toEqual([]);
    await renewMissingFacts({ db: world.review.server.db });
    expect((await world.candidates('analyst', own)).data.map(({ id }) => id)).toEqual([old.child]);
  });

  it('keep their reasons once they are linked', async () => {
    const says = { Seller: 'Kept Ltd', 'Invoice Number': 'K-77' };
    const [own, other] = [await world.add({ says }), await world.add({ says })];
    await world.link('analyst', own, [other]);
    const reply = await world.as('analyst').get(`/api/v1/child-documents/${other.child}/relations`);
    expect(reply.json()).toMatchObject({
      data: [{ id: own.child, linkType: 'same-number', reasons: [{ message: 'Same number: K77' }, {}] }],
    });
  });

  it('are asked for with numbers that make sense', async () => {
    const own = await world.add();
    const path = `/child-documents/document-relations/${own.child}/potential-relations`;
    for (const query of ['page=0', 'limit=0', 'limit=100000', 'vendorMatch=perhaps', 'unknown=1'])
      expect((await world.as('analyst').get(`${path}?${query}`)).status, query).toBe(400);
  });
});
