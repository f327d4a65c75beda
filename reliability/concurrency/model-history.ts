// E-19: random sequences of what people do with one company, each answer and each state compared with a model that does the same one after the other. Many
// sequences run at once, each on a company of its own, so that they share every lock but those of the company.

import {
  addCompanies,
  changeCompany,
  changeCompanyStatus,
  getCompany,
  removeCompany,
  restoreCompany,
} from '@vigilo/contract/companies';
import { addEvent, changeEvent, removeEvent } from '@vigilo/contract/events';
import { addToPortfolio, removeFromPortfolio } from '@vigilo/contract/portfolio';
import { dayFromIso } from '@vigilo/domain/scoring/day';
import { scoreCompany } from '@vigilo/domain/scoring/score';
import { toDecimal, toThousandths } from '@vigilo/domain/scoring/thousandths';
import fc from 'fast-check';
import type { TestClient, TestReply } from '../../apps/api/src/app/testing/test-client.ts';
import { newId } from '../../apps/api/src/frame/ids.ts';
import { draftCompany, draftEvent } from '../testing/drafts.ts';
import type { Experiment } from '../testing/experiment.ts';
import { noneOf } from '../testing/experiment.ts';
import { doRounds } from '../testing/rounds.ts';
import { checkScores, today } from '../testing/score-check.ts';
import { ADMIN, withSite } from '../testing/site.ts';

const SEQUENCES = 5_000;
const COMMANDS = 30;
const AT_ONCE = 8;
const SHOWN = 5;

const KINDS = [
  'add',
  'add',
  'add',
  'change',
  'change',
  'drop',
  'describe',
  'lock',
  'open',
  'open',
  'keep',
  'let go',
  'delete',
  'restore',
  'restore',
] as const;

interface Command {
  readonly kind: (typeof KINDS)[number];
  readonly pick: number;
  /** Tenths. */
  readonly score: number;
}

const command = fc.record({
  kind: fc.constantFrom(...KINDS),
  pick: fc.nat(1000),
  score: fc.integer({ min: -10, max: 10 }),
});

interface Model {
  readonly companyID: string;
  readonly ticker: string;
  readonly events: Map<string, Omit<ReturnType<typeof draftEvent>, 'score'> & { score: number }>;
  description: string;
  isLocked: boolean;
  isDeleted: boolean;
  isKept: boolean;
}

export const experiment: Experiment = {
  title: 'random histories against a model',
  minutes: 6,
  run: (plan) =>
    withSite({ nodes: 2 }, async (site) => {
      const clients = [await site.as(ADMIN, 0), await site.as(ADMIN, 1)];
      const sequences = fc.sample(fc.array(command, { minLength: COMMANDS, maxLength: COMMANDS }), {
        numRuns: plan.size(SEQUENCES),
        seed: plan.seed,
      });
      const found: string[] = [];
      let commands = 0;
      const done = await doRounds(plan, sequences.length, AT_ONCE, async (round) => {
        const client = clients[round % clients.length];
        if (!client) return;
        const model = await begin(client, `H${round}`);
        for (const each of sequences[round] ?? []) {
          commands += 1;
          const difference = await compare(client, model, each);
          if (difference === null) continue;
          found.push(`sequence ${round}: ${difference}`);
          return;
        }
        const difference = await compareState(client, model);
        if (difference !== null) found.push(`sequence ${round}: ${difference}`);
      });
      const scores = await checkScores(site.db, site.tenant.id);
      return {
        lines: [
          `Sequences of ${COMMANDS} commands (add, change and drop an event, describe, lock, open, keep in the portfolio, let go, delete, restore), ${AT_ONCE} at once over two processes. Each answer is what the model expects, and at the end description, status and score are those of the model.`,
          ...found.slice(0, SHOWN).map((each) => `- ${each}`),
        ],
        counts: { sequences: done, commands },
        findings: [
          noneOf('sequences that differ from the model', found.length, done),
          noneOf('companies whose score is not that of their events', scores.different, scores.companies),
        ],
      };
    }),
};

async function begin(client: TestClient, ticker: string): Promise<Model> {
  const draft = draftCompany(ticker);
  const { data } = await client.call(addCompanies, { body: { arrayOfCompanies: [draft] } });
  return {
    companyID: data[0]?._id ?? '',
    ticker,
    events: new Map(),
    description: draft.businessDescription,
    isLocked: false,
    isDeleted: false,
    isKept: false,
  };
}

/** Sends a command, and says how the answer differs from the model's, which then does the same. */
async function compare(client: TestClient, model: Model, each: Command): Promise<string | null> {
  const chosen = [...model.events.keys()][each.pick % Math.max(1, model.events.size)];
  const needsEvent = each.kind === 'change' || each.kind === 'drop';
  if (needsEvent && chosen === undefined) return null;
  const expected = expect(model, each.kind);
  const reply = await SENDERS[each.kind](client, model, each, chosen ?? '');
  return reply.status === expected
    ? null
    : `${each.kind} answered ${reply.status} where ${expected} was due: ${reply.text.slice(0, 150)}`;
}

