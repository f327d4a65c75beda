// Headlines that their source changes or takes back under the same id, through HTTP (issue 17, 'Dates and revisions').

import { changeCompanyStatus, getCompany } from '@vigilo/contract/companies';
import type { CallInput } from '@vigilo/contract/call';
import { getEventHistory, removeEvent } from '@vigilo/contract/events';
import { ingestEvents } from '@vigilo/contract/news';
import { listNews, settleNews } from '@vigilo/contract/news-queue';
import { decideRevision, listEventRevisions, listRevisions } from '@vigilo/contract/news-revisions';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../companies/testing/editing-tenant.ts';
import { EditingTenant } from '../companies/testing/editing-tenant.ts';
import { EventDesk } from '../events/testing/event-desk.ts';

type Item = CallInput<typeof ingestEvents>['body']['items'][number];

const FIRST = 'Zephyr Corp recalls 40,000 heat pumps over fire risk';
const CORRECTED = 'CORRECTION: Zephyr Corp recalls 45,000 heat pumps over fire risk';
const WITHDRAWN = 'WITHDRAWN: Zephyr Corp recalls 40,000 heat pumps over fire risk';
const OTHER = 'Zephyr names a new chief of finance';

let world: EditingTenant;
let desk: EventDesk;
let ticker: string;
let count = 0;
let hoursAhead = 0;
/** Where the clock stands; null while it runs. */
let stoppedAt: number | null = null;

const HOUR_MS = 3_600_000;

beforeAll(async () => {
  world = await EditingTenant.start({
    now: () => (stoppedAt ?? Date.now()) + hoursAhead * HOUR_MS,
    config: { TOKEN_SECONDS: 7200, IDLE_SECONDS: 86_400 },
  });
});
beforeEach(async () => {
  hoursAhead = 0;
  stoppedAt = null;
  const draft = world.draft();
  ({ ticker } = draft);
  desk = new EventDesk(world, await world.add(draft));
});
afterAll(() => world.server.stop());

function wireItem(title: string, over: Partial<Item> = {}): Partial<Item> {
  return {
    ticker,
    title,
    id: 'one',
    url: `https://wire.test/${ticker}`,
    date: '2026-11-01',
    source: 'Wire',
    ...over,
  };
}

async function hand(...items: readonly Partial<Item>[]) {
  const reply = await world.as('analyst').post(ingestEvents.path, { source: 'Provider', items });
  return ingestEvents.reply.parse(reply.json()).data.items;
}

const outcomes = async (...items: readonly Partial<Item>[]) =>
  (await hand(...items)).map(({ outcome }) => outcome);
const listWaiting = async () =>
  (await world.as('analyst').call(listNews, { body: { companyIDs: [desk.companyId] } })).data;
const waiting = async () => (await listWaiting()).map(({ title }) => title);
const revisionsOf = async (eventId: string) =>
  (await world.as('analyst').call(listEventRevisions, { params: { id: eventId } })).data;
const open = async (person: Person = 'analyst') =>
  (await world.as(person).call(listRevisions, {})).data.filter(
    ({ companyID }) => companyID === desk.companyId,
  );
const score = async () =>
  (await world.as('analyst').call(getCompany, { params: { id: desk.companyId } })).data.cumulativeScoreST;

const remove = (eventID: string) =>
  world.as('analyst').call(removeEvent, {
    body: { companyID: desk.companyId, eventID, tab: 'imported events' },
  });

async function decide(decision: 'keep' | 'take-over', person: Person = 'analyst') {
  const [revision] = await open();
  return world.as(person).post(decideRevision.path, {
    companyID: desk.companyId,
    eventID: revision?.eventID ?? '',
    revisionID: revision?._id ?? '',
    decision,
  });
}

/** Hands in the first headline and accepts it. */
async function accept(): Promise<string> {
  const [{ eventID = '' } = {}] = await hand(wireItem(FIRST));
  const [row] = await listWaiting();
  const item = {
    eventID,
    companyID: desk.companyId,
    version: row?.version ?? 0,
    changes: { score: -0.5, event: 'Company', topic: 'Results', source: 'Wire' },
  };
  const reply = await world.as('analyst').post(settleNews.path, { action: 'accept', items: [item] });
  expect(reply.status).toBe(200);
  return eventID;
}

