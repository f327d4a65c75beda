import { Box, Group, Text } from '@mantine/core';
import { formatText } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { RowChecks, writeRowValue } from '../summary/extracted-row.tsx';
import type { ReviewedRow } from './use-row-edits.ts';

/** What a row says, what is printed, and why it is doubted, in one place: its cells show no more than fits in a line. */
export function RowDetail({ row }: { readonly row: ReviewedRow }) {
  const t = useTexts('review');
  return (
    <Box px="sm" pt="xs" mah="7rem" style={SCROLLS} role="group" aria-label={t('detail')}>
      <Group gap="sm">
        <Text size="sm" fw={600}>
          {row.SSOTKey}
        </Text>
        {row.ValueType === 'entity' && (
          <>
            <Text size="sm">{writeRowValue(row)}</Text>
            <Text size="sm" c="dimmed">
              {`${t('column.raw')}: ${formatText(row.RawValue)}`}
            </Text>
          </>
        )}
      </Group>
      <RowChecks row={row} />
    </Box>
  );
}

const SCROLLS = { flexShrink: 0, overflow: 'auto', overflowWrap: 'anywhere' } as const;
