import { Anchor, Badge, Group, Kbd, SimpleGrid, Text, TextInput } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { Ref, RefObject } from 'react';
import type { NewsRow } from '@vigilo/contract/news-queue';
import type { NewsAction } from '@vigilo/domain/news/waiting-news';
import { isoDayOf } from '@vigilo/domain/scoring/day';
import { impactFromScore } from '@vigilo/domain/scoring/impact';
import { toThousandths } from '@vigilo/domain/scoring/thousandths';
import { searchOfWaiting } from '../events/public/waiting-events.ts';
import { DASH, formatDay, formatMoment, formatScore } from '../lib/format.ts';
import { PATHS } from '../lib/paths.ts';
import { safeLink } from '../lib/safe-link.ts';
import type { Translate } from '../lib/texts.ts';
import { useTexts, useWriteName } from '../lib/texts.ts';
import { ActionButton } from '../ui/action-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import { ChangeForm } from './change-form.tsx';
import { Headline } from './headline.tsx';
import { NewsEffectPanel } from './news-effect.tsx';
import { EventRevisions } from './public/event-revisions.tsx';
import { FeedStateBadge } from './public/feed-badges.tsx';
import { NewsSources } from './news-sources.tsx';
import classes from './news.module.css';
import { useKeyNames } from './use-key-names.ts';
import type { SelectedCounts } from './use-news-desk.ts';
import { NEWS_KEYS } from './news-keys.ts';
import type { Changes } from './use-settle.ts';

export interface NewsPreviewProps {
  readonly ref?: Ref<HTMLElement>;
  readonly row: NewsRow;
  /** Its form or dialog is open, and somebody else has settled it. */
  readonly isLost: boolean;
  /** It is there because somebody else settled the one before it. */
  readonly isUnread: boolean;
  readonly isChanging: boolean;
  readonly isSaving: boolean;
  /** None: the decision is about this row. */
  readonly selected: SelectedCounts;
  readonly findReason: (action: NewsAction) => string | undefined;
  readonly onAct: (action: NewsAction) => void;
  readonly onSave: (changes: Changes) => void;
  readonly onCancel: () => void;
}

/** All about the row that the analyst is on: what it says, what it does to the company's score, who else tells it, and what can be decided. */
export function NewsPreview(props: NewsPreviewProps) {
  const { ref, row, isLost, isUnread, isChanging, isSaving, onSave, onCancel } = props;
  const t = useTexts('newsQueue');
  const scrolling = useScrolledToTop(row._id);
  return (
    <section ref={ref} className={classes.preview} aria-label={t('preview')}>
      <Panel isFlush className={classes.preview}>
        <div
          ref={scrolling}
          className={classes.scrolling}
          tabIndex={0}
          role="region"
          aria-label={row.title}
          aria-keyshortcuts={NEWS_KEYS.preview[0]}
        >
          {(isLost || isUnread) && (
            <Notice tone="caution">{isLost ? `${t('lost')} ${t('lost.form')}` : t('unread')}</Notice>
          )}
          <section>
            <Head row={row} />
            {!isChanging && <Values row={row} />}
          </section>
          {isChanging ? (
            <ChangeForm
              key={row._id}
              row={row}
              isLost={isLost}
              isSaving={isSaving}
              onSave={onSave}
              onCancel={onCancel}
            />
          ) : (
            !isLost && <NewsEffectPanel row={row} given={toGiven(row)} />
          )}
          {!isLost && row.revised !== null && (
            <section>
              {/* What is to be decided is asked above the queue: a choice that is gone here would leave the keys to the row. */}
              <EventRevisions companyId={row.companyID} id={row._id} title={row.title} canDecide={false} />
            </section>
          )}
          {!isLost && <NewsSources row={row} />}
        </div>
        {!isChanging && <Actions {...props} />}
      </Panel>
    </section>
  );
}

/** Each row is read from its beginning, however far the one before it was scrolled. */
function useScrolledToTop(id: string): RefObject<HTMLDivElement | null> {
  const scrolling = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (scrolling.current !== null) scrolling.current.scrollTop = 0;
  }, [id]);
  return scrolling;
}

/** What the row would count with: its own values, or the suggested ones. */
function toGiven({ shownScore, event, suggestion, date }: NewsRow) {
  const type = event ?? suggestion?.event.value ?? null;
  return shownScore === null || type === null || date === null
    ? null
    : { score: shownScore, event: type, date };
}

