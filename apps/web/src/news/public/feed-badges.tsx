import { Badge } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconClockHour4,
  IconMoodSilence,
} from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { FeedKind } from '@vigilo/contract/news';
import type { FeedHealth, FeedState } from '@vigilo/domain/news/feed-health';
import { SILENT_AFTER_DAYS } from '@vigilo/domain/news/feed-health';
import { useOpenedForm } from '../../lib/opened-form.ts';
import { PATHS } from '../../lib/paths.ts';
import { useTexts } from '../../lib/texts.ts';
import type { Tone } from '../../lib/theme.ts';
import { useCompanyFeeds, useFeedHealth } from './feed-queries.ts';

/** Each state has a colour and a sign of its own, and its word stands beside them. */
const LOOKS: Readonly<Record<FeedHealth, { readonly color: Tone; readonly Sign: Icon }>> = {
  failing: { color: 'bad', Sign: IconAlertTriangle },
  silent: { color: 'caution', Sign: IconMoodSilence },
  waiting: { color: 'gray', Sign: IconClockHour4 },
  working: { color: 'good', Sign: IconCircleCheck },
  none: { color: 'gray', Sign: IconCircleDashed },
};

/** What the dialog of a company's feeds is called in the address; its subject is the company. */
export const FEEDS_DIALOG = 'news.feeds';

const APART = { section: { marginInlineEnd: 'var(--v-space-tight)' } } as const;

function look(health: FeedHealth) {
  const { color, Sign } = LOOKS[health];
  return { color, styles: APART, leftSection: <Sign size="0.875rem" stroke={2} aria-hidden="true" /> };
}

/** How one feed does. */
export function FeedStateBadge({ state }: { readonly state: FeedState }) {
  const t = useTexts('news');
  return (
    <Badge {...look(state)} title={t(`stateHint.${state}`, { days: SILENT_AFTER_DAYS })}>
      {t(`state.${state}`)}
    </Badge>
  );
}

/** How the feeds of a company do, which opens them; nothing for who may not know. */
export function FeedHealthBadge({ companyId }: { readonly companyId: string }) {
  const t = useTexts('news');
  const health = useFeedHealth(companyId);
  const { open } = useOpenedForm();
  if (health === undefined) return null;
  const text = t(`health.${health}`);
  return (
    <Badge
      component="button"
      style={{ cursor: 'pointer' }}
      {...look(health)}
      title={t('health.show', { health: text })}
      aria-haspopup="dialog"
      onClick={() => open(FEEDS_DIALOG, companyId)}
    >
      {text}
    </Badge>
  );
}

interface FeedTroubleMarkProps {
  readonly companyId: string;
  readonly name: string;
}

/** Where a company's feeds fail or are silent, a sign that leads to them; nothing elsewhere, so that it stands out in a table. */
export function FeedTroubleMark({ companyId, name }: FeedTroubleMarkProps) {
  const t = useTexts('news');
  const health = useFeedHealth(companyId);
  if (health !== 'failing' && health !== 'silent') return null;
  const { color, Sign } = LOOKS[health];
  const label = t('health.open', { health: t(`health.${health}`), name });
  return (
    <Badge
      color={color}
      style={{ cursor: 'pointer' }}
      renderRoot={(root) => (
        <Link
          to={PATHS.companySummary}
          params={{ companyId }}
          search={{ open: FEEDS_DIALOG, id: companyId }}
          aria-label={label}
          data-tooltip={label}
          {...root}
        />
      )}
    >
      <Sign
        size="0.875rem"
        stroke={2}
        color={`var(--v-${color}-ink)`}
        aria-hidden="true"
        style={{ verticalAlign: 'middle' }}
      />
    </Badge>
  );
}

interface EventFeedProps {
  readonly companyId: string;
  readonly kind: FeedKind;
  /** When the event came in. */
  readonly arrivedAt: string;
}

/** The feed that an event came from, where it is followed still. */
function useEventFeed({ companyId, kind, arrivedAt }: EventFeedProps) {
  const feeds = useCompanyFeeds(companyId);
  const feed = feeds?.find(
    (each) => each.kind === kind && each.followedAt !== null && each.followedAt <= arrivedAt,
  );
  return { isKnown: feeds !== undefined, feed };
}

/** The feed that an event came from, and how that does now. */
export function EventFeed(props: EventFeedProps) {
  const t = useTexts('news');
  const { isKnown, feed } = useEventFeed(props);
  const kind = t(`feeds.kinds.${props.kind}`);
  if (!isKnown) return kind;
  return feed === undefined ? (
    t('event.gone', { kind })
  ) : (
    <>
      {kind} <FeedStateBadge state={feed.state} />
    </>
  );
}

/** Says that the feed an event came from fails or is silent by now: what followed may be missing. */
export function EventFeedTrouble(props: EventFeedProps) {
  const { feed } = useEventFeed(props);
  return feed === undefined ? null : <FeedTrouble kind={props.kind} state={feed.state} />;
}

interface FeedTroubleProps {
  readonly kind: FeedKind;
  readonly state: FeedState;
}

/** Says which feed fails or is silent; nothing for others. */
function FeedTrouble({ kind, state }: FeedTroubleProps) {
  const t = useTexts('news');
  if (state !== 'failing' && state !== 'silent') return null;
  return (
    <Badge {...look(state)} title={t(`stateHint.${state}`, { days: SILENT_AFTER_DAYS })}>
      {t('event.trouble', { kind: t(`feeds.kinds.${kind}`), state: t(`state.${state}`) })}
    </Badge>
  );
}

/** The same where there is room for a sign only: its words are in the tooltip. */
export function FeedTroubleSign({ kind, state }: FeedTroubleProps) {
  const t = useTexts('news');
  if (state !== 'failing' && state !== 'silent') return null;
  const { color, Sign } = LOOKS[state];
  const label = t('event.trouble', { kind: t(`feeds.kinds.${kind}`), state: t(`state.${state}`) });
  return (
    <span role="img" aria-label={label} data-tooltip={label}>
      <Sign size="1rem" stroke={2} color={`var(--v-${color}-ink)`} aria-hidden="true" display="block" />
    </span>
  );
}
