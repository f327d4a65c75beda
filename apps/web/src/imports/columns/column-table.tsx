import type { ImportJob } from '@vigilo/contract/imports';
import { FIELDS_BY_KIND } from '@vigilo/domain/imports/fields';
import type { FieldRule, ImportField, Mapping } from '@vigilo/domain/imports/fields';
import { useTexts } from '../../lib/texts.ts';
import { TruncatedText } from '../../ui/truncated-text.tsx';
import classes from './column-table.module.css';
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
    <div className={classes.scroll}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('columns.field')}</th>
            <th scope="col">{t('columns.column')}</th>
            <th scope="col">{t('columns.samples')}</th>
          </tr>
        </thead>
        <tbody>
          {FIELDS_BY_KIND[job.kind].map((rule) => (
            <tr key={rule.field}>
              <th scope="row">
                {texts.field(rule.field)}
                {required.includes(rule.field) && (
                  <span className={classes.required}>{t('columns.required')}</span>
                )}
              </th>
              <td>
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
              </td>
              <td>
                <Samples job={job} mapping={mapping} rule={rule} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
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
    <div className={classes.samples}>
      {duplicate !== undefined && (
        <span className={classes.twice}>{t('columns.twice', { field: texts.field(duplicate.field) })}</span>
      )}
      {values.length === 0 ? (
        <span className={classes.none}>{t('columns.empty')}</span>
      ) : (
        <TruncatedText text={values.join('  ·  ')} />
      )}
    </div>
  );
}
