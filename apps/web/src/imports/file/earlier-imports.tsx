import '@mantine/core/styles/Table.layer.css';
import { Box, Button, Stack, Table } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { CallReply } from '@vigilo/contract/call';
import type { listImports } from '@vigilo/contract/imports';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { PATHS } from '../../lib/paths.ts';
import { formatCount } from '../../lib/format.ts';
import { formatAge } from '../../lib/format-age.ts';
import { formatLocalMoment } from '../../lib/format-moment.ts';
import { useTexts } from '../../lib/texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ScrollBox } from '../../ui/scroll-box.tsx';
import { TruncatedText } from '../../ui/truncated-text.tsx';
import classes from './earlier-imports.module.css';
import { useCancel } from '../import-actions.ts';
import { importsQuery, refreshImports } from '../import-queries.ts';
import { ImportStatePill } from './import-state-pill.tsx';
import { isOver } from '../import-step.ts';
import { buildImportSearch } from '../import-url.ts';

type EarlierImport = CallReply<typeof listImports>['data'][number];

/** What was uploaded before, to come back to. */
export function EarlierImports() {
  const t = useTexts('importWizard');
  const { data, isError, refetch } = useQuery(importsQuery);
  return (
    <Panel title={t('earlier.title')} isFlush className={classes.panel}>
      {data === undefined && !isError && <Message>{t('earlier.loading')}</Message>}
      {data === undefined && isError && (
        <Message>
          <Stack gap="sm" align="start" role="alert">
            {t('earlier.failed')}
            <Button variant="default" onClick={() => void refetch()}>
              {t('retry')}
            </Button>
          </Stack>
        </Message>
      )}
      {data?.length === 0 && <Message>{t('earlier.none')}</Message>}
      {data !== undefined && data.length > 0 && <EarlierTable imports={data} />}
    </Panel>
  );
}

function Message({ children }: { readonly children: ReactNode }) {
  return (
    <Box px="lg" pb="lg" c="dimmed">
      {children}
    </Box>
  );
}

function EarlierTable({ imports }: { readonly imports: readonly EarlierImport[] }) {
  const t = useTexts('importWizard');
  const [now] = useState(() => Date.now());
  return (
    <ScrollBox>
      <Table stickyHeader highlightOnHover horizontalSpacing="lg" style={{ whiteSpace: 'nowrap' }}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('earlier.file')}</Table.Th>
            <Table.Th scope="col">{t('earlier.kind')}</Table.Th>
            <Table.Th scope="col">{t('earlier.when')}</Table.Th>
            <Table.Th scope="col">{t('earlier.who')}</Table.Th>
            <Table.Th scope="col">{t('earlier.state')}</Table.Th>
            <Table.Th scope="col" ta="end">
              {t('earlier.add')}
            </Table.Th>
            <Table.Th scope="col" ta="end">
              {t('earlier.change')}
            </Table.Th>
            <Table.Th scope="col" ta="end">
              {t('earlier.refused')}
            </Table.Th>
            <Table.Th scope="col">{t('earlier.action')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {imports.map((one) => (
            <EarlierRow key={one._id} one={one} now={now} />
          ))}
        </Table.Tbody>
      </Table>
    </ScrollBox>
  );
}

function EarlierRow({ one, now }: { readonly one: EarlierImport; readonly now: number }) {
  const t = useTexts('importWizard');
  return (
    <Table.Tr>
      <Table.Th scope="row" w="40%" maw={0} miw="12rem" fw={550}>
        <Link
          to={PATHS.imports}
          search={buildImportSearch({ id: one._id, isAtColumns: false, verdict: null, page: 1 })}
          className={classes.file}
          aria-label={t('earlier.open', { name: one.fileName })}
        >
          <TruncatedText text={one.fileName} />
        </Link>
      </Table.Th>
      <Table.Td>{t(`kind.${one.kind}`)}</Table.Td>
      <Table.Td title={formatLocalMoment(one.createdAt)}>{formatAge(one.createdAt, now)}</Table.Td>
      <Table.Td>{one.createdBy ?? t('earlier.commandLine')}</Table.Td>
      <Table.Td>
        <ImportStatePill state={one.state} />
      </Table.Td>
      <Table.Td ta="end">{formatCount(one.counts?.add)}</Table.Td>
      <Table.Td ta="end">{formatCount(one.counts?.change)}</Table.Td>
      <Table.Td ta="end">{formatCount(one.counts?.refused)}</Table.Td>
      <Table.Td lh={0}>{!isOver(one.state) && <Discard one={one} />}</Table.Td>
    </Table.Tr>
  );
}

/** Gives an import up that nobody will finish. Only the file goes, so there is nothing to confirm. */
function Discard({ one }: { readonly one: EarlierImport }) {
  const t = useTexts('importWizard');
  const cancel = useCancel(one._id);
  return (
    <IconButton
      label={cancel.isError ? t('work.cancelFailed') : t('earlier.discard', { name: one.fileName })}
      size={26}
      loading={cancel.isPending}
      onClick={() => cancel.mutate(undefined, { onSuccess: refreshImports })}
    >
      <IconX size="1rem" stroke={1.75} />
    </IconButton>
  );
}
