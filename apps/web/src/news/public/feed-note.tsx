import type { FeedKind } from '@vigilo/contract/news';
import { useTexts } from '../../lib/texts.ts';
import { FeedStateBadge } from './feed-badges.tsx';
import { useCompanyFeeds } from './feed-queries.ts';

interface FeedNoteProps {
  readonly companyId: string;
  readonly kind: FeedKind;
  /** What stands in the field: of another address than the one that is followed nothing is known yet. */
  readonly url: string;
}

/** How the feed at an address does, and what is wrong with it, beside the field that it is corrected in. */
export function FeedNote({ companyId, kind, url }: FeedNoteProps) {
  const t = useTexts('news');
  const feed = useCompanyFeeds(companyId)?.find((each) => each.kind === kind);
  if (feed?.url !== url.trim()) return null;
  return (
    <>
      <FeedStateBadge state={feed.state} /> {feed.problem !== null && t(`feedProblems.${feed.problem}`)}
      {feed.foundUrl !== null && `${t('feeds.found')}: ${feed.foundUrl}`}
    </>
  );
}