describe('a headline that changes under its id', () => {
  it('is taken over by an event that waits, which keeps the earlier wording', async () => {
    const [first] = await hand(wireItem(FIRST));
    const [again] = await hand(wireItem(CORRECTED));
    expect(again).toMatchObject({ outcome: 'revised', eventID: first?.eventID });
    expect(await waiting()).toEqual([CORRECTED]);
    expect(await revisionsOf(first?.eventID ?? '')).toMatchObject([
      { kind: 'corrected', earlierTitle: FIRST, title: CORRECTED, state: 'taken' },
    ]);
    expect(await outcomes(wireItem(CORRECTED), wireItem(FIRST))).toEqual(['known', 'known']);
    expect(await open()).toEqual([]);
    expect((await world.audited(first?.eventID ?? '')).map(({ action }) => action)).toEqual([
      'events.revise',
    ]);
  });

  it('without an address is one too, with a figure corrected', async () => {
    await hand(wireItem(FIRST, { url: '' }));
    expect(await outcomes(wireItem(CORRECTED, { url: '' }))).toEqual(['revised']);
    expect(await waiting()).toEqual([CORRECTED]);
  });

  it('and is taken back has no score by itself any more', async () => {
    await hand(wireItem('Zephyr Corp files for Chapter 11 bankruptcy'));
    expect((await listWaiting())[0]).toMatchObject({ isSure: true });
    await hand(wireItem('WITHDRAWN: Zephyr Corp files for Chapter 11 bankruptcy'));
    expect(await listWaiting()).toMatchObject([
      { title: 'WITHDRAWN: Zephyr Corp files for Chapter 11 bankruptcy', score: null, isSure: false },
    ]);
  });

  it('leaves the headline that an analyst wrote as it is, and asks', async () => {
    const [first] = await hand(wireItem(FIRST));
    const id = first?.eventID ?? '';
    await desk.change({ ...(await desk.edit(id, { title: 'My own words' }, 'imported events')) });
    expect(await outcomes(wireItem(CORRECTED))).toEqual(['revised']);
    expect(await waiting()).toEqual(['My own words']);
    expect(await open()).toMatchObject([{ currentTitle: 'My own words', title: CORRECTED, counts: false }]);
  });

  it('does not bring back what was set aside or deleted', async () => {
    await hand(wireItem(FIRST), wireItem(OTHER, { id: 'two', url: 'https://wire.test/two' }));
    for (const row of await listWaiting()) {
      const item = { eventID: row._id, companyID: desk.companyId, version: row.version };
      if (row.title === FIRST)
        await world.as('analyst').post(settleNews.path, { action: 'drop', items: [item] });
      else await remove(row._id);
    }
    expect(
      await outcomes(
        wireItem(CORRECTED),
        wireItem(`${OTHER} and more`, { id: 'two', url: 'https://wire.test/two' }),
      ),
    ).toEqual(['revised', 'known']);
    expect([await waiting(), await open()]).toEqual([[], []]);
  });
});

