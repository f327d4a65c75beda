/** Stories that many companies share: about their industry, or about the economy of their country. */
import type { Sector } from '@vigilo/domain/companies/sectors';
import type { EventType } from '@vigilo/domain/scoring/event-type';
import { impactFromScore } from '@vigilo/domain/scoring/impact';
import type { Day } from '@vigilo/domain/scoring/day';
import type { Thousandths } from '@vigilo/domain/scoring/thousandths';
import type { Random } from './random.ts';
import { MACRO_STORIES } from './macro-stories.ts';
import { INDUSTRY_SOURCE, MACRO_SOURCE, toSlug, storyUrl } from './sources.ts';
import { INDUSTRY_STORIES } from './story-templates.ts';
import { fillWords, buildSummary, wordsFor } from './story-words.ts';
import type { StoryWords } from './story-words.ts';
import type { CompanyFacts, DemoEvent } from './types.ts';
import { pickStoryDay } from './year.ts';

/** A story before it is handed to its companies. */
export interface SharedStory {
  readonly topic: string;
  readonly title: string;
  readonly text: string;
  readonly words: StoryWords;
  readonly scoreFor: (sector: Sector) => Thousandths;
  readonly source: string;
  readonly url: string;
  readonly eventType: EventType;
  readonly day: Day;
}

/** One to five templates, each of another topic, so that a year does not say one thing and its opposite. */
function pickTemplates<T extends { readonly topic: string }>(templates: readonly T[], random: Random): T[] {
  const byTopic = new Map(random.shuffle(templates).map((template) => [template.topic, template]));
  return random.shuffle([...byTopic.values()]).slice(0, random.whole(1, 5));
}

/** One to five stories of the year about the industry of the company. */
export function createIndustryStories(company: CompanyFacts, random: Random): SharedStory[] {
  return pickTemplates(INDUSTRY_STORIES, random).map(({ topic, lowest, highest, title, text }, i) => {
    const day = pickStoryDay(random);
    const score = random.whole(lowest / 100, highest / 100) * 100;
    const words = wordsFor(company, random);
    const url = storyUrl(INDUSTRY_SOURCE, `${toSlug(company.industry)}-${i + 1}`);
    return {
      topic,
      title: fillWords(title, words),
      text,
      words,
      scoreFor: () => score,
      source: INDUSTRY_SOURCE,
      url,
      eventType: 'Industry',
      day,
    };
  });
}

/** One to five stories of the year about the economy of the company's country. */
export function createMacroStories(company: CompanyFacts, random: Random): SharedStory[] {
  return pickTemplates(MACRO_STORIES, random).map(({ topic, title, text, score, bySector }, i) => {
    const day = pickStoryDay(random);
    const words = wordsFor(company, random);
    const url = storyUrl(MACRO_SOURCE, `${toSlug(company.country)}-${i + 1}`);
    const scoreFor = (sector: Sector): Thousandths => bySector?.[sector] ?? score;
    return {
      topic,
      title: fillWords(title, words),
      text,
      words,
      scoreFor,
      source: MACRO_SOURCE,
      url,
      eventType: 'Macro',
      day,
    };
  });
}

/** The shared story as an event of one company. */
export function toCompanyStory(story: SharedStory, company: CompanyFacts): DemoEvent {
  const score = story.scoreFor(company.sector);
  return {
    ticker: company.ticker,
    title: story.title,
    summary: buildSummary(story.text, story.words, score),
    url: story.url,
    source: story.source,
    topic: story.topic,
    eventType: story.eventType,
    score,
    impact: impactFromScore(score),
    day: story.day,
    isUIGenerated: false,
    isSummary: false,
  };
}

/** Topics of industry and macro stories. */
export const SHARED_TOPICS: readonly string[] = [
  ...new Set([...INDUSTRY_STORIES, ...MACRO_STORIES].map(({ topic }) => topic)),
];
