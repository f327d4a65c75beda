import { Radio, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { NewsRow } from '@vigilo/contract/news-queue';
import { useState } from 'react';
import { formatDay, formatScore } from '../lib/format.ts';
import { useTexts } from '../lib/texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import classes from './news.module.css';
import { targetsQuery } from './queue-queries.ts';

interface MergeDialogProps {
  readonly row: NewsRow;
  /** Somebody else has settled it. */
  readonly isLost: boolean;
  readonly onMerge: (intoId: string) => void;
  readonly onClose: () => void;
}

/** The stories of the company that the news may be merged into, the likest chosen at first: Enter merges. */
export function MergeDialog({ row, isLost, onMerge, onClose }: MergeDialogProps) {
  const t = useTexts('newsQueue');
  const { data: targets } = useQuery({ ...targetsQuery(row._id), enabled: !isLost });
  const [chosen, setChosen] = useState<string | null>(null);
  const into = chosen ?? targets?.[0]?._id ?? null;
  return (
    <Dialog
      title={t('merge.title')}
      size="lg"
      saveText={t('merge')}
      saveDisabledReason={isLost ? t('lost') : into === null ? t('merge.none') : undefined}
      message={isLost && <Notice tone="caution">{t('lost')}</Notice>}
      onSave={() => {
        if (into === null) return;
        onClose();
        onMerge(into);
      }}
      onLeave={onClose}
      onClose={onClose}
    >
      <Text fw={650} className={classes.stories}>
        <bdi>{row.title}</bdi>
      </Text>
      <Text c="dimmed" mb="sm">
        {targets?.length === 0 ? t('merge.none') : t('merge.lead')}
      </Text>
      {targets !== undefined && (
        <Radio.Group value={into ?? ''} onChange={setChosen} aria-label={t('merge.title')}>
          <Stack gap="sm" className={classes.stories}>
            {targets.map(({ _id, title, date, score, source, tab }) => (
              <Radio
                key={_id}
                value={_id}
                label={title}
                description={[
                  formatDay(date),
                  source ?? '',
                  score === null ? '' : formatScore(score, 1),
                  t(tab === 'company-events' ? 'merge.counts' : 'merge.waits'),
                ]
                  .filter((part) => part !== '')
                  .join(' · ')}
              />
            ))}
          </Stack>
        </Radio.Group>
      )}
    </Dialog>
  );
}
