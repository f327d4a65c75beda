import { Group, Text, VisuallyHidden } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { categoryFromScore } from '@vigilo/domain/scoring/category';
import type { EventType } from '@vigilo/domain/scoring/event-type';
import { HORIZONS } from '@vigilo/domain/scoring/score';
import { toThousandths } from '@vigilo/domain/scoring/thousandths';
import { formatScore } from '../lib/format.ts';
import { useTexts } from '../lib/texts.ts';
import classes from './news.module.css';
import type { NewsEffect } from './queue-queries.ts';
import { effectQuery, sourcesQuery } from './queue-queries.ts';
import { ScoreTile } from './score-tile.tsx';

interface NewsEffectPanelProps {
  readonly row: Parameters<typeof effectQuery>[0];
  /** What the event would count with; null where that is not known. */
  readonly given: { readonly event: EventType; readonly date: string; readonly score: number } | null;
}

/** What accepting would do to the company's scores, as heat tiles before and after. */
export function NewsEffectPanel({ row, given }: NewsEffectPanelProps) {
  const t = useTexts('newsQueue');
  const { data } = useQuery({ ...effectQuery(row, given), placeholderData: keepPreviousData });
  return (
    <section aria-label={t('effect.title')} aria-live="polite">
      <h3>{t('effect.title')}</h3>
      {given === null ? (
        <Text c="dimmed">{t('effect.open')}</Text>
      ) : (
        data && <Effect row={row} effect={data} />
      )}
    </section>
  );
}

interface EffectProps {
  readonly row: NewsEffectPanelProps['row'];
  readonly effect: NewsEffect;
}

function Effect({ row, effect: { before, after, story } }: EffectProps) {
  const t = useTexts('newsQueue');
  const ts = useTexts('scoring');
  const category = (score: number) => ts(`categories.${categoryFromScore(toThousandths(score))}`);
  return (
    <>
      <table className={classes.effect}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('col.score')}</VisuallyHidden>
            </th>
            <th scope="col">{t('effect.before')}</th>
            <th scope="col">{t('effect.after')}</th>
            <th scope="col">{t('effect.change')}</th>
          </tr>
        </thead>
        <tbody>
          {HORIZONS.map((horizon) => {
            const change = (toThousandths(after[horizon]) - toThousandths(before[horizon])) / 1000;
            return (
              <tr key={horizon}>
                <th scope="row">{t(`effect.${horizon}`)}</th>
                <td>
                  <ScoreTile score={before[horizon]} decimals={3} />
                </td>
                <td>
                  <ScoreTile score={after[horizon]} decimals={3} />
                </td>
                <td>
                  <Text
                    span
                    fw={650}
                    c={change < 0 ? 'var(--v-bad-ink)' : change > 0 ? 'var(--v-good-ink)' : 'dimmed'}
                  >
                    {formatScore(change)}
                  </Text>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <Group justify="space-between">
        <Text c="dimmed">{t('effect.category')}</Text>
        <Text>
          {category(before.shortTerm)} → <strong>{category(after.shortTerm)}</strong>
        </Text>
      </Group>
      {story !== null && <OtherStory row={row} story={story} />}
    </>
  );
}

interface OtherStoryProps {
  readonly row: NewsEffectPanelProps['row'];
  readonly story: NonNullable<NewsEffect['story']>;
}

/** What the news would be counted with. The sources of its own story, which are listed below it, do not wait beside it. */
function OtherStory({ row, story }: OtherStoryProps) {
  const t = useTexts('newsQueue');
  const { data: members } = useQuery({ ...sourcesQuery(row), enabled: !story.counts });
  if (!story.counts && members?.every(({ _id }) => _id !== story._id) !== true) return null;
  return (
    <Text size="xs" c="var(--v-caution-ink)">
      {t(story.counts ? 'effect.story' : 'effect.storyWaits', { title: story.title })}
    </Text>
  );
}
