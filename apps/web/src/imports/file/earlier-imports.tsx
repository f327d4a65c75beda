import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { CallReply } from '@vigilo/contract/call';
import type { listImports } from '@vigilo/contract/imports';
import { useState } from 'react';
import { PATHS } from '../../lib/paths.ts';
import { formatCount } from '../../lib/format.ts';
import { formatExactMoment, formatAge } from '../../lib/format-age.ts';
import { useTexts } from '../../lib/texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Panel } from '../../ui/panel.tsx';
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
      {data === undefined && !isError && <p className={classes.message}>{t('earlier.loading')}</p>}
      {data === undefined && isError && (
        <div className={classes.message} role="alert">
          <p>{t('earlier.failed')}</p>
          <Button variant="default" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </div>
      )}
      {data?.length === 0 && <p className={classes.message}>{t('earlier.none')}</p>}
      {data !== undefined && data.length > 0 && <EarlierTable imports={data} />}
    </Panel>
  );
}

function EarlierTable({ imports }: { readonly imports: readonly EarlierImport[] }) {
  const t = useTexts('importWizard');
  const [now] = useState(() => Date.now());
  return (
    <div className={classes.scroll}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('earlier.file')}</th>
            <th scope="col">{t('earlier.kind')}</th>
            <th scope="col">{t('earlier.when')}</th>
            <th scope="col">{t('earlier.who')}</th>
            <th scope="col">{t('earlier.state')}</th>
            <th scope="col" data-numeric>
              {t('earlier.add')}
            </th>
            <th scope="col" data-numeric>
              {t('earlier.change')}
            </th>
            <th scope="col" data-numeric>
              {t('earlier.refused')}
            </th>
            <th scope="col">{t('earlier.action')}</th>
          </tr>
        </thead>
        <tbody>
          {imports.map((one) => (
            <EarlierRow key={one._id} one={one} now={now} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function EarlierRow({ one, now }: { readonly one: EarlierImport; readonly now: number }) {
  const t = useTexts('importWizard');
  return (
    <tr>
      <th scope="row" className={classes.file}>
        <Link
          to={PATHS.imports}
          search={buildImportSearch({ id: one._id, isAtColumns: false, verdict: null, page: 1 })}
          aria-label={t('earlier.open', { name: one.fileName })}
        >
          <TruncatedText text={one.fileName} />
        </Link>
      </th>
      <td>{t(`kind.${one.kind}`)}</td>
      <td title={formatExactMoment(one.createdAt)}>{formatAge(one.createdAt, now)}</td>
      <td>{one.createdBy ?? t('earlier.commandLine')}</td>
      <td>
        <ImportStatePill state={one.state} />
      </td>
      <td data-numeric>{formatCount(one.counts?.add)}</td>
      <td data-numeric>{formatCount(one.counts?.change)}</td>
      <td data-numeric>{formatCount(one.counts?.refused)}</td>
      <td className={classes.action}>{!isOver(one.state) && <Discard one={one} />}</td>
    </tr>
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
