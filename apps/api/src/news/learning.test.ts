// What analysts made of suggested events is learnt, by tenant, on real PostgreSQL; what comes in afterwards is suggested as they would have it.

import { getLearning, ingestEvents, resumeLearning, returnToModel } from '@vigilo/contract/news';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTenant } from '../frame/database.ts';
import { EditingTenant } from '../companies/testing/editing-tenant.ts';
import { learnAll, learnFor } from './learning.service.ts';
import { getSuggester } from './suggester.service.ts';

const PLACES = [
  'Leeds',
  'Lyon',
  'Porto',
  'Ghent',
  'Turin',
  'Graz',
  'Malmo',
  'Cork',
  'Bilbao',
  'Basel',
  'Oslo',
  'Gdansk',
];
const SUPPLIERS = ['Acme', 'Borealis', 'Cobalt', 'Dunlin', 'Elverum', 'Fjordline'];

let world: EditingTenant;

beforeAll(async () => {
  world = await EditingTenant.start();
});
afterAll(() => world.server.stop());

async function ingest(ticker: string, titles: readonly string[]): Promise<void> {
  const items = titles.map((title, index) => ({
    ticker,
    title,
    url: `https://wire.test/${ticker}/${encodeURIComponent(title)}/${index}`,
    date: '2026-11-01',
    source: 'Wire',
  }));
  expect((await world.as('analyst').post(ingestEvents.path, { items })).status).toBe(200);
}

/** The analysts move all events of a company and make of them what the house thinks. */
async function correct(companyId: string, { topic, score }: { topic: string; score: number }): Promise<void> {
  await inTenant(world.server.db, world.tenant.id, (tx) =>
    tx
      .updateTable('events')
      .set({ stage: 'company', topic, score, type: 'Company' })
      .where('tenant_id', '=', world.tenant.id)
      .where('company_id', '=', companyId)
      .execute(),
  );
}

function listSuggestions(companyId: string) {
  return inTenant(world.server.db, world.tenant.id, (tx) =>
    tx
      .selectFrom('event_suggestions as s')
      .innerJoin('events as e', (join) =>
        join.onRef('e.tenant_id', '=', 's.tenant_id').onRef('e.id', '=', 's.event_id'),
      )
      .select(['s.suggestion', 's.model_version', 'e.topic'])
      .where('s.tenant_id', '=', world.tenant.id)
      .where('e.company_id', '=', companyId)
      .execute(),
  );
}

function lessons() {
  return inTenant(world.server.db, world.tenant.id, (tx) =>
    tx
      .selectFrom('suggestion_models')
      .select(['version', 'is_current', 'trained_on', 'quality', sql<number>`length(weights)`.as('size')])
      .where('tenant_id', '=', world.tenant.id)
      .orderBy('version')
      .execute(),
  );
}

const walkOuts = PLACES.flatMap((place) =>
  SUPPLIERS.map((supplier) => `${supplier} workers walk out at ${place} warehouse over shifts`),
);