describe('a headline that changes since it was accepted', () => {
  it('is put before the analyst, and the accepted one goes on to count', async () => {
    const id = await accept();
    const before = await score();
    expect(await outcomes(wireItem(WITHDRAWN))).toEqual(['revised']);
    expect(await desk.row(id)).toMatchObject({ title: FIRST, revision: 'retracted' });
    expect(await score()).toBe(before);
    expect(await open()).toMatchObject([
      {
        eventID: id,
        kind: 'retracted',
        earlierTitle: FIRST,
        title: WITHDRAWN,
        currentTitle: FIRST,
        counts: true,
        canDecide: true,
      },
    ]);
  });

  it('is kept as accepted', async () => {
    const id = await accept();
    await hand(wireItem(CORRECTED));
    expect((await decide('keep')).status).toBe(200);
    expect(await desk.row(id)).toMatchObject({ title: FIRST, revision: null });
    expect([await open(), (await revisionsOf(id)).map(({ state }) => state)]).toEqual([[], ['kept']]);
    expect((await world.audited(id)).map(({ action }) => action)).toContain('events.keep-headline');
  });

  it('is the doing of nobody in the history of its event, other than what was decided about it', async () => {
    const id = await accept();
    await hand(wireItem(CORRECTED));
    await decide('keep');
    const { steps } = (await world.as('approver').call(getEventHistory, { params: { id } })).data;
    expect(steps.slice(-2)).toMatchObject([
      { action: 'events.revise', userName: null },
      { action: 'events.keep-headline', userName: expect.stringMatching(/./) as string }, // matchers are untyped
    ]);
  });

  it('is taken over, once', async () => {
    const id = await accept();
    const before = await score();
    await hand(wireItem(CORRECTED));
    const [revision] = await open();
    expect((await decide('take-over')).status).toBe(200);
    expect(await desk.row(id)).toMatchObject({ title: CORRECTED, revision: null });
    expect(await score()).toBe(before);
    const again = await world.as('analyst').post(decideRevision.path, {
      companyID: desk.companyId,
      eventID: id,
      revisionID: revision?._id,
      decision: 'keep',
    });
    expect(again.problem().code).toBe('changed-meanwhile');
  });

  it('twice is asked about once, with the latest wording', async () => {
    const id = await accept();
    await hand(wireItem(CORRECTED));
    await hand(wireItem(WITHDRAWN));
    expect((await open()).map(({ title }) => title)).toEqual([WITHDRAWN]);
    expect((await revisionsOf(id)).map(({ state, earlierTitle }) => [state, earlierTitle])).toEqual([
      ['open', CORRECTED],
      ['superseded', FIRST],
    ]);
  });

  it('three times within a millisecond is listed in the order in which the headlines came', async () => {
    stoppedAt = Date.now();
    const [first] = await hand(wireItem(FIRST), wireItem(CORRECTED));
    await hand(wireItem(WITHDRAWN), wireItem(FIRST));
    expect((await revisionsOf(first?.eventID ?? '')).map(({ title }) => title)).toEqual([
      FIRST,
      WITHDRAWN,
      CORRECTED,
    ]);
  });

  it('is for who sees the company and may edit events, while the company is open', async () => {
    const id = await accept();
    await hand(wireItem(CORRECTED));
    expect(await open('stranger')).toEqual([]);
    const path = listEventRevisions.path.replace('{id}', id);
    expect([
      (await world.as('stranger').get(path)).status,
      (await world.as('client').get(path)).status,
      (await decide('keep', 'stranger')).status,
      (await decide('keep', 'client')).status,
    ]).toEqual([404, 403, 404, 403]);
    await world.as('approver').call(changeCompanyStatus, {
      body: { companyID: desk.companyId, CompanyStatus: 'Validated' },
    });
    expect(await open()).toMatchObject([{ canDecide: false }]);
    expect((await decide('keep')).problem().code).toBe('wrong-state');
  });
});

