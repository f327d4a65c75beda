import { Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { NewsRow } from '@vigilo/contract/news-queue';
import { formatDay } from '../lib/format.ts';
import { useTexts } from '../lib/texts.ts';
import classes from './news.module.css';
import { sourcesQuery, targetsQuery } from './queue-queries.ts';

/** Who tells the same story, and what may be the same in other words. */
export function NewsSources({ row }: { readonly row: NewsRow }) {
  const t = useTexts('newsQueue');
  const { data: members = [] } = useQuery({ ...sourcesQuery(row), enabled: row.sources > 1 });
  const { data: targets = [] } = useQuery(targetsQuery(row._id));
  const maybe = targets.find(({ mayBeSame }) => mayBeSame);
  if (row.sources < 2 && maybe === undefined) return null;
  return (
    <section aria-label={t('story.title', { count: row.sources })}>
      <Group justify="space-between">
        <h3>{t('story.title', { count: row.sources })}</h3>
        <Text size="xs" c="dimmed">
          {t('story.once')}
        </Text>
      </Group>
      <Stack gap="xs">
        {members.map(({ _id, title, source, date }) => (
          <Group key={_id} gap="sm" wrap="nowrap">
            <Text size="xs" c="dimmed">
              {formatDay(date)}
            </Text>
            <Text truncate flex={1} fw={_id === row._id ? 650 : 400} title={title}>
              <bdi>{title}</bdi>
            </Text>
            <Text c="dimmed" truncate maw="7rem">
              {source}
            </Text>
          </Group>
        ))}
        {maybe !== undefined && (
          <div className={classes.maybe}>
            <Text size="xs" c="dimmed">
              {t('story.maybe', { date: formatDay(maybe.date) })}
            </Text>
            <bdi>{maybe.title}</bdi>
          </div>
        )}
      </Stack>
    </section>
  );
}
