import type { CompanyRow } from '@vigilo/contract/companies';
import { DASH } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { BulkResult } from './bulk-change.ts';
import classes from './bulk-dialog.module.css';

interface BulkOutcomeProps {
  readonly companies: readonly CompanyRow[];
  readonly result: BulkResult;
  readonly onClose: () => void;
}

/** Which of the companies were not changed, and why. */
export function BulkOutcome({ companies, result: { before, refused }, onClose }: BulkOutcomeProps) {
  const t = useTexts('companies');
  const known = new Map(companies.map((company) => [company._id, company]));
  return (
    <Dialog title={t('bulk.result')} size="lg" onClose={onClose}>
      <Notice tone="caution" title={t('bulk.refused', { count: refused.length })}>
        {before.length > 0 ? t('bulk.done', { count: before.length }) : undefined}
      </Notice>
      <ul className={classes.refused}>
        {refused.map(({ companyID, ticker, message }) => (
          <li key={companyID}>
            <strong>{ticker ?? known.get(companyID)?.ticker ?? DASH}</strong>
            <span>{message}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
