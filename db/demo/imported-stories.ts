/**
 * System generated events that wait for an analyst: recent, some with fields the suggestion was not sure of left empty, and some
 * that tell a story the company already has from another source.
 */
import { roundHalfAwayFromZero } from '@vigilo/domain/scoring/thousandths';
import { createStory, pickStory } from './company-stories.ts';
import type { Year } from './company-stories.ts';
import type { Random } from './random.ts';
import { otherSource, slugOf, storyUrl } from './sources.ts';
import type { CompanyFacts, DemoEvent, DemoImportedEvent } from './types.ts';

const RECENT_DAYS = 30;
const MOST = 6;

/** Chances that a field is empty, and that the story is one the company already has. */
const NO_SUMMARY = 0.3;
const NO_TOPIC = 0.25;
const NO_EVENT_TYPE = 0.1;
const NO_SCORE = 0.35;
const KNOWN_STORY = 0.12;

function importStory(story: DemoEvent, random: Random): DemoImportedEvent {
  const hasScore = !random.chance(NO_SCORE);
  return {
    ...story,
    imported: true,
    isUIGenerated: false,
    summary: random.chance(NO_SUMMARY) ? null : story.summary,
    topic: random.chance(NO_TOPIC) ? null : story.topic,
    eventType: random.chance(NO_EVENT_TYPE) ? null : story.eventType,
    score: hasScore ? story.score : null,
    impact: hasScore ? story.impact : null,
  };
}

/** None to six imported events of a company whose stories are `told`; no two of a day share a title. */
export function createImportedStories(company: CompanyFacts, told: readonly DemoEvent[], year: Year, random: Random): DemoImportedEvent[] {
  const recent = told.filter((story) => story.day > year.today - RECENT_DAYS);
  const stories = new Map<string, DemoImportedEvent>();
  const count = random.whole(0, MOST);
  for (let number = 1; number <= count; number++) {
    const known = recent.length > 0 && random.chance(KNOWN_STORY) ? random.pick(recent) : null;
    const score = Math.max(-8, Math.min(8, roundHalfAwayFromZero(random.normal() * 3))) * 100;
    const day = random.whole(year.today - RECENT_DAYS + 1, year.today);
    const story = known ?? createStory(company, pickStory(score, random), score, day, number, random);
    const source = known ? otherSource(known.source, random) : story.source;
    const url = storyUrl(source, story.day, `${slugOf(company.ticker)}-import-${number}`);
    stories.set(`${story.day} ${story.title}`, importStory({ ...story, source, url }, random));
  }
  return [...stories.values()].toSorted((left, right) => left.day - right.day);
}
