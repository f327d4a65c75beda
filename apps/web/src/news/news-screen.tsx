import { Group, Progress, Text } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { PaletteProvider } from '../companies/public/palette.tsx';
import { PATHS } from '../lib/paths.ts';
import { useTexts } from '../lib/texts.ts';
import { FillPage } from '../ui/fill-page.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { showToast } from '../ui/toast.ts';
import { FilterBar } from './filter-bar.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import classes from './news.module.css';
import { Person } from './news-columns.tsx';
import { NewsFoot } from './news-foot.tsx';
import { NewsKeysDialog } from './news-keys-dialog.tsx';
import { NewsPreview } from './news-preview.tsx';
import { NewsTable } from './news-table.tsx';
import { newsCountsQuery } from './public/news-queries.ts';
import type { QueueFilters } from './queue-filters.ts';
import { RevisedHeadlines } from './revised-headlines.tsx';
import { readFilters, writeFilters } from './queue-filters.ts';
import type { NewsDesk } from './use-news-desk.ts';
import { useNewsDesk } from './use-news-desk.ts';
import { NEWS_KEYS } from './news-keys.ts';
import { useNewsKeys } from './use-news-keys.ts';
import { useTypedSearch } from './use-typed-search.ts';

/** The queue: all news that waits for an analyst, the worst and surest first, decided with the keyboard. */
export function NewsScreen() {
  return (
    <PaletteProvider>
      <News />
    </PaletteProvider>
  );
}

function News() {
  const { filters, change } = useFilters();
  const desk = useNewsDesk(filters);
  const { queue, isChanging } = desk;
  const { search, preview, isHelpOpen, setHelpOpen } = useScreenKeys(desk);
  return (
    <FillPage>
      <div ref={search}>
        <Head desk={desk} text={filters.text} onText={(text) => change({ text })} />
      </div>
      <FilterBar filters={filters} onChange={change} />
      <RevisedHeadlines onAllDecided={() => queue.cursor.step(0)} />
      <div className={classes.page}>
        <NewsTable desk={desk} filters={filters} />
        {queue.row !== undefined && (
          <NewsPreview
            ref={preview}
            row={queue.row}
            isLost={queue.row === queue.lost}
            isUnread={queue.isUnread}
            isChanging={isChanging}
            isSaving={desk.isSaving}
            selected={desk.selected}
            findReason={desk.findReason}
            onAct={desk.act}
            onSave={desk.saveChanges}
            onCancel={desk.cancelChange}
          />
        )}
      </div>
      <NewsFoot desk={desk} onHelp={() => setHelpOpen(true)} />
      {isHelpOpen && <NewsKeysDialog onClose={() => setHelpOpen(false)} />}
      {desk.merging !== null && (
        <MergeDialog
          row={desk.merging}
          isLost={queue.lost !== null}
          onMerge={(intoId) => desk.merging && void desk.settling.merge(desk.merging, intoId)}
          onClose={desk.cancelMerge}
        />
      )}
    </FillPage>
  );
}

/** The keys of the screen, and what they lead to. */
function useScreenKeys(desk: NewsDesk) {
  const { queue, isSaving } = desk;
  const t = useTexts('newsQueue');
  const [isHelpOpen, setHelpOpen] = useState(false);
  const search = useRef<HTMLDivElement>(null);
  const preview = useRef<HTMLElement>(null);
  const goBack = (): void => queue.cursor.step(0);
  useNewsKeys(
    {
      next: () => queue.cursor.step(1),
      previous: () => queue.cursor.step(-1),
      select: desk.toggle,
      accept: () => desk.act('accept'),
      change: () => desk.act('change'),
      drop: () => desk.act('drop'),
      merge: () => desk.act('merge'),
      undo: () => void desk.settling.undo(),
      preview: () => {
        if (preview.current?.contains(document.activeElement) === true) goBack();
        else preview.current?.querySelector<HTMLElement>('[role="region"]')?.focus();
      },
      back: goBack,
      openArticle: () => {
        const article = preview.current?.querySelector<HTMLAnchorElement>('[data-article]');
        if (article) article.click();
        else if (queue.row) showToast({ kind: 'info', title: t('article'), text: t('noArticle') });
      },
      release: queue.release,
      search: () => search.current?.querySelector('input')?.focus(),
      help: () => setHelpOpen(true),
    },
    { isPaused: isSaving, preview },
  );
  return { search, preview, isHelpOpen, setHelpOpen };
}

function useFilters(): {
  readonly filters: QueueFilters;
  readonly change: (changed: Partial<QueueFilters>) => void;
} {
  const filters = readFilters(useSearch({ strict: false }));
  const navigate = useNavigate();
  return {
    filters,
    change: (changed) =>
      void navigate({
        to: PATHS.news,
        search: writeFilters({ ...filters, ...changed }),
        // The Back button leads through what was chosen, not through what was typed on the way.
        replace: Object.keys(changed).every((name) => name === 'text'),
      }),
  };
}

interface HeadProps {
  readonly desk: NewsDesk;
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** How much waits and how much is settled, who else is here, and the search. */
function Head({ desk, text, onText }: HeadProps) {
  const t = useTexts('newsQueue');
  const { data: counts } = useQuery(newsCountsQuery);
  const [typed, type] = useTypedSearch(text, onText);
  const people = new Map(desk.queue.visitors.map(({ userID, name }) => [userID, name]));
  return (
    <PageHeader
      title={t('title')}
      actions={
        <>
          {counts !== undefined && <Settled {...counts} />}
          {people.size > 0 && (
            <Group gap="xs">
              <Text c="dimmed">{t('withYou')}</Text>
              {[...people].map(([id, name]) => (
                <Person key={id} name={name} label={name} />
              ))}
            </Group>
          )}
          <SearchField
            label={t('search')}
            shortcut={NEWS_KEYS.search[0]}
            value={typed}
            onChange={type}
            onDown={() => desk.queue.cursor.step(0)}
          />
        </>
      }
      {...(counts !== undefined && { counts: [t('waiting', { count: counts.waiting })] })}
    />
  );
}

function Settled({ waiting, settled }: { readonly waiting: number; readonly settled: number }) {
  const t = useTexts('newsQueue');
  const total = waiting + settled;
  const text = t('settled', { settled, total });
  return (
    <Group gap="sm" title={t('settledHint')}>
      <Progress
        value={total === 0 ? 0 : (settled / total) * 100}
        w="7rem"
        size="xs"
        color="good"
        aria-label={text}
      />
      <Text fw={550}>{text}</Text>
    </Group>
  );
}
