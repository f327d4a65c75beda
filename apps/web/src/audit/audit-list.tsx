import '@mantine/core/styles/Skeleton.layer.css';
import '@mantine/core/styles/Table.layer.css';
import { Button, Group, Skeleton, Table, Text } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import type { AuditEntry } from '@vigilo/contract/audit';
import { useId, useState } from 'react';
import { formatLocalMoment } from '../lib/format-moment.ts';
import { formatCount, formatText } from '../lib/format.ts';
import { useTexts } from '../lib/texts.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { TruncatedText } from '../ui/truncated-text.tsx';
import { AuditChanges } from './audit-changes.tsx';
import classes from './audit-list.module.css';
import { useAuditTexts } from './audit-texts.ts';

interface AuditListProps {
  /** Absent while they load. */
  readonly entries: readonly AuditEntry[] | undefined;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly onMore: () => void;
}

/** Each with the share of the width it takes. */
const COLUMNS = [
  ['when', '11.5rem'],
  ['who', '20%'],
  ['what', '26%'],
  ['thing', 'auto'],
  ['changes', '6.5rem'],
] as const;

/** Entries, newest first, each with its changes to open. */
export function AuditList({ entries, hasMore, isLoadingMore, onMore }: AuditListProps) {
  const t = useTexts('audit');
  return (
    <div className={classes.scroll} role="region" aria-label={t('list.label')} tabIndex={0}>
      <Table
        layout="fixed"
        miw="48rem"
        stickyHeader
        styles={{ tr: { verticalAlign: 'middle' } }}
        aria-busy={entries === undefined}
      >
        <Table.Thead>
          <Table.Tr h="var(--v-control-height)">
            {COLUMNS.map(([name, width]) => (
              <Table.Th key={name} scope="col" w={width} ta={name === 'changes' ? 'end' : 'start'}>
                {t(`list.${name}`)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {entries === undefined ? (
            <Waiting />
          ) : (
            entries.map((entry) => <EntryRows key={entry._id} entry={entry} />)
          )}
        </Table.Tbody>
      </Table>
      {hasMore && (
        <Group justify="center" p="md">
          <Button variant="default" loading={isLoadingMore} onClick={onMore}>
            {t('list.more')}
          </Button>
        </Group>
      )}
    </div>
  );
}

function EntryRows({ entry }: { readonly entry: AuditEntry }) {
  const t = useTexts('audit');
  const texts = useAuditTexts();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { actor, changes } = entry;
  const Sign = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <>
      <Table.Tr h="2.5rem" className={classes.entry ?? ''}>
        <Table.Td c="dimmed" className={classes.when ?? ''}>
          <time dateTime={entry.at}>{formatLocalMoment(entry.at)}</time>
        </Table.Td>
        <Table.Th scope="row" fw="var(--v-weight-medium)">
          <TruncatedText text={actor === null ? t('list.system') : actor.name || actor.email} />
        </Table.Th>
        <Table.Td>
          <TruncatedText text={texts.action(entry.action)} />
        </Table.Td>
        <Table.Td>
          <Group gap="sm" wrap="nowrap">
            <Text span c="dimmed" flex="none">
              {texts.kind(entry.entity)}
            </Text>
            <TruncatedText text={formatText(entry.entityName ?? entry.entityId)} />
          </Group>
        </Table.Td>
        <Table.Td>
          {changes.length > 0 && (
            <Group gap="xs" justify="end" wrap="nowrap" c="dimmed">
              {formatCount(changes.length)}
              <IconButton
                size={28}
                label={isOpen ? t('list.hide') : t('list.show', { count: changes.length })}
                aria-expanded={isOpen}
                aria-controls={isOpen ? id : undefined}
                onClick={() => setOpen(!isOpen)}
              >
                <Sign size="1.125rem" stroke={1.75} />
              </IconButton>
            </Group>
          )}
        </Table.Td>
      </Table.Tr>
      {isOpen && (
        <Table.Tr id={id}>
          <Table.Td colSpan={COLUMNS.length} px="lg" pb="md">
            <AuditChanges entry={entry} />
          </Table.Td>
        </Table.Tr>
      )}
    </>
  );
}

function Waiting() {
  const t = useTexts('shell');
  return Array.from({ length: 10 }, (_, row) => (
    <Table.Tr key={row} h="2.5rem">
      <Table.Td colSpan={COLUMNS.length}>
        <Skeleton h="0.75rem" w="60%" {...(row === 0 && { role: 'status', 'aria-label': t('loading') })} />
      </Table.Td>
    </Table.Tr>
  ));
}
