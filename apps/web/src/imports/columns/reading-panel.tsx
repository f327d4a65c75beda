import { Stack, Text } from '@mantine/core';
import type { ImportJob } from '@vigilo/contract/imports';
import { DELIMITERS } from '@vigilo/domain/imports/guess-table';
import type { Delimiter } from '@vigilo/domain/imports/guess-table';
import { useTexts } from '../../lib/texts.ts';
import { Panel } from '../../ui/panel.tsx';
import { FieldSelect } from './field-select.tsx';
import type { Reading } from '../import-actions.ts';
import { formatSize } from '../../lib/format-size.ts';

const NAMES = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as const satisfies Record<
  Delimiter,
  string
>;

interface ReadingPanelProps {
  readonly job: ImportJob;
  readonly isDisabled: boolean;
  readonly onReading: (reading: Reading) => void;
}

/** How the server read the file, with what can be corrected: separator, titles, sheet. */
export function ReadingPanel({ job, isDisabled, onReading }: ReadingPanelProps) {
  const t = useTexts('importWizard');
  const format = { csv: `CSV · ${job.encoding.toUpperCase()}`, json: 'JSON', xlsx: 'Excel' }[job.format];
  return (
    <Panel
      title={t('reading.title')}
      actions={
        <Text size="xs" c="dimmed">
          {`${format} · ${formatSize(job.fileSize)}`}
        </Text>
      }
    >
      <Stack gap="sm">
        {job.format === 'csv' && (
          <FieldSelect
            label={t('reading.delimiter')}
            value={job.delimiter}
            options={DELIMITERS.map((value) => ({ value, text: t(`delimiter.${NAMES[value]}`) }))}
            isDisabled={isDisabled}
            onChange={(delimiter) => onReading({ delimiter })}
          />
        )}
        {job.sheets.length > 1 && (
          <FieldSelect
            label={t('reading.sheet')}
            value={job.sheet}
            options={job.sheets.map((sheet) => ({ value: sheet, text: sheet }))}
            isDisabled={isDisabled}
            onChange={(sheet) => onReading({ sheet })}
          />
        )}
        {job.format !== 'json' && (
          <FieldSelect
            label={t('reading.header')}
            value={job.hasHeader ? 'yes' : 'no'}
            options={[
              { value: 'yes', text: t('reading.headerYes') },
              { value: 'no', text: t('reading.headerNo') },
            ]}
            isDisabled={isDisabled}
            onChange={(value) => onReading({ hasHeader: value === 'yes' })}
          />
        )}
      </Stack>
    </Panel>
  );
}