describe('learning from corrections', () => {
  it('changes nothing while there are few corrections', async () => {
    expect(await learnFor(world.server, world.tenant.id)).toEqual({
      trainedOn: 0,
      version: null,
      quality: null,
      isHeld: false,
    });
    expect(await lessons()).toEqual([]);
  });

  it('applies corrections to later suggestions, with a version and its quality per tenant', async () => {
    const taught = world.draft();
    const companyId = await world.add(taught);
    const other = world.draft();
    const otherId = await world.add(other);
    await ingest(taught.ticker, walkOuts);
    await ingest(other.ticker, ['Hundreds of workers walk out at Seville warehouse']);
    expect(await listSuggestions(otherId)).toMatchObject([{ model_version: 0 }]);
    await correct(companyId, { topic: 'Labour unrest', score: -700 });

    const outcomes = await learnAll(world.server);
    const outcome =
      outcomes.find(({ tenant }) => tenant === world.tenant.name) ?? expect.fail('the tenant was left out');
    expect(outcome).toMatchObject({ version: 1, trainedOn: walkOuts.length });
    expect(outcome.quality?.scoreErrorAfter).toBeLessThan(outcome.quality?.scoreErrorBefore ?? 0);
    expect(await lessons()).toMatchObject([
      { version: 1, is_current: true, trained_on: walkOuts.length, quality: outcome.quality },
    ]);
    expect((await lessons())[0]?.size).toBeLessThan(200_000);

    await ingest(other.ticker, ['Borealis workers walk out at Seville depot over pay']);
    const later = (await listSuggestions(otherId)).find(({ model_version: version }) => version === 1);
    expect(later?.suggestion).toMatchObject({ modelVersion: 1, score: { isShown: true } });
    expect(later?.suggestion.score.value).toBeLessThanOrEqual(-0.4);
    expect(await world.audited(world.tenant.id)).toContainEqual({
      action: 'news.learn',
      before: { suggestionModel: null },
      after: { suggestionModel: 1, corrections: walkOuts.length },
    });
  });

  it('learns nothing new from the same corrections', async () => {
    expect(await learnFor(world.server, world.tenant.id)).toMatchObject({ version: 1 });
    expect((await lessons()).map(({ version }) => version)).toEqual([1]);
  });

  it('numbers lessons, keeps one in use, and none if the base model is as good', async () => {
    const more = world.draft();
    const companyId = await world.add(more);
    await ingest(more.ticker, ['Dunlin workers walk out at Seville warehouse over shifts']);
    await correct(companyId, { topic: 'Labour unrest', score: -700 });
    expect(await learnFor(world.server, world.tenant.id)).toMatchObject({ version: 2 });
    expect((await lessons()).map(({ version, is_current: isCurrent }) => [version, isCurrent])).toEqual([
      [1, false],
      [2, true],
    ]);
    await inTenant(world.server.db, world.tenant.id, (tx) =>
      tx.deleteFrom('event_suggestions').where('tenant_id', '=', world.tenant.id).execute(),
    );
    expect(await learnFor(world.server, world.tenant.id)).toMatchObject({ version: null, trainedOn: 0 });
    expect((await lessons()).filter(({ is_current: isCurrent }) => isCurrent)).toEqual([]);
    const { version } = await inTenant(world.server.db, world.tenant.id, (tx) =>
      getSuggester(tx, world.tenant.id),
    );
    expect(version).toBe(0);
  });

  it('goes back to an earlier version with one click, which stays until somebody lets it learn again', async () => {
    const admin = world.as('admin');
    const { data: before } = await admin.call(getLearning, {});
    expect(before).toMatchObject({
      held: null,
      versions: [
        { version: 2, isCurrent: false, can: ['return'] },
        { version: 1, isCurrent: false, trainedOn: walkOuts.length, can: ['return'] },
        { version: 0, isCurrent: true, learnedOn: null, quality: null, can: [] },
      ],
    });
    expect(before.versions[1]?.quality?.scoreErrorAfter).toBeLessThan(
      before.versions[1]?.quality?.scoreErrorBefore ?? 0,
    );
    const back = (version: number, current: number) =>
      admin.post(returnToModel.path.replace('{version}', String(version)), { current });
    expect((await back(1, 0)).json()).toMatchObject({
      data: {
        held: { by: expect.any(String) },
        versions: [
          { version: 2, isCurrent: false },
          { version: 1, isCurrent: true, can: [] },
          { version: 0, isCurrent: false, can: ['return'] },
        ],
      },
    });
    const suggester = () =>
      inTenant(world.server.db, world.tenant.id, (tx) => getSuggester(tx, world.tenant.id));
    expect((await suggester()).version).toBe(1);
    expect(await learnFor(world.server, world.tenant.id)).toEqual({
      trainedOn: 0,
      version: 1,
      quality: null,
      isHeld: true,
    });
    expect((await suggester()).version).toBe(1);
    expect([(await back(2, 0)).problem().code, (await back(7, 1)).status, (await back(1, 1)).status]).toEqual(
      ['changed-meanwhile', 404, 409],
    );
    expect((await back(0, 1)).status).toBe(200);
    expect((await suggester()).version).toBe(0);
    expect((await admin.call(resumeLearning, { body: {} })).data.held).toBeNull();
    expect(await learnFor(world.server, world.tenant.id)).toMatchObject({ isHeld: false });
    expect((await world.audited(world.tenant.id)).slice(-3)).toEqual([
      { action: 'news.return-model', before: { suggestionModel: 0 }, after: { suggestionModel: 1 } },
      { action: 'news.return-model', before: { suggestionModel: 1 }, after: { suggestionModel: 0 } },
      { action: 'news.resume-learning', before: null, after: null },
    ]);
    expect((await world.as('analyst').get(getLearning.path)).status).toBe(403);
  });

  it('does not go back to a version that does not fit the present model', async () => {
    await inTenant(world.server.db, world.tenant.id, (tx) =>
      tx
        .insertInto('suggestion_models')
        .values({
          tenant_id: world.tenant.id,
          version: 8,
          trained_on: 1,
          quality: '{}',
          weights: Buffer.from('not a lesson'),
        })
        .execute(),
    );
    const reply = await world.as('admin').post(returnToModel.path.replace('{version}', '8'), { current: 0 });
    expect([reply.status, reply.problem().code]).toEqual([409, 'wrong-state']);
    expect((await world.as('admin').call(getLearning, {})).data.versions[0]).toMatchObject({
      version: 8,
      quality: null,
    });
  });

  it('uses the base model alone if a lesson does not fit it', async () => {
    const weights = Buffer.from('not a lesson');
    await inTenant(world.server.db, world.tenant.id, (tx) =>
      tx
        .insertInto('suggestion_models')
        .values({
          tenant_id: world.tenant.id,
          version: 9,
          is_current: true,
          trained_on: 1,
          quality: '{}',
          weights,
        })
        .execute(),
    );
    const suggester = await inTenant(world.server.db, world.tenant.id, (tx) =>
      getSuggester(tx, world.tenant.id),
    );
    const suggestion = suggester.suggest({ text: 'Seen profits plunge after fraud probe', company: 'Seen' });
    expect(suggester.stored(suggestion)).toMatchObject({ modelVersion: 0, score: { isShown: true } });
  });
});