describe('a headline that goes back to former words', () => {
  it('is taken over again by an event that waits, each time, and once', async () => {
    const [first] = await hand(wireItem(FIRST));
    expect(await outcomes(wireItem(CORRECTED))).toEqual(['revised']);
    expect(await hand(wireItem(FIRST))).toMatchObject([{ outcome: 'revised', eventID: first?.eventID }]);
    expect(await waiting()).toEqual([FIRST]);
    for (let poll = 0; poll < 3; poll += 1) expect(await outcomes(wireItem(FIRST))).toEqual(['known']);
    expect(await waiting()).toEqual([FIRST]);
  });

  it('and forth with each look is followed once an hour, and kept once each way', async () => {
    const [first] = await hand(wireItem(FIRST));
    const polls: string[] = [];
    for (let poll = 0; poll < 4; poll += 1)
      polls.push(...(await outcomes(wireItem(poll % 2 === 0 ? CORRECTED : FIRST))));
    expect(polls).toEqual(['revised', 'revised', 'known', 'known']);
    const listed = async () => (await revisionsOf(first?.eventID ?? '')).map(({ title }) => title);
    expect(await listed()).toEqual([FIRST, CORRECTED]);
    hoursAhead += 1;
    expect(await outcomes(wireItem(CORRECTED))).toEqual(['revised']);
    expect([await waiting(), await listed()]).toEqual([[CORRECTED], [CORRECTED, FIRST]]);
  });

  it('gives a headline that was taken back its score again', async () => {
    const title = 'Zephyr Corp files for Chapter 11 bankruptcy';
    await hand(wireItem(title));
    const [before] = await listWaiting();
    await hand(wireItem(`WITHDRAWN: ${title}`));
    await hand(wireItem(title));
    expect(await listWaiting()).toMatchObject([{ title, score: before?.score, isSure: true }]);
  });

  it('to those that were accepted leaves nothing to decide', async () => {
    const id = await accept();
    await hand(wireItem(CORRECTED));
    expect(await open()).toHaveLength(1);
    expect(await outcomes(wireItem(FIRST))).toEqual(['revised']);
    expect([await open(), await desk.row(id)]).toMatchObject([[], { title: FIRST, revision: null }]);
    expect((await revisionsOf(id)).map(({ state }) => state)).toEqual(['taken', 'superseded']);
    hoursAhead += 1;
    expect(await outcomes(wireItem(CORRECTED))).toEqual(['revised']);
    expect(await open()).toMatchObject([{ title: CORRECTED, currentTitle: FIRST }]);
  });

  it('that an analyst decided against is not asked about again', async () => {
    const id = await accept();
    await hand(wireItem(CORRECTED));
    await decide('keep');
    await hand(wireItem(FIRST));
    hoursAhead += 1;
    expect(await outcomes(wireItem(CORRECTED))).toEqual(['revised']);
    expect(await open()).toEqual([]);
    expect(await outcomes(wireItem(WITHDRAWN))).toEqual(['revised']);
    expect(await open()).toMatchObject([{ eventID: id, title: WITHDRAWN }]);
  });

  it('is none while its source tells both, or where another source tells them', async () => {
    const [first] = await hand(wireItem(FIRST));
    await hand(wireItem(CORRECTED));
    for (const items of [
      [wireItem(FIRST), wireItem(CORRECTED)],
      [wireItem(CORRECTED), wireItem(FIRST)],
    ])
      expect(await outcomes(...items)).toEqual(['known', 'known']);
    const handElsewhere = async (title: string) =>
      (
        await world.as('analyst').post(ingestEvents.path, { source: 'Elsewhere', items: [wireItem(title)] })
      ).json();
    for (const title of [FIRST, CORRECTED, FIRST, FIRST])
      expect(ingestEvents.reply.parse(await handElsewhere(title)).data.items).toMatchObject([
        { outcome: 'known' },
      ]);
    expect(await outcomes(wireItem(CORRECTED))).toEqual(['known']);
    expect(await revisionsOf(first?.eventID ?? '')).toHaveLength(1);
  });

  it('is none of what was deleted, or of other stories under its id', async () => {
    const url = (at: number) => ({ url: `https://wire.test/${ticker}/${at}` });
    const [first] = await hand(wireItem(FIRST, url(1)));
    await hand(wireItem(OTHER, url(2)));
    await hand(wireItem(CORRECTED, url(1)));
    expect(await outcomes(wireItem(OTHER, url(2)))).toEqual(['known']);
    await remove(first?.eventID ?? '');
    expect(await outcomes(wireItem(FIRST, url(1)))).toEqual(['known']);
    expect(await waiting()).toEqual([OTHER]);
  });
});

describe('another story under the same id', () => {
  it('is an event of its own, at once and later', async () => {
    const url = () => {
      count += 1;
      return { url: `https://wire.test/stories/${count}` };
    };
    const [first, second] = [wireItem(FIRST, url()), wireItem(OTHER, url())];
    expect(await outcomes(first, second)).toEqual(['added', 'added']);
    expect(await outcomes(first, second)).toEqual(['known', 'known']);
    const third = wireItem('Zephyr opens a plant in Ohio', url());
    expect(await outcomes(first, second, third)).toEqual(['known', 'known', 'added']);
    expect((await waiting()).toSorted()).toEqual([FIRST, OTHER, 'Zephyr opens a plant in Ohio'].toSorted());
    expect(await outcomes(third, wireItem(CORRECTED, { url: first.url ?? '' }))).toEqual([
      'known',
      'revised',
    ]);
    expect(await waiting()).toContain(CORRECTED);
  });

  it('that leads elsewhere is no other wording of what its source still tells', async () => {
    const quarters = ['Zephyr first quarter profit rises 5 %', 'Zephyr second quarter profit rises 9 %'];
    const items = quarters.map((title, at) => wireItem(title, { url: `https://wire.test/${ticker}/${at}` }));
    await hand(...items.slice(0, 1));
    expect(await outcomes(...items)).toEqual(['known', 'added']);
  });
});