/** What is gone is not found; what is Validated is locked. */
function expect(model: Model, kind: Command['kind']): number {
  if (kind === 'restore') return model.isDeleted ? 200 : 404;
  if (kind === 'let go') return model.isKept && !model.isDeleted ? 200 : 404;
  if (model.isDeleted) return 404;
  if (kind === 'keep') return model.isKept ? 409 : 200;
  if (kind === 'lock' || kind === 'open') return 200;
  return model.isLocked ? 409 : 200;
}

type Send = (client: TestClient, model: Model, each: Command, eventId: string) => Promise<TestReply>;

const pathOf = (call: { readonly path: string }, { companyID }: Model) =>
  call.path.replace('{id}', companyID);

/** Does `then` where the request was granted. */
async function granted(sent: Promise<TestReply>, then: () => void): Promise<TestReply> {
  const reply = await sent;
  if (reply.status === 200) then();
  return reply;
}

function setStatus(client: TestClient, model: Model, isLocked: boolean): Promise<TestReply> {
  const CompanyStatus = isLocked ? 'Validated' : 'Initiated';
  const body = { companyID: model.companyID, CompanyStatus };
  return granted(client.post(changeCompanyStatus.path, body), () => (model.isLocked = isLocked));
}

const SENDERS: Readonly<Record<Command['kind'], Send>> = {
  add,
  change,
  drop: (client, model, _, eventID) =>
    granted(client.post(removeEvent.path, { eventID, companyID: model.companyID }), () =>
      model.events.delete(eventID),
    ),
  describe: (client, model, { pick }) => {
    const businessDescription = `Description ${pick}`;
    const body = { companyID: model.companyID, Company: { businessDescription } };
    return granted(client.post(changeCompany.path, body), () => (model.description = businessDescription));
  },
  lock: (client, model) => setStatus(client, model, true),
  open: (client, model) => setStatus(client, model, false),
  keep: (client, model) =>
    granted(client.put(addToPortfolio.path, { ticker: model.ticker }), () => (model.isKept = true)),
  'let go': (client, model) =>
    granted(client.delete(pathOf(removeFromPortfolio, model)), () => (model.isKept = false)),
  delete: (client, model) =>
    granted(client.delete(pathOf(removeCompany, model)), () => (model.isDeleted = true)),
  restore: (client, model) =>
    granted(client.post(pathOf(restoreCompany, model), {}), () => (model.isDeleted = false)),
};

function impactOf(tenths: number) {
  if (tenths > 5) return 'Strongly Positive';
  if (tenths > 0) return 'Positive';
  if (tenths === 0) return 'Neutral';
  return tenths >= -5 ? 'Negative' : 'Strongly Negative';
}

async function add(client: TestClient, model: Model, { pick, score }: Command): Promise<TestReply> {
  const draft = draftEvent(model.companyID, newId(), 1 + (pick % 400));
  const body = { ...draft, score: score / 10, impact: impactOf(score) };
  const reply = await client.post(addEvent.path, body);
  if (reply.status === 200)
    model.events.set(addEvent.reply.parse(reply.json()).data._id, { ...draft, score: body.score });
  return reply;
}

async function change(client: TestClient, model: Model, { score }: Command, _id: string): Promise<TestReply> {
  const stored = model.events.get(_id);
  if (!stored) throw new Error('Only what the model knows is changed');
  const reply = await client.post(changeEvent.path, {
    ...stored,
    _id,
    score: score / 10,
    impact: impactOf(score),
    previousScore: stored.score,
    previousPublishedDate: stored.date,
    previousEventType: stored.event,
  });
  if (reply.status === 200) stored.score = score / 10;
  return reply;
}

async function compareState(client: TestClient, model: Model): Promise<string | null> {
  if (model.isDeleted) return null;
  const { data } = await client.call(getCompany, { params: { id: model.companyID } });
  const events = [...model.events.values()].map(({ event, score, date }) => ({
    type: event,
    score: toThousandths(score),
    day: dayFromIso(date),
  }));
  const expected = {
    score: toDecimal(scoreCompany(events, today()).shortTerm.current),
    description: model.description,
    isLocked: model.isLocked,
  };
  const seen = {
    score: data.cumulativeScoreST,
    description: data.businessDescription,
    isLocked: data.status === 'Validated',
  };
  const [one, other] = [JSON.stringify(seen), JSON.stringify(expected)];
  return one === other ? null : `${one} where ${other} was due`;
}
