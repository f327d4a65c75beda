import '@mantine/core/styles/Code.layer.css';
import { Button, Code, Group, Stack, Text } from '@mantine/core';
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
        <Text c="dimmed" role="status">
          {t('seals.checking')}
        </Text>
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
      <Group
        role={isIntact ? 'status' : 'alert'}
        gap="sm"
        mb="sm"
        wrap="nowrap"
        fw="var(--v-weight-strong)"
        c={isIntact ? 'var(--v-good-ink)' : 'var(--v-bad-ink)'}
      >
        <Sign size="1.5rem" stroke={1.75} aria-hidden="true" />
        {isIntact ? t('seals.intact', { count: sealed }) : t('seals.broken', { count: faults.length })}
      </Group>
      {unsealed > 0 && <Text c="dimmed">{t('seals.unsealed', { count: unsealed })}</Text>}
      {head === null ? (
        <Text c="dimmed">{t('seals.none')}</Text>
      ) : (
        <FactSection title={t('seals.head', { number: head.number })}>
          <Code block style={{ userSelect: 'all', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {head.seal}
          </Code>
          <Text c="dimmed">{t('seals.headHint')}</Text>
        </FactSection>
      )}
      {!isIntact && (
        <FactSection title={t('seals.faults')}>
          <Stack component="ul" gap="xs" mah="16rem" m={0} p={0} style={{ overflowY: 'auto' }}>
            {faults.map(({ kind, number, entryId }) => (
              <Group component="li" key={`${kind}/${number ?? ''}/${entryId ?? ''}`} gap="sm">
                {t(`fault.${kind}`)}
                <Text span c="dimmed">
                  {number !== null && t('fault.number', { number: formatCount(number) })}
                  {entryId !== null && t('fault.entry', { id: entryId })}
                </Text>
              </Group>
            ))}
          </Stack>
        </FactSection>
      )}
    </>
  );
}
