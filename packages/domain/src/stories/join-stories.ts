// Joins items to stories (decisions.md section 4; issue 5, 'One story, counted once'). An item joins the story of the most similar item of its
// company (same-story.ts); of equally similar ones, the one stored first. A story spans at most 7 days from its first day to its last, so that
// a chain of follow-ups cannot grow without end: later items begin a new story. Nor does an item join one that it contradicts: 'avoids default' is no part
// of a story that begins with 'defaults', however like it is to a later headline of that. Items that an analyst has split off neither join nor are joined.
// Items are processed by day, so that the order within a batch does not matter.
//
// Items that stay alone are not in the result. A new story has the temporary id of the item first joined; it is stored under its own id, because
// that item may leave the story later.

import { runAtOnce } from '../records/run-at-once.ts';
import type { Likeness, StoryItem } from './same-story.ts';
import { excludeEachOther, sameStory, STORY_DAYS } from './same-story.ts';

/** An item with its story; null if it is alone. */
export interface JoinableItem extends StoryItem {
  readonly storyId: string | null;
  readonly isSplit: boolean;
}

const NEW = 'new ';

/** Whether a story is not stored yet. */
export function isNewStory(storyId: string): boolean {
  return storyId.startsWith(NEW);
}

/** An item that joined a story, the similar item in it, and how they are similar. */
export interface Join extends Likeness {
  readonly id: string;
  readonly storyId: string;
  readonly withId: string;
}

/**
 * Joins fresh items to the stories of known ones and to each other. Known items keep their story. If an item joins one that was alone, the story
 * is new and also contains {@link Join.withId}.
 */
export function joinStories(known: readonly JoinableItem[], fresh: readonly JoinableItem[]): Join[] {
  return runAtOnce(joinInSteps(known, fresh));
}

/** The same, with a step for each fresh item. */
export function* joinInSteps(
  known: readonly JoinableItem[],
  fresh: readonly JoinableItem[],
): Generator<undefined, Join[], undefined> {
  const finder = new StoryFinder();
  for (const item of known) finder.add(item);
  const joins: Join[] = [];
  for (const item of fresh.toSorted(byDayAndId)) {
    yield;
    const match = finder.find(item);
    if (!match) {
      finder.add(item);
      continue;
    }
    finder.add({ ...item, storyId: match.storyId });
    joins.push({ id: item.id, ...match });
  }
  return joins;
}

function byDayAndId(a: JoinableItem, b: JoinableItem): number {
  return (a.day ?? Infinity) - (b.day ?? Infinity) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}

interface Company {
  readonly items: JoinableItem[];
  readonly byWord: Map<string, number[]>;
  readonly byTitle: Map<string, number[]>;
  readonly byUrl: Map<string, number[]>;
}

interface Story {
  first: number;
  last: number;
  /** Those it is compared with for contradictions, the first. */
  readonly items: JoinableItem[];
}

/** Finds the story of an item among the added ones. Only items with a common title, address or enough common words are compared. */
class StoryFinder {
  readonly #companies = new Map<string, Company>();
  readonly #stories = new Map<string, Story>();