describe('several headlines under one id in one batch', () => {
  const titlesOf = async (eventId = '') =>
    (await revisionsOf(eventId)).map(({ earlierTitle, title }) => [earlierTitle, title]);

  it('are followed in order: the first becomes an event, the others its revisions', async () => {
    const [first, second, third] = await hand(wireItem(FIRST), wireItem(CORRECTED), wireItem(WITHDRAWN));
    const eventID = first?.eventID;
    expect([first, second, third]).toMatchObject([
      { outcome: 'added' },
      { outcome: 'revised', eventID },
      { outcome: 'revised', eventID },
    ]);
    expect(await waiting()).toEqual([WITHDRAWN]);
    expect(await titlesOf(eventID)).toEqual([
      [CORRECTED, WITHDRAWN],
      [FIRST, CORRECTED],
    ]);
    expect(await outcomes(wireItem(FIRST), wireItem(CORRECTED), wireItem(WITHDRAWN))).toEqual([
      'known',
      'known',
      'known',
    ]);
    expect(await waiting()).toEqual([WITHDRAWN]);
  });

  it('of which an earlier one is known are followed from there', async () => {
    const id = await accept();
    expect(await outcomes(wireItem(FIRST), wireItem(CORRECTED), wireItem(WITHDRAWN))).toEqual([
      'known',
      'revised',
      'revised',
    ]);
    expect(await desk.row(id)).toMatchObject({ title: FIRST, revision: 'retracted' });
    expect((await open()).map(({ title }) => title)).toEqual([WITHDRAWN]);
  });

  it('without addresses are followed, too, with those of other companies and ids between them', async () => {
    const other = world.draft();
    await world.add(other);
    const bare = (title: string, over: Partial<Item> = {}) => wireItem(title, { url: '', ...over });
    expect(
      await outcomes(
        bare(FIRST),
        bare(CORRECTED, { ticker: other.ticker }),
        bare(OTHER, { id: 'two' }),
        bare(CORRECTED),
        bare(FIRST, { ticker: other.ticker }),
      ),
    ).toEqual(['added', 'added', 'added', 'revised', 'revised']);
    expect((await waiting()).toSorted()).toEqual([CORRECTED, OTHER].toSorted());
  });

  it('end with the last, even where that is a former one', async () => {
    const [first, , third] = await hand(wireItem(FIRST), wireItem(CORRECTED), wireItem(FIRST));
    expect(third).toMatchObject({ outcome: 'revised', eventID: first?.eventID });
    expect(await waiting()).toEqual([FIRST]);
    expect(await outcomes(wireItem(WITHDRAWN), wireItem(CORRECTED), wireItem(FIRST))).toEqual([
      'revised',
      'known',
      'revised',
    ]);
    expect(await waiting()).toEqual([FIRST]);
  });

  it('are one report of the story that the last of them tells', async () => {
    const elsewhere = 'Zephyr Corp recalls 45,000 heat pumps over fire risk';
    await hand(wireItem(elsewhere, { id: 'elsewhere', url: 'https://other.test/1', source: 'Other' }));
    await hand(wireItem(FIRST), wireItem(CORRECTED));
    expect(await listWaiting()).toMatchObject([{ title: elsewhere, sources: 2 }]);
  });

  it('are one where they say the same', async () => {
    expect(await outcomes(wireItem(FIRST), wireItem(FIRST), wireItem(FIRST.toUpperCase()))).toEqual([
      'added',
      'known',
      'known',
    ]);
    expect(await outcomes(wireItem(CORRECTED), wireItem(CORRECTED))).toEqual(['revised', 'known']);
  });

  it('are told apart by the stories that they tell, each followed in order', async () => {
    const url = (at: number) => ({ url: `https://wire.test/${ticker}/${at}` });
    const items = [
      wireItem(FIRST, url(1)),
      wireItem(OTHER, url(2)),
      wireItem(CORRECTED, url(1)),
      wireItem(`${OTHER} after a search of a year`, url(2)),
    ];
    expect(await outcomes(...items)).toEqual(['added', 'added', 'revised', 'revised']);
    expect((await waiting()).toSorted()).toEqual([CORRECTED, `${OTHER} after a search of a year`].toSorted());
  });

  it('are followed for each company that they name, whichever comes first', async () => {
    const [one, another] = [
      await world.add({ companyName: 'Quillon Marsh', ticker: 'QLM' }),
      await world.add({ companyName: 'Vantreal Foods', ticker: 'VTRF' }),
    ];
    const earlier = 'Quillon Marsh and Vantreal Foods recall 40,000 heat pumps';
    const later = 'CORRECTION: Vantreal Foods and Quillon Marsh recall 45,000 heat pumps';
    const done = await hand({ title: earlier, id: 'both' }, { title: later, id: 'both' });
    const found = done.map((item) => [item, ...(item.others ?? [])]);
    expect(found.map((all) => all.map(({ outcome }) => outcome))).toEqual([
      ['added', 'added'],
      ['revised', 'revised'],
    ]);
    for (const companyID of [one, another]) {
      const rows = await world.as('analyst').call(listNews, { body: { companyIDs: [companyID] } });
      expect(rows.data.map(({ title, revised }) => [title, revised?.kind])).toEqual([[later, 'corrected']]);
    }
  });
});
