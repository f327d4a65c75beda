import '@mantine/core/styles/Table.layer.css';
import { Group, Stack, Table, Text } from '@mantine/core';
import type { CallReply } from '@vigilo/contract/call';
import type { ImportJob, listImportRows } from '@vigilo/contract/imports';
import type { Verdict } from '@vigilo/domain/imports/faults';
import { FIELDS_BY_KIND } from '@vigilo/domain/imports/fields';
import type { ImportField } from '@vigilo/domain/imports/fields';
import { formatCount, formatText } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { ScrollBox } from '../../ui/scroll-box.tsx';
import { TruncatedText } from '../../ui/truncated-text.tsx';
import { RowDecision } from './row-decision.tsx';
import type { Decisions } from './use-decisions.ts';
import { useImportTexts } from '../import-texts.ts';

type Row = CallReply<typeof listImportRows>['data']['rows'][number];

interface RowTableProps {
  readonly job: ImportJob;
  readonly verdict: Verdict;
  readonly rows: readonly Row[];
  /** The rows are of an earlier page while this one is on its way. */
  readonly isStale: boolean;
  readonly decisions: Decisions;
}

/** Rows of a file with their numbers and the values of the mapped columns; refused ones with column, value and reason. */
export function RowTable({ job, verdict, rows, isStale, decisions }: RowTableProps) {
  const t = useTexts('importWizard');
  const fields = FIELDS_BY_KIND[job.kind]
    .map(({ field }) => field)
    .filter((field) => job.mapping[field] !== undefined);
  return (
    <ScrollBox label={t('preview.scroll')}>
      <Table
        stickyHeader
        highlightOnHover
        horizontalSpacing="md"
        aria-busy={isStale}
        style={{ whiteSpace: 'nowrap' }}
        opacity={isStale ? 0.55 : 1}
      >
        <TableHead job={job} verdict={verdict} fields={fields} />
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.row}>
              <Table.Th scope="row" ta="end" fw={400} c="dimmed">
                {formatCount(row.row)}
              </Table.Th>
              {verdict === 'refused' && (
                <Table.Td miw="22rem" maw="32rem" style={{ whiteSpace: 'normal' }}>
                  <Reasons job={job} row={row} />
                </Table.Td>
              )}
              {verdict === 'conflict' && (
                <Table.Td miw="24rem" maw="32rem" style={{ whiteSpace: 'normal' }}>
                  <RowDecision
                    job={job}
                    row={row}
                    chosen={decisions.options.choices[String(row.row)]}
                    onChoose={(choice) => decisions.choose(row.row, choice)}
                  />
                </Table.Td>
              )}
              {fields.map((field) => (
                <ValueCell key={field} job={job} row={row} field={field} />
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollBox>
  );
}

function TableHead({
  job,
  verdict,
  fields,
}: Pick<RowTableProps, 'job' | 'verdict'> & { readonly fields: readonly ImportField[] }) {
  const t = useTexts('importWizard');
  const texts = useImportTexts(job.kind);
  return (
    <Table.Thead>
      <Table.Tr>
        <Table.Th scope="col" ta="end">
          {t('preview.row')}
        </Table.Th>
        {verdict === 'refused' && <Table.Th scope="col">{t('preview.reason')}</Table.Th>}
        {verdict === 'conflict' && <Table.Th scope="col">{t('preview.decision')}</Table.Th>}
        {fields.map((field) => (
          <Table.Th key={field} scope="col" ta={NUMBERS.has(field) ? 'end' : 'start'}>
            {texts.field(field)}
          </Table.Th>
        ))}
      </Table.Tr>
    </Table.Thead>
  );
}

function Reasons({ job, row }: { readonly job: ImportJob; readonly row: Row }) {
  const texts = useImportTexts(job.kind);
  return (
    <Stack component="ul" gap="xs" m={0} p={0}>
      {row.faults.map((fault) => (
        <Group key={`${fault.field} ${fault.code}`} component="li" gap="sm">
          <strong>{texts.field(fault.field)}</strong>
          {fault.value !== '' && (
            <Text component="q" c="var(--v-bad-ink)" maw="100%" style={{ overflowWrap: 'anywhere' }}>
              {fault.value}
            </Text>
          )}
          <Text span c="dimmed">
            {texts.fault(fault)}
          </Text>
        </Group>
      ))}
    </Stack>
  );
}

/** Fields whose values are numbers, which stand under each other by their places. */
const NUMBERS: ReadonlySet<ImportField> = new Set(['score', 'price', 'adjustedPrice']);

/** What the file says in a field; where it would change what is there, both. */
function ValueCell({
  job,
  row,
  field,
}: {
  readonly job: ImportJob;
  readonly row: Row;
  readonly field: ImportField;
}) {
  const t = useTexts('importWizard');
  const texts = useImportTexts(job.kind);
  const column = job.mapping[field];
  const value = column === undefined ? '' : (row.cells[column] ?? '').trim();
  const change = row.changes.find((one) => one.field === field);
  if (change === undefined) {
    const isWrong = row.faults.some((fault) => fault.field === field);
    return (
      <Table.Td
        maw="16rem"
        {...(isWrong && { c: 'var(--v-bad-ink)', bg: 'var(--v-row-invalid)' })}
        ta={NUMBERS.has(field) ? 'end' : 'start'}
      >
        <TruncatedText text={formatText(value)} />
      </Table.Td>
    );
  }
  return (
    <Table.Td maw="16rem" bg="var(--v-row-selected)" ta={NUMBERS.has(field) ? 'end' : 'start'}>
      <TruncatedText text={texts.value(field, change.after)} />
      <Text component="small" size="xs" c="dimmed" display="block">
        <TruncatedText
          text={t('preview.before', {
            value: change.before === '' ? t('preview.emptyValue') : texts.value(field, change.before),
          })}
        />
      </Text>
    </Table.Td>
  );
}
