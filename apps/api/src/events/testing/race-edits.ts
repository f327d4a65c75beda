// Two people edit the same event at the same moment, over and over, over HTTP: each pair has read the same event, and both requests are let go together.
// Of each pair one must be stored and the other refused because somebody was faster; whatever else happens is a lost update.

import { getCompany } from '@vigilo/contract/companies';
import type { EventRow } from '@vigilo/contract/events';
import { addEvent, changeEvent, listEvents } from '@vigilo/contract/events';
import { addSource, addTopic } from '@vigilo/contract/tenants';
import { EVENT_TYPES } from '@vigilo/domain/scoring/event-type';
import { impactFromScore } from '@vigilo/domain/scoring/impact';
import { dayFromIso, dayFromTimestamp, isoFromDay } from '@vigilo/domain/scoring/day';
import { scoreCompany } from '@vigilo/domain/scoring/score';
import { toDecimal, toThousandths } from '@vigilo/domain/scoring/thousandths';
import type { TestClient } from '../../app/testing/test-client.ts';

/** What the raced events are about: nothing alike, so that none of them joins the story of another and leaves the list. */
const SUBJECTS = ['Refinery burns', 'Dividend cut', 'Chairman resigns', 'Bond issued in yen'] as const;
const SCORES = 21;
const SOURCE = 'Wire';
const TOPIC = 'Results';

export interface RaceResult {
  readonly pairs: number;
  readonly won: number;
  readonly refused: number;
  readonly lost: number;
  /** Short-term scores of the company when all is done: as stored, and from its events. */
  readonly storedScore: number;
  readonly recomputedScore: number;
}

type Clients = readonly [TestClient, TestClient];

/** Races on several events of a company at once. The clients may add and edit events, and see the company. */
export async function raceEdits(clients: Clients, companyId: string, pairs: number): Promise<RaceResult> {
  // Refused where an earlier race has added them.
  await clients[0].post(addSource.path, { name: SOURCE });
  await clients[0].post(addTopic.path, { name: TOPIC });
  const today = dayFromTimestamp(Date.now());
  const counts = { won: 0, refused: 0, lost: 0 };
  let left = pairs;
  const race = async (subject: string, number: number) => {
    const id = await addRaced(clients[0], companyId, subject, isoFromDay(today - number));
    for (; left > 0;) {
      left -= 1;
      const { won, refused, isLost } = await racePair(clients, companyId, id, subject, left);
      counts.won += won;
      counts.refused += refused;
      counts.lost += isLost ? 1 : 0;
    }
  };
  await Promise.all(SUBJECTS.map(race));
  return { pairs, ...counts, ...(await compareScores(clients[0], companyId, today)) };
}

async function addRaced(client: TestClient, companyID: string, title: string, date: string): Promise<string> {
  const body = {
    title,
    url: `https://news.test/raced/${companyID}/${encodeURIComponent(title)}`,
    source: SOURCE,
    topic: TOPIC,
    impact: 'Neutral' as const,
    event: 'Company' as const,
    date,
    score: 0,
    companyID,
  };
  return (await client.call(addEvent, { body })).data._id;
}

async function racePair(
  clients: Clients,
  companyId: string,
  id: string,
  subject: string,
  turn: number,
): Promise<{ won: number; refused: number; isLost: boolean }> {
  const before = await getRow(clients[0], companyId, id);
  const edits = clients.map((_, i) => buildEdit(before, companyId, `${subject}, ${turn} by ${i}`, turn, i));
  const replies = await Promise.all(clients.map((client, i) => client.post(changeEvent.path, edits[i])));
  const winners = edits.filter((_, i) => replies[i]?.status === 200);
  const refused = replies.filter(({ status }) => status === 409).length;
  const [winner] = winners;
  const after = await getRow(clients[1], companyId, id);
  const isStored =
    winner !== undefined &&
    after.title === winner.title &&
    after.score === winner.score &&
    after.event === winner.event &&
    after.version === before.version + 1;
  return { won: winners.length, refused, isLost: winners.length !== 1 || refused !== 1 || !isStored };
}

/** An edit that changes score, title and, now and then, type and day of an event. The two of a pair differ from each other and from what is stored. */
function buildEdit(row: EventRow, companyID: string, title: string, turn: number, side: number) {
  const stored = toThousandths(row.score ?? 0);
  const score = toDecimal(((stored / 100 + 10 + 1 + side + (turn % 7)) % SCORES) * 100 - 1000);
  const { _id, url, summary = '', source, topic, date, event, version } = row;
  return {
    _id,
    companyID,
    tab: row.tab,
    title,
    url,
    summary,
    source,
    topic,
    impact: impactFromScore(toThousandths(score)),
    score,
    date,
    event: EVENT_TYPES[(turn + side) % EVENT_TYPES.length] ?? event,
    previousScore: row.score,
    previousPublishedDate: date,
    previousEventType: event,
    // Every other pair leaves it to the previous values to say what was read.
    ...(turn % 2 === 0 ? { version } : {}),
  };
}

async function getRow(client: TestClient, companyId: string, id: string): Promise<EventRow> {
  const row = (await listRows(client, companyId)).find(({ _id }) => _id === id);
  if (!row) throw new Error(`The event ${id} is gone`);
  return row;
}

async function listRows(client: TestClient, companyId: string): Promise<EventRow[]> {
  const reply = await client.call(listEvents, { params: { id: companyId }, body: {} });
  return reply.status === 'success' ? reply.data : [];
}

async function compareScores(
  client: TestClient,
  companyId: string,
  today: number,
): Promise<Pick<RaceResult, 'storedScore' | 'recomputedScore'>> {
  const events = (await listRows(client, companyId)).flatMap(({ event, score, date }) =>
    event === null || score === null || date === null
      ? []
      : [{ type: event, score: toThousandths(score), day: dayFromIso(date.slice(0, 10)) }],
  );
  const { data } = await client.call(getCompany, { params: { id: companyId } });
  return {
    storedScore: data.cumulativeScoreST,
    recomputedScore: toDecimal(scoreCompany(events, today).shortTerm.current),
  };
}
