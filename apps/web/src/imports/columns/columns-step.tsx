import '@mantine/core/styles/Flex.layer.css';
import { Box, Button, Flex, Stack } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ImportJob } from '@vigilo/contract/imports';
import { FIELDS_BY_KIND, missingFields } from '@vigilo/domain/imports/fields';
import type { ImportField } from '@vigilo/domain/imports/fields';
import { formatList } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { Panel } from '../../ui/panel.tsx';
import { ScrollBox } from '../../ui/scroll-box.tsx';
import { TruncatedText } from '../../ui/truncated-text.tsx';
import { ColumnTable } from './column-table.tsx';
import classes from './columns-step.module.css';
import { isCurrency } from './currency.ts';
import { FailedAction } from '../failed-action.tsx';
import { useCheck, useReading } from '../import-actions.ts';
import { useImportTexts } from '../import-texts.ts';
import { useDraft } from './mapping-draft.ts';
import type { Draft } from './mapping-draft.ts';
import { OptionPanel } from './option-panel.tsx';
import { ReadingPanel } from './reading-panel.tsx';
import { WizardFooter } from '../wizard-footer.tsx';

interface ColumnsStepProps {
  readonly job: ImportJob;
  /** The check has begun. */
  readonly onChecking: () => void;
  readonly onOtherFile: () => void;
}

/** Step two: which column holds which field, and what stands in for what is missing. */
export function ColumnsStep({ job, onChecking, onOtherFile }: ColumnsStepProps) {
  const t = useTexts('importWizard');
  const { draft, change } = useDraft(job);
  const reading = useReading(job._id);
  const check = useCheck(job._id);
  const { missing, required, hint } = useMissing(job, draft);
  const isBusy = reading.isPending || check.isPending;

  function setColumn(field: ImportField, column: number | null): void {
    const { [field]: _, ...others } = draft.mapping;
    change({ mapping: column === null ? others : { ...others, [field]: column } });
  }

  return (
    <>
      <Flex flex={1} gap="md" mih={0} direction={{ base: 'column', md: 'row' }}>
        <Panel title={t('columns.title')} isFlush className={classes.columns}>
          <ColumnTable
            job={job}
            mapping={draft.mapping}
            missing={missing}
            required={required}
            isDisabled={isBusy}
            onColumn={setColumn}
          />
          <UnusedColumns job={job} draft={draft} />
        </Panel>
        <ScrollBox flex={{ base: 'none', md: '0 0 22rem' }} mih={{ base: 'auto', md: 0 }}>
          <Stack gap="md">
            <OptionPanel
              kind={job.kind}
              options={draft.options}
              isDisabled={isBusy}
              onChange={(part) => change({ options: { ...draft.options, ...part } })}
            />
            <ReadingPanel job={job} isDisabled={isBusy} onReading={reading.mutate} />
            <FailedAction title={t('reading.failed')} error={reading.error} />
          </Stack>
        </ScrollBox>
      </Flex>
      <FailedAction title={t('columns.checkFailed')} error={check.error} />
      <WizardFooter
        back={
          <Button variant="default" leftSection={<IconArrowLeft size="1rem" />} onClick={onOtherFile}>
            {t('columns.otherFile')}
          </Button>
        }
        hint={hint ?? t('columns.ready')}
        isCaution={hint !== null}
      >
        <Button
          loading={check.isPending}
          disabled={hint !== null || reading.isPending}
          title={hint ?? t('columns.continueHint')}
          onClick={() => check.mutate(draft, { onSuccess: onChecking })}
        >
          {t('columns.continue')}
        </Button>
      </WizardFooter>
    </>
  );
}

interface Missing {
  readonly missing: readonly ImportField[];
  readonly required: readonly ImportField[];
  /** What has to be done before the check, in words, or null. */
  readonly hint: string | null;
}

function useMissing(job: ImportJob, { mapping, options }: Draft): Missing {
  const t = useTexts('importWizard');
  const texts = useImportTexts(job.kind);
  const missing = missingFields(job.kind, mapping, options.priceColumn);
  const required = missingFields(job.kind, {}, options.priceColumn);
  const isWrongCurrency = job.kind === 'prices' && !isCurrency(options.defaultCurrency);
  if (missing.length > 0)
    return {
      missing,
      required,
      hint: t('columns.missing', { fields: formatList(missing.map((field) => texts.field(field))) }),
    };
  return { missing, required, hint: isWrongCurrency ? t('options.currencyInvalid') : null };
}

function UnusedColumns({ job, draft }: { readonly job: ImportJob; readonly draft: Draft }) {
  const t = useTexts('importWizard');
  const texts = useImportTexts(job.kind);
  const used = new Set(FIELDS_BY_KIND[job.kind].map(({ field }) => draft.mapping[field]));
  const names = job.columns.flatMap(({ title }, i) => (used.has(i) ? [] : [texts.column(title, i)]));
  const unusedText =
    names.length === 0 ? t('columns.allUsed') : t('columns.unused', { names: names.join(', ') });
  return (
    <Box px="lg" py="sm" c="dimmed">
      <TruncatedText text={unusedText} />
    </Box>
  );
}
