import { Button } from '@mantine/core';
import { IconShieldCheck, IconShieldX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { verifyAudit } from '@vigilo/contract/audit';
import type { CallReply } from '@vigilo/contract/call';
import { callApi } from '../lib/call-api.ts';
import { formatCount } from '../lib/format.ts';
import { toProblem } from '../lib/problem.ts';
import { useTexts } from '../lib/texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { FactSection } from '../ui/facts.tsx';
import { Notice } from '../ui/notice.tsx';
import classes from './seals-dialog.module.css';

type Verdict = CallReply<typeof verifyAudit>['data'];

/** Checks the log against its seals and says in words what came of it. */
export function SealsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('audit');
  const { data, isFetching, isError, error, refetch } = useQuery({
    queryKey: ['audit', 'seals'],
    queryFn: async ({ signal }) => (await callApi(verifyAudit, { body: {} }, { signal })).data,
    staleTime: 0,
    gcTime: 0,
  });
  const again = (
    <Button variant="default" disabled={isFetching} onClick={() => void refetch()}>
      {t('seals.again')}
    </Button>
  );
  return (
    <Dialog title={t('seals.title')} size="lg" onClose={onClose} footerStart={again}>
      {isFetching && (
        <p className={classes.checking} role="status">
          {t('seals.checking')}
        </p>
      )}
      {isError && !isFetching && (
        <Notice tone="bad" title={t('seals.failed')}>
          {toProblem(error, '').message}
        </Notice>
      )}
      {data !== undefined && !isFetching && !isError && <VerdictText verdict={data} />}
    </Dialog>
  );
}

function VerdictText({ verdict }: { readonly verdict: Verdict }) {
  const t = useTexts('audit');
  const { sealed, unsealed, head, faults } = verdict;
  const isIntact = faults.length === 0;
  const Sign = isIntact ? IconShieldCheck : IconShieldX;
  return (
    <>
      <p className={classes.verdict} data-intact={isIntact} role={isIntact ? 'status' : 'alert'}>
        <Sign size="1.5rem" stroke={1.75} aria-hidden="true" />
        <strong>
          {isIntact ? t('seals.intact', { count: sealed }) : t('seals.broken', { count: faults.length })}
        </strong>
      </p>
      {unsealed > 0 && <p className={classes.quiet}>{t('seals.unsealed', { count: unsealed })}</p>}
      {head === null ? (
        <p className={classes.quiet}>{t('seals.none')}</p>
      ) : (
        <FactSection title={t('seals.head', { number: head.number })}>
          <code className={classes.seal}>{head.seal}</code>
          <p className={classes.quiet}>{t('seals.headHint')}</p>
        </FactSection>
      )}
      {!isIntact && (
        <FactSection title={t('seals.faults')}>
          <ul className={classes.faults}>
            {faults.map(({ kind, number, entryId }) => (
              <li key={`${kind}/${number ?? ''}/${entryId ?? ''}`}>
                {t(`fault.${kind}`)}
                {number !== null && (
                  <span className={classes.quiet}>{t('fault.number', { number: formatCount(number) })}</span>
                )}
                {entryId !== null && (
                  <span className={classes.quiet}>{t('fault.entry', { id: entryId })}</span>
                )}
              </li>
            ))}
          </ul>
        </FactSection>
      )}
    </>
  );
}
