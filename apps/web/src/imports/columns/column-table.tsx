import '@mantine/core/styles/Table.layer.css';
import { Table, Text } from '@mantine/core';
import type { ImportJob } from '@vigilo/contract/imports';
import { FIELDS_BY_KIND } from '@vigilo/domain/imports/fields';
import type { FieldRule, ImportField, Mapping } from '@vigilo/domain/imports/fields';
import { useTexts } from '../../lib/texts.ts';
import { ScrollBox } from '../../ui/scroll-box.tsx';
import { TruncatedText } from '../../ui/truncated-text.tsx';
import { FieldSelect } from './field-select.tsx';
import { useImportTexts } from '../import-texts.ts';

interface ColumnTableProps {
  readonly job: ImportJob;
  readonly mapping: Mapping;
  /** Fields that must have a column and have none. */
  readonly missing: readonly ImportField[];
  readonly required: readonly ImportField[];
  readonly isDisabled: boolean;
  readonly onColumn: (field: ImportField, column: number | null) => void;
}

/** Every field of the kind with the column that holds it and that column's first values. */
export function ColumnTable({ job, mapping, missing, required, isDisabled, onColumn }: ColumnTableProps) {
  const t = useTexts('importWizard');
  const texts = useImportTexts(job.kind);
  return (
    <ScrollBox>
      <Table stickyHeader horizontalSpacing="lg" styles={{ tr: { verticalAlign: 'middle' } }}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('columns.field')}</Table.Th>
            <Table.Th scope="col">{t('columns.column')}</Table.Th>
            <Table.Th scope="col">{t('columns.samples')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {FIELDS_BY_KIND[job.kind].map((rule) => (
            <Table.Tr key={rule.field}>
              <Table.Th scope="row" w="13rem">
                {texts.field(rule.field)}
                {required.includes(rule.field) && (
                  <Text component="span" size="xs" c="dimmed" ml="sm">
                    {t('columns.required')}
                  </Text>
                )}
              </Table.Th>
              <Table.Td w="14rem" miw="10rem">
                <FieldSelect
                  label={t('columns.columnOf', { field: texts.field(rule.field) })}
                  isLabelHidden
                  value={String(mapping[rule.field] ?? '')}
                  options={[
                    { value: '', text: t('columns.none') },
                    ...job.columns.map(({ title }, i) => ({
                      value: String(i),
                      text: texts.column(title, i),
                    })),
                  ]}
                  isDisabled={isDisabled}
                  isWrong={missing.includes(rule.field)}
                  onChange={(value) => onColumn(rule.field, value === '' ? null : Number(value))}
                />
              </Table.Td>
              <Table.Td maw={0} c="dimmed">
                <Samples job={job} mapping={mapping} rule={rule} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollBox>
  );
}

interface SamplesProps {
  readonly job: ImportJob;
  readonly mapping: Mapping;
  readonly rule: FieldRule;
}

/** The first values of a field's column, and whether another field has the same. */
function Samples({ job, mapping, rule }: SamplesProps) {
  const t = useTexts('importWizard');
  const texts = useImportTexts(job.kind);
  const index = mapping[rule.field];
  const column = index === undefined ? undefined : job.columns[index];
  if (column === undefined) return null;
  const duplicate = FIELDS_BY_KIND[job.kind].find(
    ({ field }) => field !== rule.field && mapping[field] === index,
  );
  const values = column.samples.filter((sample) => sample !== '');
  return (
    <>
      {duplicate !== undefined && (
        <Text size="xs" c="var(--v-caution-ink)">
          {t('columns.twice', { field: texts.field(duplicate.field) })}
        </Text>
      )}
      {values.length === 0 ? (
        <Text size="xs">{t('columns.empty')}</Text>
      ) : (
        <TruncatedText text={values.join('  ·  ')} />
      )}
    </>
  );
}
