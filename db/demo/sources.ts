/** The invented sources of the demo's stories. Source and address mark every story as a demo: the host can never exist. */
import { foldText } from '@vigilo/domain/records/fold-text';
import type { Random } from './random.ts';
import { remember } from './remember.ts';

const FILINGS = 'Demo filings';
const RATINGS_DESK = 'Demo ratings desk';
const PRESS = ['Demo newswire', 'Demo business daily', 'Demo market radio', 'Demo press releases'] as const;

export const INDUSTRY_SOURCE = 'Demo trade review';
export const MACRO_SOURCE = 'Demo economic bulletin';

/** Every source name, as the tenant's list of sources. */
export const DEMO_SOURCES: readonly string[] = [
  ...PRESS,
  FILINGS,
  RATINGS_DESK,
  INDUSTRY_SOURCE,
  MACRO_SOURCE,
];

/** `.invalid` is reserved (RFC 2606): no such host exists or ever will. */
const DEMO_HOST = 'demo.vigilo.invalid';
const DEMO_ORIGIN = `https://${DEMO_HOST}`;

const FILED_TOPICS: ReadonlySet<string> = new Set([
  'Earnings',
  'Guidance',
  'Dividend',
  'Liquidity and funding',
]);

/** A source that would carry a company story of the topic. */
export function sourceFor(topic: string, random: Random): string {
  if (topic === 'Rating action') return RATINGS_DESK;
  if (FILED_TOPICS.has(topic) && random.chance(0.6)) return FILINGS;
  return random.pick(PRESS);
}

/** A source of the press other than the given one. */
export function otherSource(source: string, random: Random): string {
  return random.pick(PRESS.filter((name) => name !== source));
}

/** A text as part of an address: lower case, hyphens. */
export const toSlug = remember((text: string): string =>
  foldText(text)
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, ''),
);

/** The address of a story; `id` tells the stories of a source apart. */
export function storyUrl(source: string, id: string): string {
  return `${DEMO_ORIGIN}/${toSlug(source)}/${id}`;
}

/** The address of a company's feed. */
export function feedUrl(scheme: 'http' | 'https', ticker: string, name: string): string {
  return `${scheme}://${DEMO_HOST}/feeds/${toSlug(ticker)}/${name}.xml`;
}
