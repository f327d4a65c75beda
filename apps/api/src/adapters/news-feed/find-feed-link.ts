// The feed that a web page names in its head: <link rel="alternate" type="application/rss+xml" href="...">.

import { Parser } from 'htmlparser2';
import { resolveBase, resolveLink } from './feed-links.ts';

/** A head is shorter; what a page says beyond is not looked at. */
const LONGEST_HEAD = 500_000;
const MOST_LINKS = 50;
/** No page has so many elements one in the other; a parser needs time by their square. */
const MOST_OPEN = 500;
const PIECE = 16_384;
const FEED_TYPE = /^application\/(?:rss\+xml|atom\+xml|feed\+json)$/i;
/** A page may name several feeds: what readers say is none of the company's news, what is called news or press is. */
const COMMENTS = /comment|comentario/i;
const NEWS = /press|news|release|media|investor|prensa|noticia/i;

interface NamedFeed {
  readonly href: string;
  /** What says which of several it is. */
  readonly name: string;
}

function namesFeed({ rel = '', type = '' }: Readonly<Record<string, string>>): boolean {
  const [kind = ''] = type.split(';');
  return /(?:^|\s)alternate(?:\s|$)/i.test(rel) && FEED_TYPE.test(kind.trim());
}

/** The address of the feed, absolute, resolved as browsers do; null where the page names none of the web. `address` is that of the page, after redirects. */
export function findFeedLink(html: string, address: string | null): string | null {
  const named: NamedFeed[] = [];
  let base: string | undefined;
  let open = 0;
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      open += 1;
      const { href = '', title = '' } = attributes;
      if (tag === 'base') base ??= href;
      if (tag === 'link' && namesFeed(attributes) && named.length < MOST_LINKS)
        named.push({ href, name: `${title} ${href}` });
    },
    onclosetag: () => {
      open -= 1;
    },
  });
  const isTooDeep = () => open > MOST_OPEN;
  const end = Math.min(html.length, LONGEST_HEAD);
  for (let at = 0; at < end && !isTooDeep(); at += PIECE)
    parser.write(html.slice(at, Math.min(at + PIECE, end)));
  const outer = resolveBase(base, address);
  const feeds = named.flatMap(({ href, name }) => {
    const url = resolveLink(href, outer);
    return url === null || !URL.canParse(url) ? [] : [{ url, name }];
  });
  const withoutComments = feeds.filter(({ name }) => !COMMENTS.test(name));
  return (withoutComments.find(({ name }) => NEWS.test(name)) ?? withoutComments[0] ?? feeds[0])?.url ?? null;
}
