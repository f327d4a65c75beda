import { Stack, Text } from '@mantine/core';
import { useTexts } from '../../lib/texts.ts';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import type { DocumentDetail } from './summary-queries.ts';

/** How far a document is while it is worked on, or why that failed; nothing once it is done. */
export function DocumentState({ document }: { readonly document: DocumentDetail }) {
  const t = useTexts('documentViewer');
  const { Status, failure, pageCount, pagesDone, queuePlace } = document;
  if (failure !== null)
    return (
      <Notice tone="bad" title={t('state.failed')}>
        {failure.message}
      </Notice>
    );
  const texts: Readonly<Partial<Record<typeof Status, string>>> = {
    New: t('state.waiting'),
    'In Queue': queuePlace === null ? t('state.waiting') : t('state.place', { place: queuePlace }),
    'In Process':
      pageCount === null ? t('state.opening') : t('state.pages', { done: pagesDone, count: pageCount }),
    Digitized: t('state.extracting'),
  };
  const text = texts[Status];
  if (text === undefined) return null;
  const isCounted = Status === 'In Process' && pageCount !== null && pageCount > 0;
  return (
    <Panel>
      <Stack gap="sm" role="status">
        <Text>{text}</Text>
        {Status !== 'New' && Status !== 'In Queue' && (
          <ProgressBar label={t('state.progress')} share={isCounted ? pagesDone / pageCount : null} />
        )}
      </Stack>
    </Panel>
  );
}
