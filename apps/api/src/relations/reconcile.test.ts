// Settling differences between linked documents over HTTP: which value stands, seen from both sides, kept as long as both values are what they were.

import { reconcileChildDocument } from '@vigilo/contract/relations';
import { saveChildDocument } from '@vigilo/contract/review';
import { PERMISSION_KEYS } from '@vigilo/domain/access/permissions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Linkable } from './testing/linked-world.ts';
import { LinkedWorld } from './testing/linked-world.ts';

type Person = Parameters<LinkedWorld['read']>[0];

let world: LinkedWorld;

beforeAll(async () => {
  world = await LinkedWorld.start();
});
afterAll(() => world.review.server.stop());

/** Two linked balance sheets whose total assets are 100 and 101. */
async function addContradiction(): Promise<readonly [Linkable, Linkable]> {
  const add = (amount: string) =>
    world.add({ type: 'Balance Sheet', says: { 'Total Assets': { amount, period: '2025-12-31' } } });
  const [one, two] = [await add('100'), await add('101')];
  await world.link('analyst', one, [two]);
  return [one, two];
}

async function readRow({ child }: Linkable, person: Person = 'analyst') {
  const [row] = (await world.read(person, child)).JSONData;
  if (row === undefined) throw new Error('There is no row');
  return row;
}

async function settle(
  person: Person,
  own: Linkable,
  other: Linkable,
  stands: 'own' | 'other' | null,
  change: object = {},
) {
  const { id: rowId, Value } = await readRow(own, 'admin');
  const otherValue = (await readRow(other, 'admin')).Value;
  const difference = { rowId, DocumentId: other.child, Value, otherValue, stands, ...change };
  return world.as(person).post(reconcileChildDocument.path.replace('{id}', own.child), {
    reason: 'Audited',
    differences: [difference],
  });
}

describe('a difference that is settled', () => {
  it('is open on neither side any more, and both say which value stands and why', async () => {
    const [one, two] = await addContradiction();
    expect((await settle('analyst', one, two, 'own')).status).toBe(200);
    const [own, other] = [await readRow(one), await readRow(two, 'approver')];
    expect(own.InterValidation.status).toBe('valid');
    expect(own.InterValidation.details[0]?.message).toContain('settled that 100 stands: Audited');
    expect(own.Linked[0]).toMatchObject({ Value: '101', isSame: false, reconciled: { stands: 'own' } });
    expect(other.InterValidation.status).toBe('valid');
    expect(other.Linked[0]).toMatchObject({
      Value: '100',
      reconciled: { stands: 'other', reason: 'Audited' },
    });
    expect([own.Value, other.Value]).toEqual(['100', '101']);
    const entries = await world.review.query((tx) =>
      tx
        .selectFrom('audit_log')
        .select(['entity_id', 'after'])
        .where('tenant_id', '=', world.review.tenant.id)
        .where('action', '=', 'relations.reconcile')
        .where('entity_id', 'in', [one.child, two.child])
        .execute(),
    );
    expect(entries.map(({ entity_id: id }) => id).toSorted()).toEqual([one.child, two.child].toSorted());
    expect(entries[0]?.after).toEqual({ stands: '100', reason: 'Audited' });
  });

  it('is open again once it is taken back, or one of the values is another', async () => {
    const [one, two] = await addContradiction();
    await settle('analyst', two, one, 'other');
    expect((await readRow(one)).InterValidation.status).toBe('valid');
    await settle('analyst', one, two, null);
    expect((await readRow(two)).InterValidation.status).toBe('invalid');
    await settle('analyst', one, two, 'own');
    const { id: rowId } = await readRow(two);
    await world.as('analyst').call(saveChildDocument, {
      params: { id: two.child },
      body: { data: [{ kind: 'set', rowId, field: 'Value', before: '101', after: '102' }] },
    });
    expect((await readRow(one)).InterValidation.status).toBe('invalid');
  });
});

describe('nothing is settled', () => {
  it('of what somebody saw otherwise, of what fits, or without a reason', async () => {
    const [one, two] = await addContradiction();
    expect((await settle('analyst', one, two, 'own', { otherValue: '99' })).problem()).toMatchObject({
      code: 'changed-meanwhile',
      description: 'A value changed meanwhile, so nothing was settled. Look at the differences again.',
    });
    const path = reconcileChildDocument.path.replace('{id}', one.child);
    expect((await world.as('analyst').post(path, { reason: ' ', differences: [] })).status).toBe(400);
    expect((await settle('analyst', one, one, 'own')).status).toBe(404);
    expect((await readRow(one)).InterValidation.status).toBe('invalid');
  });

  it('in what is approved, by who does not see it, or may not', async () => {
    const [one, two] = await addContradiction();
    expect((await settle('other', one, two, 'own')).status).toBe(404);
    expect((await settle('licensed', one, two, 'own')).status).toBe(403);
    await world.review.query((tx) =>
      tx
        .updateTable('page_filters')
        .set({ allowed: PERMISSION_KEYS.filter((key) => key !== 'reconcile-processed-documents') })
        .where('tenant_id', '=', world.review.tenant.id)
        .execute(),
    );
    world.review.passSecond();
    expect((await settle('analyst', one, two, 'own')).status).toBe(403);
    await world.review.putStatus(one.child, 'Validated');
    expect((await settle('admin', one, two, 'own')).problem().code).toBe('wrong-state');
    expect((await settle('admin', two, one, 'other')).status).toBe(200);
  });
});
