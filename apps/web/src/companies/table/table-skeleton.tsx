import '@mantine/core/styles/Skeleton.layer.css';
import { Group, Skeleton, Stack } from '@mantine/core';
import { useTexts } from '../../lib/texts.ts';

const LINE = { borderBlockEnd: 'var(--v-line-width) solid var(--v-line)' };
const CUT = { overflow: 'hidden' };

/** The shape of the table while its first page loads. */
export function TableSkeleton({ rows }: { readonly rows: number }) {
  const t = useTexts('companies');
  return (
    <Stack flex={1} gap={0} mih={0} style={CUT} role="status" aria-label={t('table.loadingPage')}>
      {Array.from({ length: rows }, (_, row) => (
        <Group key={row} gap="xl" wrap="nowrap" h="2.25rem" px="md" style={LINE}>
          <Skeleton w="1rem" h="1rem" />
          <Skeleton flex={2} h="0.75rem" />
          <Skeleton w="4rem" h="0.75rem" />
          <Skeleton flex={1} h="0.75rem" />
          <Skeleton flex={1} h="0.75rem" />
          <Skeleton flex={2} h="0.75rem" />
          <Skeleton w="4rem" h="0.75rem" />
        </Group>
      ))}
    </Stack>
  );
}
