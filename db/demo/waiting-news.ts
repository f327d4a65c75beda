/**
 * News that waits for an analyst: recent, some of it without a summary, some that tells a story the company already has, and some
 * that several sources tell.
 */
import { roundHalfAwayFromZero } from '@vigilo/domain/scoring/thousandths';
import { createStory, pickStory } from './company-stories.ts';
import type { Random } from './random.ts';
import { otherSource, toSlug, storyUrl } from './sources.ts';
import type { CompanyFacts, DemoEvent, DemoNews, RepublishedEvent } from './types.ts';
import { TODAY } from './year.ts';

const RECENT_DAYS = 30;
const MOST = 6;
const MOST_RETELLINGS = 2;

/** Chances that a news item has no summary, that it tells a story the company already has, and that other sources tell it too. */
const NO_SUMMARY = 0.3;
const KNOWN_STORY = 0.12;
const REPUBLISHED = 0.2;

/** None to six stories that wait at a company whose events are `told`, some told by several sources; no two of a day and source share a title. */
export function createWaitingNews(
  company: CompanyFacts,
  stored: readonly DemoEvent[],
  random: Random,
): DemoNews[] {
  const recent = stored.filter((story) => story.day > TODAY - RECENT_DAYS);
  const stories = new Map<string, DemoNews>();
  const count = random.whole(0, MOST);
  for (let number = 1; number <= count; number++) {
    const known = recent.length > 0 && random.chance(KNOWN_STORY) ? random.pick(recent) : null;
    const score = Math.max(-8, Math.min(8, roundHalfAwayFromZero(random.normal() * 3))) * 100;
    const day = random.whole(TODAY - RECENT_DAYS + 1, TODAY);
    const story = known ?? createStory(company, pickStory(score, random), score, day, number, random);
    const source = known ? otherSource(known.source, random) : story.source;
    const url = storyUrl(source, `${toSlug(company.ticker)}-import-${number}`);
    const summary = random.chance(NO_SUMMARY) ? '' : story.summary;
    stories.set(`${story.day} ${story.title}`, {
      ticker: company.ticker,
      title: story.title,
      summary,
      url,
      source,
      day: story.day,
      republishes: known?.url ?? null,
    });
  }
  return [...stories.values()]
    .flatMap((news) => [
      news,
      ...(news.republishes === null && random.chance(REPUBLISHED) ? retellings(news, random) : []),
    ])
    .toSorted((left, right) => left.day - right.day);
}

/** The same by other sources on that day and the next. */
function retellings(news: DemoNews, random: Random): DemoNews[] {
  const others = new Map<string, DemoNews>();
  const count = random.whole(1, MOST_RETELLINGS);
  for (let number = 1; number <= count; number++) {
    const source = otherSource(news.source, random);
    const day = Math.min(TODAY, news.day + random.whole(0, 1));
    others.set(source, {
      ...news,
      title: titleBy(news.title, source),
      source,
      day,
      summary: '',
      url: urlBy(news, source),
      republishes: news.url,
    });
  }
  return [...others.values()];
}

/** An event of a company as another source told it on the same day. */
export function republishEvent(event: DemoEvent, random: Random): RepublishedEvent {
  const source = otherSource(event.source, random);
  return {
    ...event,
    title: titleBy(event.title, source),
    source,
    url: urlBy(event, source),
    isUIGenerated: false,
    isSummary: false,
    republishes: event.url,
  };
}

/** Aggregators put the name of the source behind the title. */
function titleBy(title: string, source: string): string {
  return `${title} - ${source}`;
}

function urlBy({ url }: { readonly url: string }, source: string): string {
  return storyUrl(source, url.slice(url.lastIndexOf('/') + 1));
}
