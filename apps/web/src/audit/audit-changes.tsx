import { IconArrowRight } from '@tabler/icons-react';
import type { AuditEntry } from '@vigilo/contract/audit';
import { formatText } from '../lib/format.ts';
import { useTexts } from '../lib/texts.ts';
import classes from './audit-changes.module.css';

/** What an entry changed, field by field: what it was, what it became. */
export function AuditChanges({ entry }: { readonly entry: AuditEntry }) {
  const t = useTexts('audit');
  return (
    <div className={classes.box}>
      <table className={classes.changes}>
        <thead>
          <tr>
            <th scope="col">{t('change.field')}</th>
            <th scope="col">{t('change.before')}</th>
            <th scope="col">{t('change.after')}</th>
          </tr>
        </thead>
        <tbody>
          {entry.changes.map(({ field, before, after }) => (
            <tr key={field}>
              <th scope="row">{field}</th>
              <td data-side="before">{formatText(before)}</td>
              <td data-side="after">
                <IconArrowRight size="0.875rem" stroke={1.75} aria-hidden="true" />
                <span>{formatText(after)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {entry.requestId !== null && (
        <p className={classes.request}>{t('change.request', { id: entry.requestId })}</p>
      )}
    </div>
  );
}