/** The day that counts, with the minute where its source gives one. */
function describeDate({ date, publishedAt, writtenDate }: NewsRow, t: Translate<'newsQueue'>): string {
  if (date === null) return writtenDate === null ? t('dateUnknown') : t('dateWritten', { date: writtenDate });
  const moment = publishedAt !== null && isoDayOf(publishedAt) === isoDayOf(date) ? publishedAt : null;
  return t('published', { date: moment === null ? formatDay(date) : formatMoment(moment) });
}

function Head({ row }: { readonly row: NewsRow }) {
  const t = useTexts('newsQueue');
  const tn = useTexts('news');
  const ts = useTexts('scoring');
  const link = safeLink(row.url);
  return (
    <>
      <Group justify="space-between" gap="sm" wrap="nowrap">
        <Group gap="sm">
          <Anchor
            fw={650}
            c="var(--v-ink)"
            renderRoot={(root) => (
              <Link
                to={PATHS.companyEvents}
                params={{ companyId: row.companyID }}
                search={searchOfWaiting(row)}
                {...root}
              />
            )}
          >
            {row.companyName}
          </Anchor>
          <Badge>{row.ticker}</Badge>
          <Badge color={row.status === 'Validated' ? 'good' : 'caution'}>
            {ts(`statuses.${row.status}`)}
          </Badge>
        </Group>
        {link !== null && (
          <Anchor
            className={classes.article}
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            data-article=""
            aria-keyshortcuts={NEWS_KEYS.openArticle[0]}
          >
            {t('article')} <IconExternalLink size="1rem" stroke={1.75} aria-hidden="true" />
          </Anchor>
        )}
      </Group>
      <h2 className={classes.title}>
        <Headline row={row} />
      </h2>
      <Text size="xs" c="dimmed">
        {[
          row.source ?? DASH,
          describeDate(row, t),
          t('arrived', { moment: formatMoment(row.arrivedAt) }),
        ].join(' · ')}
      </Text>
      {row.feed !== null && (
        <Text component="div" size="xs" c="dimmed">
          {tn(`feeds.kinds.${row.feed.kind}`)} <FeedStateBadge state={row.feed.state} />
        </Text>
      )}
    </>
  );
}

function Values({ row }: { readonly row: NewsRow }) {
  const t = useTexts('newsQueue');
  const ts = useTexts('scoring');
  const writeName = useWriteName();
  const { shownScore, confidence, isSure } = row;
  const sureness =
    confidence === null ? '' : isSure ? t('sure', { confidence }) : t('unsure', { confidence });
  return (
    <SimpleGrid cols={2} spacing="sm" verticalSpacing="xs" mt="sm">
      <Value label={t('field.score')} value={`${formatScore(shownScore, 1)} ${sureness}`} />
      <Value
        label={t('field.impact')}
        value={shownScore === null ? DASH : ts(`categories.${impactFromScore(toThousandths(shownScore))}`)}
      />
      <Value label={t('field.event')} value={row.event === null ? DASH : ts(`eventTypes.${row.event}`)} />
      <Value label={t('field.topic')} value={row.topic === null ? DASH : writeName(row.topic)} />
    </SimpleGrid>
  );
}

function Value({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <TextInput
      label={label}
      value={value}
      title={value}
      classNames={{ input: classes.value }}
      readOnly
      tabIndex={-1}
    />
  );
}

function Actions({ selected: { all, accept, drop }, findReason, onAct }: NewsPreviewProps) {
  const t = useTexts('newsQueue');
  const names = useKeyNames();
  const button = (action: NewsAction, text: string, isMain = false) => (
    <ActionButton
      isMain={isMain}
      shortcut={NEWS_KEYS[action][0].toLowerCase()}
      rightSection={<Kbd>{names(action)}</Kbd>}
      disabledReason={findReason(action)}
      onClick={() => onAct(action)}
    >
      {text}
    </ActionButton>
  );
  return (
    <>
      {accept < all && (
        <Text size="xs" c="dimmed" px="lg" pt="sm">
          {t('acceptFewer', { count: accept, total: all })}
        </Text>
      )}
      <div className={classes.actions}>
        <div className={classes.pair}>
          {button('accept', all > 0 ? t('acceptMany', { count: accept }) : t('accept'), true)}
          {button('change', t('change'))}
        </div>
        <div className={classes.pair}>
          {button('drop', all > 0 ? t('dropMany', { count: drop }) : t('drop'))}
          {button('merge', t('merge'))}
        </div>
      </div>
    </>
  );
}
