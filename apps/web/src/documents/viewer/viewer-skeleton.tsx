import '@mantine/core/styles/Skeleton.layer.css';
import { Skeleton, Stack } from '@mantine/core';
import { useTexts } from '../../lib/texts.ts';

/** In the shape of the page that comes. */
export function ViewerSkeleton() {
  const t = useTexts('documentViewer');
  return (
    <Stack role="status" aria-label={t('loading')} h="100%" p="md" gap="sm">
      <Skeleton radius="xs" flex={1} mih="24rem" />
    </Stack>
  );
}
