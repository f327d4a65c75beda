import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox, Group, Stack, Text } from '@mantine/core';
import type { ImportJob } from '@vigilo/contract/imports';
import { formatCount } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { ScrollBox } from '../../ui/scroll-box.tsx';
import { groupNotes } from './finding-groups.ts';
import classes from './finding-list.module.css';
import { useImportTexts } from '../import-texts.ts';
import type { Decisions } from './use-decisions.ts';

/** What was found in the file, summed up: why rows are refused, and what there is to know of the others. */
export function FindingList({ job, decisions }: { readonly job: ImportJob; readonly decisions: Decisions }) {
  const t = useTexts('importWizard');
  const texts = useImportTexts(job.kind);
  const reasons = job.reasons.map((reason) => ({
    key: `${reason.code} ${reason.field}`,
    text: texts.fault(reason),
    count: reason.count,
  }));
  const notes = groupNotes(job.notes).map(({ code, field, values, more, count }) => {
    const written = values.map((value) => texts.value(field, value));
    const named = more > 0 ? [...written, t('preview.more', { shown: formatCount(more) })] : written;
    return { key: `${code} ${field}`, text: texts.note(code, named.join(', ')), count };
  });
  return (
    <ScrollBox
      label={t('preview.findings')}
      flex={{ base: 'none', md: '0 0 19rem' }}
      className={classes.findings ?? ''}
    >
      <h2>{t('preview.reasons')}</h2>
      {reasons.length === 0 ? (
        <Text c="dimmed" my="sm">
          {t('preview.noReasons')}
        </Text>
      ) : (
        <Findings findings={reasons} tone="bad" />
      )}
      <NearIndustries job={job} decisions={decisions} />
      {notes.length > 0 && (
        <>
          <h2>{t('preview.notes')}</h2>
          <Findings findings={notes} tone="gray" />
        </>
      )}
    </ScrollBox>
  );
}

/** Industries that may be others, written a little differently; each is taken as the other only where a person says so. */
function NearIndustries({ job, decisions }: { readonly job: ImportJob; readonly decisions: Decisions }) {
  const t = useTexts('importWizard');
  const texts = useImportTexts(job.kind);
  const proposed = new Map([
    ...Object.entries(job.options.industries),
    ...job.notes.flatMap(({ value, near }): [string, string][] =>
      near === undefined ? [] : [[value, near]],
    ),
  ]);
  if (proposed.size === 0) return null;
  return (
    <>
      <h2>{t('preview.nearIndustries')}</h2>
      <Stack gap="sm" mt="sm" mb="lg">
        {[...proposed].map(([name, near]) => (
          <Checkbox
            key={name}
            label={t('preview.takeIndustry', { name, other: texts.value('industry', near) })}
            checked={decisions.options.industries[name] !== undefined}
            onChange={({ currentTarget: { checked } }) => decisions.takeIndustry(name, checked ? near : null)}
          />
        ))}
      </Stack>
    </>
  );
}

interface Finding {
  readonly key: string;
  readonly text: string;
  readonly count: number;
}

function Findings({
  findings,
  tone,
}: {
  readonly findings: readonly Finding[];
  readonly tone: 'bad' | 'gray';
}) {
  return (
    <Stack component="ul" gap="sm" mt="sm" mb="lg" p={0}>
      {findings.map(({ key, text, count }) => (
        <Group key={key} component="li" wrap="nowrap" justify="space-between" align="start">
          <Text span c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {text}
          </Text>
          <Text span fw={650} c={tone === 'bad' ? 'var(--v-bad-ink)' : 'bright'}>
            {formatCount(count)}
          </Text>
        </Group>
      ))}
    </Stack>
  );
}
