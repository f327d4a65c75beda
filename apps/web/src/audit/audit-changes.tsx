import '@mantine/core/styles/Table.layer.css';
import { Paper, Table, Text } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import type { AuditEntry } from '@vigilo/contract/audit';
import { formatText } from '../lib/format.ts';
import { useTexts, useWriteName } from '../lib/texts.ts';
import { writeValue } from '../lib/written-value.ts';

/** What an entry changed, field by field: what it was, what it became. */
export function AuditChanges({ entry }: { readonly entry: AuditEntry }) {
  const t = useTexts('audit');
  const write = useWriteName();
  return (
    <Paper bg="var(--v-soft)" px="md" py="sm">
      <Table layout="fixed" withRowBorders={false} verticalSpacing={0} horizontalSpacing="sm">
        <Table.Thead c="dimmed" fz="var(--v-font-size-table-head)">
          <Table.Tr>
            <Table.Th scope="col" w="22%">
              {t('change.field')}
            </Table.Th>
            <Table.Th scope="col">{t('change.before')}</Table.Th>
            <Table.Th scope="col">{t('change.after')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody style={{ overflowWrap: 'anywhere' }}>
          {entry.changes.map(({ field, before, after }) => (
            <Table.Tr key={field}>
              <Table.Th scope="row" fw="normal">
                {field}
              </Table.Th>
              <Table.Td c="dimmed">{formatText(before && writeValue(field, before, write))}</Table.Td>
              <Table.Td>
                <IconArrowRight size="0.875rem" stroke={1.75} color="var(--v-muted)" aria-hidden="true" />{' '}
                {formatText(after && writeValue(field, after, write))}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {entry.requestId !== null && (
        <Text size="xs" c="dimmed" mt="xs">
          {t('change.request', { id: entry.requestId })}
        </Text>
      )}
    </Paper>
  );
}
