/**
 * The year of one company in stories: results each quarter and other news between. The score of each story is what moves the
 * company's running short-term sum towards its fortune, with some noise; the template is one that tells of such a score.
 */
import { impactFromScore } from '@vigilo/domain/scoring/impact';
import type { Day } from '@vigilo/domain/scoring/day';
import { EVENT_WEIGHTS } from '@vigilo/domain/scoring/score';
import type { Thousandths } from '@vigilo/domain/scoring/thousandths';
import { roundHalfAwayFromZero } from '@vigilo/domain/scoring/thousandths';
import type { Fortune } from './fortune.ts';
import type { Random } from './random.ts';
import { sourceFor, toSlug, storyUrl } from './sources.ts';
import { COMPANY_STORIES } from './story-templates.ts';
import type { StoryTemplate } from './story-templates.ts';
import { fillWords, buildSummary, wordsFor } from './story-words.ts';
import type { CompanyFacts, DemoEvent } from './types.ts';
import { FIRST_DAY, isStoryDay, pickStoryDay, QUARTER_DAYS } from './year.ts';

const RESULT_TOPICS: ReadonlySet<string> = new Set(['Earnings', 'Guidance']);

/** How far a story's score goes towards the fortune, and the standard deviation of what is added by chance. */
const PULL = 0.7;
const NOISE: Thousandths = 170;
const STRONGEST: Thousandths = 900;

/** Days before a template (of results, of other news) or a topic may come again, so that no two stories look alike. */
const RESULT_GAP = 75;
const NEWS_GAP = 150;
const TOPIC_GAP = 10;

interface Slot {
  readonly day: Day;
  readonly isResult: boolean;
}

/** Days of a company's stories in order: four results, where it is public, and `count` others. */
function storySlots(company: CompanyFacts, count: number, random: Random): Slot[] {
  const results = company.entityType === 'Public' ? resultDays(random) : [];
  const others = Array.from({ length: count }, () => pickStoryDay(random));
  return [
    ...results.map((day) => ({ day, isResult: true })),
    ...others.map((day) => ({ day, isResult: false })),
  ].toSorted((left, right) => left.day - right.day);
}

function resultDays(random: Random): Day[] {
  const courses = Array.from({ length: QUARTER_DAYS }, (_, later) =>
    [0, 1, 2, 3].map((quarter) => FIRST_DAY + later + quarter * QUARTER_DAYS),
  );
  return random.pick(courses.filter((days) => days.every((day) => isStoryDay(day))));
}

/** The score, a multiple of 100, that a story of the day should have. */
function wantedScore(events: readonly DemoEvent[], day: Day, fortune: Fortune, random: Random): Thousandths {
  let running = 0;
  for (const event of events) if (event.day > day - QUARTER_DAYS) running += event.score;
  const filled = Math.min(1, (day - FIRST_DAY) / QUARTER_DAYS);
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
    const candidates = COMPANY_STORIES.filter(
      ({ topic, lowest, highest, title }) =>
        score >= lowest &&
        score <= highest &&
        RESULT_TOPICS.has(topic) === slot.isResult &&
        isDue(title, slot.day, slot.isResult ? RESULT_GAP : NEWS_GAP) &&
        isDue(topic, slot.day, TOPIC_GAP),
    );
    if (candidates.length === 0) return null;
    const template = random.pick(candidates);
    lastUse.set(template.topic, slot.day);
    lastUse.set(template.title, slot.day);
    return template;
  };
}

/** The company's stories in order of their days: at most `count` and four quarters' results. */
export function createCompanyStories(
  company: CompanyFacts,
  count: number,
  fortune: Fortune,
  random: Random,
): DemoEvent[] {
  const events: DemoEvent[] = [];
  const pickTemplate = createPicker(random);
  for (const slot of storySlots(company, count, random)) {
    const score = wantedScore(events, slot.day, fortune, random);
    const template = pickTemplate(slot, score);
    if (template) events.push(createStory(company, template, score, slot.day, events.length + 1, random));
  }
  return events;
}

/** One story about a company; `number` tells its stories apart in their addresses. */
export function createStory(
  company: CompanyFacts,
  { topic, title, text }: StoryTemplate,
  score: Thousandths,
  day: Day,
  number: number,
  random: Random,
): DemoEvent {
  const words = wordsFor(company, random);
  const source = sourceFor(topic, random);
  return {
    ticker: company.ticker,
    title: fillWords(title, words),
    summary: buildSummary(text, words, score),
    url: storyUrl(source, `${toSlug(company.ticker)}-${toSlug(topic)}-${number}`),
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
  return random.pick(COMPANY_STORIES.filter(({ lowest, highest }) => score >= lowest && score <= highest));
}

/** Topics of company stories. */
export const COMPANY_TOPICS: readonly string[] = [...new Set(COMPANY_STORIES.map(({ topic }) => topic))];
