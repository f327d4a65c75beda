// E-18: a company becomes Validated while edits of its events are under way, and imported events are moved twice at the same moment.

import { changeCompanyStatus } from '@vigilo/contract/companies';
import { addEvent, changeEvent, moveEvents, removeEvent } from '@vigilo/contract/events';
import { isoFromDay } from '@vigilo/domain/scoring/day';
import { titleKey, urlKey } from '@vigilo/domain/events/story-key';
import type { TestClient } from '../../apps/api/src/app/testing/test-client.ts';
import { hashKey } from '../../apps/api/src/frame/hash-key.ts';
import { newId } from '../../apps/api/src/frame/ids.ts';
import { draftEvent } from '../testing/drafts.ts';
import type { Experiment } from '../testing/experiment.ts';
import { noneOf } from '../testing/experiment.ts';
import { doRounds, isFault, Tally } from '../testing/rounds.ts';
import { checkScores, today } from '../testing/score-check.ts';
import type { Site } from '../testing/site.ts';
import { ADMIN, SOURCE, TOPIC, withSite } from '../testing/site.ts';

const ROUNDS = 1_000;
const EDITS = 4;
const MOVERS = 3;
const COMPANIES = ['A', 'B', 'C', 'D'];

type Clients = readonly [TestClient, TestClient];

export const experiment: Experiment = {
  title: 'edits under way while a company is locked; imported events moved twice',
  minutes: 8,
  run: (plan) =>
    withSite({ nodes: 2, tenant: { companies: COMPANIES.map((ticker) => ({ ticker })) } }, async (site) => {
      const clients = [await site.as(ADMIN, 0), await site.as(ADMIN, 1)] as const;
      const statuses = new Tally();
      const found = { late: 0, notLocked: 0, movedTwice: 0, notMoved: 0 };
      const free = COMPANIES.map((ticker) => site.tenant.companyId(ticker));
      const rounds = await doRounds(plan, plan.size(ROUNDS), COMPANIES.length, async (round) => {
        const companyID = free.pop() ?? '';
        const locked = await lockDuringEdits(site, clients, companyID, round, statuses);
        const winners = await moveTwice(site, clients, companyID, round, statuses);
        found.late += locked.isLate ? 1 : 0;
        found.notLocked += locked.isLocked ? 0 : 1;
        found.movedTwice += winners > 1 ? 1 : 0;
        found.notMoved += winners === 0 ? 1 : 0;
        free.push(companyID);
      });
      const scores = await checkScores(site.db, site.tenant.id);
      return {
        lines: [
          `Each round sends ${EDITS} edits, an addition and a deletion of events with the change of status to Validated in their midst, over two processes. The events are read when the change is answered, and again when all is answered: they must not differ.`,
          `Then ${MOVERS} requests move the same imported events: one of them must have moved them.`,
        ],
        counts: { rounds, ...statuses.toCounts('answers ') },
        findings: [
          noneOf('rounds with a change committed after the company was locked', found.late, rounds),
          noneOf('rounds in which the company did not become Validated', found.notLocked, rounds),
          noneOf('rounds in which two requests moved the same events', found.movedTwice, rounds),
          noneOf('rounds in which nobody moved them', found.notMoved, rounds),
          noneOf('companies whose score is not that of their events', scores.different, scores.companies),
          noneOf('answers from 500', statuses.sum(isFault), statuses.sum()),
        ],
      };
    }),
};

async function lockDuringEdits(
  site: Site,
  [one, other]: Clients,
  companyID: string,
  round: number,
  statuses: Tally,
): Promise<{ isLate: boolean; isLocked: boolean }> {
  const drafts = Array.from({ length: EDITS + 1 }, (_, i) =>
    draftEvent(companyID, `${round} ${i} ${newId()}`, i + 1),
  );
  const ids: string[] = [];
  for (const body of drafts) ids.push((await one.call(addEvent, { body })).data._id);
  const edits = drafts.map((draft, i) => editOf(draft, ids[i] ?? '')).slice(1);
  const half = EDITS / 2;
  const send = (body: object) => other.post(changeEvent.path, body);
  const early = edits.slice(0, half).map(send);
  const lock = one.post(changeCompanyStatus.path, { companyID, CompanyStatus: 'Validated' });
  const late = [
    ...edits.slice(half).map(send),
    one.post(addEvent.path, draftEvent(companyID, `${round} late ${newId()}`, 9)),
    other.post(removeEvent.path, { eventID: ids[0], companyID }),
  ];
  const status = await lock;
  const before = await readEvents(site, companyID);
  for (const reply of await Promise.all([...early, ...late])) statuses.add(reply.status);
  const after = await readEvents(site, companyID);
  await one.post(changeCompanyStatus.path, { companyID, CompanyStatus: 'Initiated' });
  return { isLate: before !== after, isLocked: status.status === 200 };
}

function editOf(draft: ReturnType<typeof draftEvent>, _id: string) {
  return {
    ...draft,
    _id,
    title: `${draft.title}, edited`,
    score: 0.5,
    previousScore: draft.score,
    previousPublishedDate: draft.date,
    previousEventType: draft.event,
  };
}

/** Everything that an edit would change. */
async function readEvents(site: Site, companyId: string): Promise<string> {
  const rows = await site.query((tx) =>
    tx
      .selectFrom('events')
      .select(['id', 'title', 'score', 'version', 'stage'])
      .where('tenant_id', '=', site.tenant.id)
      .where('company_id', '=', companyId)
      .orderBy('id')
      .execute(),
  );
  return JSON.stringify(rows);
}

/** Returns how many requests were told that they moved the events. */
async function moveTwice(
  site: Site,
  clients: Clients,
  companyID: string,
  round: number,
  statuses: Tally,
): Promise<number> {
  const eventIds = await addImported(site, companyID, round);
  const replies = await Promise.all(
    Array.from({ length: MOVERS }, (_, i) =>
      clients[i % 2 === 0 ? 0 : 1].post(moveEvents.path, { eventIds, companyID }),
    ),
  );
  for (const { status } of replies) statuses.add(status);
  return replies.filter(({ status }) => status === 200).length;
}

async function addImported(site: Site, companyId: string, round: number): Promise<string[]> {
  const rows = [0, 1].map((i) => {
    const title = `News ${round} ${i} ${newId()}`;
    const url = `https://feed.test/${newId()}`;
    return {
      tenant_id: site.tenant.id,
      id: newId(),
      company_id: companyId,
      stage: 'imported' as const,
      title,
      title_key: hashKey(titleKey(title)),
      url,
      url_key: hashKey(urlKey(url)),
      summary: 'So: positive',
      source: SOURCE,
      topic: TOPIC,
      type: 'Company' as const,
      score: 100,
      day: isoFromDay(today() - 3),
    };
  });
  await site.query((tx) => tx.insertInto('events').values(rows).execute());
  return rows.map(({ id }) => id);
}
