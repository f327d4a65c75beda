// E-16: several people choose the summaries of a company at the same moment, each as many as are allowed, while one of the events is deleted.

import { changeCompanySummary, getCompany } from '@vigilo/contract/companies';
import { removeEvent } from '@vigilo/contract/events';
import { isoFromDay } from '@vigilo/domain/scoring/day';
import type { EventType } from '@vigilo/domain/scoring/event-type';
import { EVENT_TYPES } from '@vigilo/domain/scoring/event-type';
import { createRandom } from '../../bench/testing/random.ts';
import { newId } from '../../apps/api/src/frame/ids.ts';
import type { Experiment } from '../testing/experiment.ts';
import { noneOf } from '../testing/experiment.ts';
import { doRounds, isFault, Tally } from '../testing/rounds.ts';
import { today } from '../testing/score-check.ts';
import type { Site } from '../testing/site.ts';
import { ADMIN, withSite } from '../testing/site.ts';

const ROUNDS = 500;
const CHOOSERS = 6;
const EVENTS_EACH = 5;
const LIMITS: Readonly<Record<EventType, number>> = { Company: 3, Industry: 2, Macro: 2 };

interface Candidate {
  readonly id: string;
  readonly type: EventType;
}

export const experiment: Experiment = {
  title: 'summaries chosen by several people while one of the events is deleted',
  minutes: 5,
  run: (plan) =>
    withSite({ nodes: 2, tenant: { companies: [{ ticker: 'ONE' }] } }, async (site) => {
      const clients = [await site.as(ADMIN, 0), await site.as(ADMIN, 1)] as const;
      const companyID = site.tenant.companyId('ONE');
      const path = changeCompanySummary.path.replace('{id}', companyID);
      const random = createRandom(plan.seed);
      const statuses = new Tally();
      let over = 0;
      let dangling = 0;
      const rounds = await doRounds(plan, plan.size(ROUNDS), 1, async () => {
        const candidates = await addCandidates(site, companyID);
        const victim = candidates[Math.floor(random() * candidates.length)];
        const replies = await Promise.all([
          ...Array.from({ length: CHOOSERS }, (_, i) =>
            clients[i % 2 === 0 ? 0 : 1].put(path, { summary: choose(candidates, random) }),
          ),
          clients[1].post(removeEvent.path, { eventID: victim?.id, companyID }),
        ]);
        for (const { status } of replies) statuses.add(status);
        const left = await listEvents(site, companyID);
        over += isOverLimit(left) ? 1 : 0;
        const { data } = await clients[0].call(getCompany, { params: { id: companyID } });
        const there = new Set(left.map(({ id }) => id));
        dangling += data.summary.every((id) => there.has(id)) ? 0 : 1;
        await clearEvents(site, companyID);
      });
      return {
        lines: [
          `Each round makes ${EVENTS_EACH} events of each type; ${CHOOSERS} requests choose as many of each as are allowed (3, 2, 2), at random, while one event is deleted. Then the table and the company's call are read.`,
        ],
        counts: { rounds, ...statuses.toCounts('answers ') },
        findings: [
          noneOf('rounds that leave more summaries than allowed', over, rounds),
          noneOf('rounds that leave a summary of an event that is gone', dangling, rounds),
          noneOf('answers from 500', statuses.sum(isFault), statuses.sum()),
        ],
      };
    }),
};

function choose(candidates: readonly Candidate[], random: () => number): string[] {
  return EVENT_TYPES.flatMap((type) =>
    candidates
      .filter((candidate) => candidate.type === type)
      .map(({ id }) => ({ id, place: random() }))
      .toSorted((one, other) => one.place - other.place)
      .slice(0, LIMITS[type])
      .map(({ id }) => id),
  );
}

function addCandidates(site: Site, companyId: string): Promise<Candidate[]> {
  const tenant_id = site.tenant.id;
  const rows = EVENT_TYPES.flatMap((type) =>
    Array.from({ length: EVENTS_EACH }, (_, i) => ({
      tenant_id,
      id: newId(),
      company_id: companyId,
      stage: 'company' as const,
      title: `Story ${type} ${i}`,
      summary: 'In short: neutral',
      type,
      score: 0,
      day: isoFromDay(today() - i - 1),
    })),
  );
  return site.query(async (tx) => {
    await tx.insertInto('events').values(rows).execute();
    return rows.map(({ id, type }) => ({ id, type }));
  });
}

function listEvents(site: Site, companyId: string) {
  return site.query((tx) =>
    tx
      .selectFrom('events')
      .select(['id', 'type', 'is_summary'])
      .where('tenant_id', '=', site.tenant.id)
      .where('company_id', '=', companyId)
      .execute(),
  );
}

function isOverLimit(
  events: readonly { readonly type: string | null; readonly is_summary: boolean }[],
): boolean {
  return EVENT_TYPES.some(
    (type) => events.filter((event) => event.is_summary && event.type === type).length > LIMITS[type],
  );
}

async function clearEvents(site: Site, companyId: string): Promise<void> {
  await site.query((tx) =>
    tx
      .deleteFrom('events')
      .where('tenant_id', '=', site.tenant.id)
      .where('company_id', '=', companyId)
      .execute(),
  );
}
