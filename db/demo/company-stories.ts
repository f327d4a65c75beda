/**
 * The year of one company in stories: results each quarter and other news between. The score of each story is what moves the
 * company's running short-term sum towards its fortune, with some noise; the template is one that tells of such a score.
 */
import { impactFromScore } from '@vigilo/domain/events/impact';
import type { Day } from '@vigilo/domain/scoring/day';
import { EVENT_WEIGHTS, isInWindow, computeWindow } from '@vigilo/domain/scoring/score';
import type { Thousandths } from '@vigilo/domain/scoring/thousandths';
import { roundHalfAwayFromZero } from '@vigilo/domain/scoring/thousandths';
import type { Fortune } from './fortune.ts';
import type { Random } from './random.ts';
import { sourceFor, toSlug, storyUrl } from './sources.ts';
import { BAD_STORIES } from './stories-bad.ts';
import { GOOD_STORIES } from './stories-good.ts';
import { fillWords, buildSummary, wordsFor } from './story-words.ts';
import type { CompanyFacts, DemoEvent, StoryTemplate } from './types.ts';

const STORIES: readonly StoryTemplate[] = [...GOOD_STORIES, ...BAD_STORIES];
const RESULT_TOPICS: ReadonlySet<string> = new Set(['Earnings', 'Guidance']);

/** How far a story's score goes towards the fortune, and the standard deviation of what is added by chance. */
const PULL = 0.7;
const NOISE: Thousandths = 170;
const STRONGEST: Thousandths = 900;

/** Days before a template (of results, of other news) or a topic may come again, so that no two stories look alike. */
const RESULT_GAP = 75;
const NEWS_GAP = 150;
const TOPIC_GAP = 10;

export interface Year {
  readonly start: Day;
  readonly today: Day;
  /** First days of the calendar quarters, from before the start. */
  readonly quarterStarts: readonly Day[];
}

interface Slot {
  readonly day: Day;
  readonly isResult: boolean;
}

/** Days of a company's stories in order: its results in each quarter and `count` others. */
function storySlots(company: CompanyFacts, count: number, year: Year, random: Random): Slot[] {
  const afterQuarter = random.whole(18, 52);
  const results =
    company.entityType === 'Public' ? year.quarterStarts.map((first) => first + afterQuarter) : [];
  const others = Array.from({ length: count }, () => random.whole(year.start, year.today));
  return [
    ...results
      .filter((day) => day >= year.start && day <= year.today)
      .map((day) => ({ day, isResult: true })),
    ...others.map((day) => ({ day, isResult: false })),
  ].toSorted((left, right) => left.day - right.day);
}

/** The score, a multiple of 100, that a story of the day should have. */
function wantedScore(
  events: readonly DemoEvent[],
  day: Day,
  fortune: Fortune,
  year: Year,
  random: Random,
): Thousandths {
  const window = computeWindow('shortTerm', day);
  let running = 0;
  for (const event of events) if (isInWindow(event.day, window)) running += event.score;
  const filled = Math.min(1, (day - year.start) / (day - window.after));
  const target = (fortune(day) * filled * 100) / EVENT_WEIGHTS.Company;
  const score = roundHalfAwayFromZero((PULL * (target - running) + NOISE * random.normal()) / 100) * 100;
  return Math.max(-STRONGEST, Math.min(STRONGEST, score));
}

/** Picks templates for one company and remembers when each was used. */
function createPicker(random: Random): (slot: Slot, score: Thousandths) => StoryTemplate | null {
  const lastUse = new Map<string, Day>();
  const isDue = (key: string, day: Day, gap: number): boolean =>
    day - (lastUse.get(key) ?? Number.NEGATIVE_INFINITY) >= gap;
  return (slot, score) => {
    const candidates = STORIES.filter(
      ([topic, least, most, title]) =>
        score >= least &&
        score <= most &&
        RESULT_TOPICS.has(topic) === slot.isResult &&
        isDue(title, slot.day, slot.isResult ? RESULT_GAP : NEWS_GAP) &&
        isDue(topic, slot.day, TOPIC_GAP),
    );
    if (candidates.length === 0) return null;
    const template = random.pick(candidates);
    lastUse.set(template[0], slot.day);
    lastUse.set(template[3], slot.day);
    return template;
  };
}

/** The company's stories in order of their days: at most `count` and four quarters' results. */
export function createCompanyStories(
  company: CompanyFacts,
  count: number,
  fortune: Fortune,
  year: Year,
  random: Random,
): DemoEvent[] {
  const events: DemoEvent[] = [];
  const pickTemplate = createPicker(random);
  for (const slot of storySlots(company, count, year, random)) {
    const score = wantedScore(events, slot.day, fortune, year, random);
    const template = pickTemplate(slot, score);
    if (template) events.push(createStory(company, template, score, slot.day, events.length + 1, random));
  }
  return events;
}

/** One story about a company; `number` tells its stories apart in their addresses. */
export function createStory(
  company: CompanyFacts,
  [topic, , , title, text]: StoryTemplate,
  score: Thousandths,
  day: Day,
  number: number,
  random: Random,
): DemoEvent {
  const words = wordsFor(company, day, random);
  const source = sourceFor(topic, random);
  return {
    ticker: company.ticker,
    title: fillWords(title, words),
    summary: buildSummary(text, words, score),
    url: storyUrl(source, day, `${toSlug(company.ticker)}-${toSlug(topic)}-${number}`),
    source,
    topic,
    eventType: 'Company',
    score,
    impact: impactFromScore(score),
    day,
    isUIGenerated: random.chance(0.6),
    isSummary: false,
  };
}

/** A template that tells of the score, whatever was told before. */
export function pickStory(score: Thousandths, random: Random): StoryTemplate {
  return random.pick(STORIES.filter(([, least, most]) => score >= least && score <= most));
}

/** Topics of company stories. */
export const COMPANY_TOPICS: readonly string[] = [...new Set(STORIES.map(([topic]) => topic))];
