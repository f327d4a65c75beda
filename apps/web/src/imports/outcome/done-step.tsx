import { Button, Group, Stack, Text } from '@mantine/core';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ImportJob } from '@vigilo/contract/imports';
import { useEffect } from 'react';
import { PATHS } from '../../lib/paths.ts';
import { formatCount } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { forgetOtherAnswers } from '../import-queries.ts';
import { OutcomePanel } from './outcome-panel.tsx';
import { RefusedDownload } from '../preview/refused-download.tsx';

interface DoneStepProps {
  readonly job: ImportJob;
  readonly counts: NonNullable<ImportJob['counts']>;
  readonly onAnother: () => void;
}

/** The import is done: what it did, and where to see it. */
export function DoneStep({ job, counts, onAnother }: DoneStepProps) {
  const t = useTexts('importWizard');
  useEffect(() => {
    void forgetOtherAnswers();
  }, [job._id]);
  const shown = (count: number) => ({ count, shown: formatCount(count) });
  const lines = [
    { count: counts.add, text: t(`done.${job.kind}.add`, shown(counts.add)), colour: 'var(--v-good-ink)' },
    {
      count: counts.change,
      text: t(`done.${job.kind}.change`, shown(counts.change)),
      colour: 'var(--v-good-ink)',
    },
    { count: counts.unchanged, text: t('done.unchanged', shown(counts.unchanged)), colour: 'dimmed' },
    { count: counts.conflict, text: t('done.conflict', shown(counts.conflict)), colour: 'dimmed' },
    { count: counts.refused, text: t('done.refused', shown(counts.refused)), colour: 'var(--v-bad-ink)' },
  ].filter(({ count }) => count > 0);
  return (
    <OutcomePanel>
      <Stack align="center" gap="lg" ta="center">
        <IconCircleCheckFilled size="2.75rem" color="var(--v-good)" aria-hidden="true" />
        <Stack gap="xs" role="status">
          <Text component="h2" fz="var(--v-font-size-title)">
            {t('done.title')}
          </Text>
          <Text c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {job.fileName}
          </Text>
        </Stack>
        <Group component="ul" gap="lg" justify="center" m={0} p={0} fz="lg" style={{ listStyle: 'none' }}>
          {lines.map(({ text, colour }) => (
            <Text key={text} component="li" inherit c={colour} fw={colour === 'dimmed' ? 400 : 650}>
              {text}
            </Text>
          ))}
        </Group>
        {job.kind === 'events' && <Text c="dimmed">{t('done.scores')}</Text>}
        <Group gap="sm" justify="center">
          {counts.refused + counts.conflict > 0 && <RefusedDownload job={job} />}
          <Button variant="default" onClick={onAnother}>
            {t('done.another')}
          </Button>
          <Button renderRoot={(root) => <Link to={PATHS.companies} {...root} />}>{t('done.see')}</Button>
        </Group>
      </Stack>
    </OutcomePanel>
  );
}
