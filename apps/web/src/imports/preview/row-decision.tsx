import { NativeSelect, Stack, Text } from '@mantine/core';
import type { CallReply } from '@vigilo/contract/call';
import type { ImportJob, listImportRows } from '@vigilo/contract/imports';
import { ROW_CHOICES } from '@vigilo/domain/imports/faults';
import type { RowChoice } from '@vigilo/domain/imports/faults';
import { IMPORT_FIELDS } from '@vigilo/domain/imports/fields';
import { formatCount } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { useImportTexts } from '../import-texts.ts';

type Row = CallReply<typeof listImportRows>['data']['rows'][number];

interface RowDecisionProps {
  readonly job: ImportJob;
  readonly row: Row;
  readonly chosen: RowChoice | undefined;
  readonly onChoose: (choice: RowChoice) => void;
}

/** Why a row is put before a person, what is stored of the company it meets, and what is done with it. */
export function RowDecision({ job, row, chosen, onChoose }: RowDecisionProps) {
  const t = useTexts('importWizard');
  const texts = useImportTexts(job.kind);
  const { match } = row;
  if (match === null) return null;
  const stored = IMPORT_FIELDS.flatMap((field) => {
    const value = match.stored[field] ?? '';
    return value === '' ? [] : [`${texts.field(field)}: ${texts.value(field, value)}`];
  });
  return (
    <Stack gap="xs">
      <span>{texts.match(match)}</span>
      {stored.length > 0 && (
        <Text component="small" size="xs" c="dimmed">
          {t('preview.stored', { record: stored.join(' · ') })}
        </Text>
      )}
      {row.faults.map((fault) => (
        <Text key={`${fault.field} ${fault.code}`} span c="var(--v-bad-ink)">
          {texts.fault(fault)}
        </Text>
      ))}
      <NativeSelect
        aria-label={t('preview.choice', { row: formatCount(row.row) })}
        value={chosen ?? match.choice}
        data={ROW_CHOICES.filter((choice) => isOffered(choice, match)).map((choice) => ({
          value: choice,
          label: texts.choice(choice),
          disabled: !match.choices.includes(choice),
        }))}
        onChange={({ currentTarget: { value } }) => {
          const choice = match.choices.find((one) => one === value);
          if (choice !== undefined) onChoose(choice);
        }}
      />
      {match.choices.length === 1 && (
        <Text component="small" size="xs" c="dimmed">
          {t('preview.lockedChoice')}
        </Text>
      )}
    </Stack>
  );
}

/** A row of the file cannot be updated; a company that is there can, unless it is locked, which the list then shows. */
function isOffered(choice: RowChoice, match: NonNullable<Row['match']>): boolean {
  return choice !== 'update' || match.row === null;
}