  add(item: JoinableItem): void {
    if (item.isSplit) return;
    const company: Company = this.#companies.get(item.companyId) ?? {
      items: [],
      byWord: new Map(),
      byTitle: new Map(),
      byUrl: new Map(),
    };
    this.#companies.set(item.companyId, company);
    const index = company.items.push(item) - 1;
    for (const [word, weight] of item.words.words)
      if (weight >= LEAST_DISTINCTIVE) note(company.byWord, word, index);
    note(company.byTitle, item.words.key, index);
    if (item.urlKey !== null) note(company.byUrl, item.urlKey, index);
    this.#addToStory(item);
  }

  #addToStory(item: JoinableItem): void {
    const storyId = toStoryId(item);
    const story = this.#stories.get(storyId) ?? { first: Infinity, last: -Infinity, items: [] };
    this.#stories.set(storyId, story);
    if (story.items.length < MOST_COMPARED) story.items.push(item);
    if (item.day === null) return;
    story.first = Math.min(story.first, item.day);
    story.last = Math.max(story.last, item.day);
  }

  /** The story of the most similar item, or null. */
  find(item: JoinableItem): Omit<Join, 'id'> | null {
    const company = this.#companies.get(item.companyId);
    if (!company || item.isSplit) return null;
    let best: Omit<Join, 'id'> | null = null;
    for (const index of listCandidates(company, item)) {
      const other = company.items[index];
      if (!other || other.id === item.id || !this.#hasRoomFor(other, item)) continue;
      const likeness = sameStory(item, other);
      if (!likeness || (likeness.reason === 'same-words' && this.#contradictsStory(other, item))) continue;
      const match = { ...likeness, storyId: toStoryId(other), withId: other.id };
      if (!best || isBetter(match, best)) best = match;
    }
    return best;
  }

  #hasRoomFor(other: JoinableItem, item: JoinableItem): boolean {
    const story = this.#stories.get(toStoryId(other));
    if (!story || item.day === null) return true;
    return Math.max(story.last, item.day) - Math.min(story.first, item.day) <= STORY_DAYS;
  }

  /** Whether an item contradicts one of the story of another. */
  #contradictsStory(other: JoinableItem, item: JoinableItem): boolean {
    const items = this.#stories.get(toStoryId(other))?.items ?? [];
    return items.some((each) => excludeEachOther(item.words, each.words));
  }
}

function toStoryId({ id, storyId }: JoinableItem): string {
  return storyId ?? `${NEW}${id}`;
}

/** A common address is stronger evidence than any words. */
function isBetter(a: Omit<Join, 'id'>, b: Omit<Join, 'id'>): boolean {
  if (a.reason !== b.reason) return a.reason === 'same-url';
  if (a.similarity !== b.similarity) return a.similarity > b.similarity;
  return a.withId < b.withId;
}

/** Excludes a company's own name, which all its headlines share. */
const LEAST_DISTINCTIVE = 0.3;
/** The least weight of common words for comparing two items, that of any that is distinctive, and the most items compared. */
const LEAST_IN_COMMON = 0.3;
const MOST_COMPARED = 40;

/** The items within seven days with a common title, address or enough common words; if there are too many, those with the most. */
function listCandidates(company: Company, item: JoinableItem): Iterable<number> {
  const alike = [
    ...(company.byTitle.get(item.words.key) ?? []),
    ...(item.urlKey === null ? [] : (company.byUrl.get(item.urlKey) ?? [])),
  ];
  const sure = alike.filter((index) => isNear(company.items[index], item));
  const inCommon = weighAll(company, item);
  const likely: number[] = [];
  // An index loop, because iterating over entries takes as long as the comparisons.
  for (let index = 0; index < inCommon.length; index += 1)
    if ((inCommon[index] ?? 0) >= LEAST_IN_COMMON && isNear(company.items[index], item)) likely.push(index);
  if (likely.length > MOST_COMPARED) {
    likely.sort((one, other) => (inCommon[other] ?? 0) - (inCommon[one] ?? 0));
    likely.length = MOST_COMPARED;
  }
  return new Set([...sure.slice(0, MOST_COMPARED), ...likely]);
}

/** The weight of common words with each item of the company. */
function weighAll(company: Company, item: JoinableItem): Float32Array {
  const inCommon = new Float32Array(company.items.length);
  for (const [word, weight] of item.words.words) {
    if (weight < LEAST_DISTINCTIVE) continue;
    for (const index of company.byWord.get(word) ?? []) inCommon[index] = (inCommon[index] ?? 0) + weight;
  }
  return inCommon;
}

function isNear(one: JoinableItem | undefined, { day }: JoinableItem): boolean {
  if (!one) return false;
  return one.day === null || day === null || Math.abs(one.day - day) <= STORY_DAYS;
}

function note(index: Map<string, number[]>, key: string, at: number): void {
  const list = index.get(key);
  if (list) list.push(at);
  else index.set(key, [at]);
}
