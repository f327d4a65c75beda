import '@mantine/core/styles/Flex.layer.css';
import { Button, Flex } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ImportJob } from '@vigilo/contract/imports';
import type { Verdict } from '@vigilo/domain/imports/faults';
import { formatCount } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import type { Translate } from '../../lib/texts.ts';
import { FailedAction } from '../failed-action.tsx';
import { FindingList } from './finding-list.tsx';
import { useCheck, useCommit } from '../import-actions.ts';
import type { ChangeView } from '../import-state.ts';
import type { ImportView } from '../import-url.ts';
import { PreviewRows } from './preview-rows.tsx';
import { RefusedDownload } from './refused-download.tsx';
import { useDecisions } from './use-decisions.ts';
import { VerdictCards } from './verdict-cards.tsx';
import { WizardFooter } from '../wizard-footer.tsx';

type Counts = NonNullable<ImportJob['counts']>;

interface PreviewStepProps {
  readonly job: ImportJob;
  readonly counts: Counts;
  readonly view: ImportView;
  readonly change: ChangeView;
}

/** What matters most comes first: rows to decide, refused ones, then what would change, then what is new. */
const BY_WEIGHT: readonly Verdict[] = ['refused', 'change', 'add', 'unchanged'];

/** Step three: what the import would do, row by row, before anything is changed. */
export function PreviewStep({ job, counts, view, change }: PreviewStepProps) {
  const t = useTexts('importWizard');
  const commit = useCommit(job._id);
  const check = useCheck(job._id);
  const decisions = useDecisions(job);
  const heaviest = job.matches > 0 ? 'conflict' : BY_WEIGHT.find((one) => counts[one] > 0);
  const verdict = view.verdict ?? heaviest ?? 'add';
  const leftOut = counts.refused + counts.conflict;
  const hint = decisions.isChanged ? t('preview.decided') : getHint(t, counts);
  return (
    <>
      <VerdictCards
        counts={counts}
        matches={job.matches}
        current={verdict}
        onVerdict={(next) => change({ verdict: next, page: 1 }, { replace: true })}
      />
      <Flex flex={1} gap="md" mih={0} direction={{ base: 'column', md: 'row' }}>
        <PreviewRows
          job={job}
          verdict={verdict}
          page={view.page}
          onPage={(page) => change({ page }, { replace: true })}
          decisions={decisions}
        />
        {(job.reasons.length > 0 || job.notes.length > 0) && <FindingList job={job} decisions={decisions} />}
      </Flex>
      <FailedAction title={t('preview.importFailed')} error={commit.error} />
      <FailedAction title={t('columns.checkFailed')} error={check.error} />
      <WizardFooter
        back={
          <>
            <Button
              variant="default"
              leftSection={<IconArrowLeft size="1rem" />}
              onClick={() => change({ isAtColumns: true })}
            >
              {t('preview.back')}
            </Button>
            {leftOut > 0 && <RefusedDownload job={job} />}
          </>
        }
        hint={hint}
      >
        {decisions.isChanged ? (
          <Button
            loading={check.isPending}
            onClick={() => check.mutate({ mapping: job.mapping, options: decisions.options })}
          >
            {t('preview.applyDecisions')}
          </Button>
        ) : (
          <CommitButton job={job} counts={counts} commit={commit} />
        )}
      </WizardFooter>
    </>
  );
}

/** What importing the file as it was checked means. */
function getHint(t: Translate<'importWizard'>, { add, change, refused, conflict }: Counts): string {
  const leftOut = refused + conflict;
  if (add + change === 0) return t('preview.nothing');
  if (leftOut === 0) return t('preview.whole');
  return t('preview.leftOut', { count: leftOut, shown: formatCount(leftOut) });
}

function CommitButton({
  job,
  counts,
  commit,
}: Pick<PreviewStepProps, 'job' | 'counts'> & { readonly commit: ReturnType<typeof useCommit> }) {
  const t = useTexts('importWizard');
  const nothing = counts.add + counts.change === 0;
  return (
    <Button
      loading={commit.isPending}
      disabled={nothing}
      title={nothing ? t('preview.nothing') : undefined}
      onClick={() => commit.mutate(job.check)}
    >
      {changeSummary(t, job.kind, counts)}
    </Button>
  );
}

/** What the main button will do: `Add 7,120 companies, change 3`. */
function changeSummary(
  t: Translate<'importWizard'>,
  kind: ImportJob['kind'],
  { add, change }: Counts,
): string {
  const adding = t(`do.${kind}.add`, { count: add, shown: formatCount(add) });
  const changing = t(`do.${kind}.change`, { count: change, shown: formatCount(change) });
  if (add > 0 && change > 0) return t('do.both', { add: adding, change: formatCount(change) });
  if (add > 0) return adding;
  return change > 0 ? changing : t('do.nothing');
}
