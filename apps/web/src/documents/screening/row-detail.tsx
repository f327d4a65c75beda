import { Group, Text } from '@mantine/core';
import { findReading } from '@vigilo/domain/review/row-reading';
import { formatPercent, formatText } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { ScrollBox } from '../../ui/scroll-box.tsx';
import { writePeriod } from '../public/period-name.ts';
import { RowChecks, writeRowValue } from '../summary/extracted-row.tsx';
import type { DocumentDetail } from '../summary/summary-queries.ts';
import type { ReviewedRow } from './use-row-edits.ts';

interface RowDetailProps {
  readonly row: ReviewedRow;
  readonly pages: DocumentDetail['pages'];
}

/** What a row says, what is printed, how that was read and why it is doubted, in one place: its cells show no more than fits in a line. */
export function RowDetail({ row, pages }: RowDetailProps) {
  const t = useTexts('review');
  const isEntity = row.ValueType === 'entity';
  const reading = findReading(row, pages);
  const page = row.ValueCoordinates[0]?.page_n ?? 0;
  const parts = [
    ...(isEntity ? [`${t('column.raw')}: ${formatText(row.RawValue)}`] : []),
    ...(row.DocKey === '' ? [] : [t('detail.label', { label: row.DocKey })]),
    t(`reading.${reading}`, { page }),
    t('detail.confidence', { share: formatPercent(row.Confidence) }),
  ];
  return (
    <ScrollBox label={t('detail')} h="100%" px="sm" pt="xs">
      <Group gap="0 var(--mantine-spacing-sm)">
        <Text size="sm" fw={600}>
          {`${row.SSOTKey} ${writePeriod(row)}`.trim()}
        </Text>
        {isEntity && <Text size="sm">{writeRowValue(row)}</Text>}
        <Text size="sm" c="dimmed">
          {parts.join(' · ')}
        </Text>
      </Group>
      <RowChecks row={row} />
    </ScrollBox>
  );
}
