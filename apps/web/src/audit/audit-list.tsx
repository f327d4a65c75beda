import { Button } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import type { AuditEntry } from '@vigilo/contract/audit';
import { useId, useState } from 'react';
import { formatMoment } from '../lib/format-moment.ts';
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

const COLUMNS = 5;

/** Entries, newest first, each with its changes to open. */
export function AuditList({ entries, hasMore, isLoadingMore, onMore }: AuditListProps) {
  const t = useTexts('audit');
  return (
    <div className={classes.scroll} role="region" aria-label={t('list.label')} tabIndex={0}>
      <table className={classes.table} aria-busy={entries === undefined}>
        <thead>
          <tr>
            <th scope="col">{t('list.when')}</th>
            <th scope="col">{t('list.who')}</th>
            <th scope="col">{t('list.what')}</th>
            <th scope="col">{t('list.thing')}</th>
            <th scope="col" data-end>
              {t('list.changes')}
            </th>
          </tr>
        </thead>
        {entries === undefined ? (
          <Skeleton />
        ) : (
          <tbody>
            {entries.map((entry) => (
              <EntryRows key={entry._id} entry={entry} />
            ))}
          </tbody>
        )}
      </table>
      {hasMore && (
        <div className={classes.more}>
          <Button variant="default" loading={isLoadingMore} onClick={onMore}>
            {t('list.more')}
          </Button>
        </div>
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
  return (
    <>
      <tr data-open={isOpen}>
        <td className={classes.when}>
          <time dateTime={entry.at}>{formatMoment(entry.at)}</time>
        </td>
        <th scope="row">
          {actor === null ? (
            <span className={classes.quiet}>{t('list.system')}</span>
          ) : (
            <TruncatedText text={actor.name === '' ? actor.email : actor.name} />
          )}
        </th>
        <td>
          <TruncatedText text={texts.action(entry.action)} />
        </td>
        <td className={classes.thing}>
          <span className={classes.quiet}>{texts.kind(entry.entity)}</span>
          <TruncatedText text={formatText(entry.entityName ?? entry.entityId)} />
        </td>
        <td data-end>
          {changes.length > 0 && (
            <span className={classes.changes}>
              {formatCount(changes.length)}
              <IconButton
                size={28}
                label={isOpen ? t('list.hide') : t('list.show', { count: changes.length })}
                aria-expanded={isOpen}
                aria-controls={isOpen ? id : undefined}
                onClick={() => setOpen(!isOpen)}
              >
                <IconChevronRight size="1.125rem" stroke={1.75} className={classes.turn} data-open={isOpen} />
              </IconButton>
            </span>
          )}
        </td>
      </tr>
      {isOpen && (
        <tr id={id} className={classes.opened}>
          <td colSpan={COLUMNS}>
            <AuditChanges entry={entry} />
          </td>
        </tr>
      )}
    </>
  );
}

function Skeleton() {
  const t = useTexts('shell');
  return (
    <tbody>
      {Array.from({ length: 10 }, (_, row) => (
        <tr key={row}>
          <td colSpan={COLUMNS}>
            <span
              className={classes.bone}
              {...(row === 0 && { role: 'status', 'aria-label': t('loading') })}
            />
          </td>
        </tr>
      ))}
    </tbody>
  );
}
