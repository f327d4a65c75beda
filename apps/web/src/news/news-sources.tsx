import { Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { NewsRow } from '@vigilo/contract/news-queue';
import { useFirstReport } from '../events/public/first-report.ts';
import { formatDay } from '../lib/format.ts';
import { useTexts } from '../lib/texts.ts';
import { useWriteSources } from './public/use-write-sources.ts';
import classes from './news.module.css';
import { sourcesQuery, targetsQuery } from './queue-queries.ts';

/** Who tells the same story, and what may be the same in other words. */
export function NewsSources({ row }: { readonly row: NewsRow }) {
  const t = useTexts('newsQueue');
  const writeSources = useWriteSources();
  const firstReport = useFirstReport()(row);
  const { data: members = [] } = useQuery({ ...sourcesQuery(row), enabled: row.reports > 1 });
  const { data: targets = [] } = useQuery(targetsQuery(row._id));
  const maybe = targets.find(({ mayBeSame }) => mayBeSame);
  const isTold = row.reports > 1;
  if (!isTold && maybe === undefined) return null;
  const maybeTitle = maybe === undefined ? '' : t('story.maybe', { date: formatDay(maybe.date) });
  // What has no story of its own yet is not said to be one.
  const title = isTold ? t('story.title', { told: writeSources(row) }) : maybeTitle;
  return (
    <section aria-label={title}>
      <Group justify="space-between">
        <h3>{title}</h3>
        {isTold && (
          <Text size="xs" c="dimmed">
            {t('story.once')}
          </Text>
        )}
      </Group>
      {firstReport !== null && (
        <Text size="xs" c="dimmed" mb="xs">
          {firstReport}
        </Text>
      )}
      <Stack gap="xs">
        {members.map(({ _id, title: headline, source, date }) => (
          <Group key={_id} gap="sm" wrap="nowrap">
            <Text size="xs" c="dimmed">
              {formatDay(date)}
            </Text>
            <Text truncate flex={1} fw={_id === row._id ? 650 : 400} title={headline}>
              <bdi>{headline}</bdi>
            </Text>
            <Text c="dimmed" truncate maw="7rem">
              {source}
            </Text>
          </Group>
        ))}
        {maybe !== undefined && (
          <div className={classes.maybe}>
            {isTold && (
              <Text size="xs" c="dimmed">
                {maybeTitle}
              </Text>
            )}
            <bdi>{maybe.title}</bdi>
          </div>
        )}
      </Stack>
    </section>
  );
}
