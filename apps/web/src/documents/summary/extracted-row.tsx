import { Anchor, Stack, Table, Text } from '@mantine/core';
import type { ExtractionRowReply } from '@vigilo/contract/extraction';
import { FIGURE_TYPES } from '@vigilo/domain/extraction/extraction-row';
import { formatFigure, formatPercent, formatText } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { writePeriod } from '../public/period-name.ts';
import classes from './document-summary.module.css';

interface ExtractedRowProps {
  readonly row: ExtractionRowReply;
  readonly isChosen: boolean;
  readonly onChoose: (row: ExtractionRowReply) => void;
  /** Opens the table or the image that the value is. */
  readonly onOpen: (row: ExtractionRowReply) => void;
}

const BROKEN = { overflowWrap: 'anywhere' } as const;
const WHOLE = { whiteSpace: 'nowrap' } as const;

/** Whether the value of a row is a figure, and so stands at the end of its cell. */
export function isFigure({ ValueType, DataFormat }: ExtractionRowReply): boolean {
  return ValueType === 'entity' && FIGURE_TYPES.has(DataFormat.DataType);
}

/** A figure with its thousands apart; anything else as it is, and so a figure that a person would not read as one. */
export function writeRowValue(row: ExtractionRowReply): string {
  const { Value, DataFormat } = row;
  const figure = isFigure(row) ? formatFigure(Value) : null;
  if (figure === null) return formatText(Value);
  return DataFormat.DataType === 'percent' ? `${figure} %` : figure;
}

/** Key, value as understood and as printed, how sure that is, and why a person should look at it. */
export function ExtractedRow({ row, isChosen, onChoose, onOpen }: ExtractedRowProps) {
  const t = useTexts('documentViewer');
  const isEntity = row.ValueType === 'entity';
  const atEnd = isFigure(row);
  return (
    <Table.Tr
      className={classes.row ?? ''}
      data-chosen={isChosen}
      data-look={row.IntraValidation.status ?? ''}
      onClick={() => onChoose(row)}
    >
      <Table.Th scope="row">
        <Anchor
          component="button"
          type="button"
          ta="start"
          aria-pressed={isChosen}
          aria-description={
            row.ValueCoordinates.length === 0 ? t('rows.nowhere') : t('rows.show', { key: row.SSOTKey })
          }
        >
          {row.SSOTKey}
        </Anchor>
        <Text size="xs" c="dimmed">
          {[row.Category, writePeriod(row)].filter((part) => part !== '').join(' · ')}
        </Text>
      </Table.Th>
      <Table.Td style={atEnd ? WHOLE : BROKEN} ta={atEnd ? 'end' : 'start'}>
        {isEntity ? (
          writeRowValue(row)
        ) : (
          <Anchor
            component="button"
            type="button"
            aria-description={t('rows.openTable', { key: row.SSOTKey })}
            onClick={(event) => {
              event.stopPropagation();
              onOpen(row);
            }}
          >
            {row.ValueType === 'table' ? t('rows.table') : t('rows.image')}
          </Anchor>
        )}
      </Table.Td>
      <Table.Td style={BROKEN} ta={atEnd ? 'end' : 'start'}>
        {isEntity ? formatText(row.RawValue) : null}
      </Table.Td>
      <Table.Td>
        <ProgressBar label={`${t('rows.confidence')}: ${row.SSOTKey}`} share={row.Confidence} />
        <Text size="xs">{formatPercent(row.Confidence)}</Text>
      </Table.Td>
      <Table.Td>
        <RowChecks row={row} />
      </Table.Td>
    </Table.Tr>
  );
}

/** What was found in a row, and why a person should look at it. */
export function RowChecks({ row }: Pick<ExtractedRowProps, 'row'>) {
  const t = useTexts('documentViewer');
  const findings = [...row.IntraValidation.details, ...row.InterValidation.details];
  if (findings.length === 0 && row.LookReasons.length === 0 && row.ReadAnew === undefined)
    return row.IntraValidation.status === 'valid' ? (
      <Text size="xs" c="var(--v-good-ink)">
        {t('rows.valid')}
      </Text>
    ) : null;
  return (
    <Stack gap={0}>
      {row.ReadAnew !== undefined && <Text size="xs">{t('readAnew', { value: row.ReadAnew })}</Text>}
      {row.LookReasons.filter((reason) => reason !== 'rule-failed' || findings.length === 0).map((reason) => (
        <Text key={reason} size="xs" c="dimmed">
          {t(`look.${reason}`)}
        </Text>
      ))}
      {findings.map(({ rule, severity, message, suggestion }) => (
        <Text
          key={`${rule} ${message}`}
          size="xs"
          c={severity === 'error' ? 'var(--v-bad-ink)' : 'var(--v-caution-ink)'}
        >
          {suggestion === undefined
            ? message
            : `${message} (${t('rows.suggestion', { value: writeRowValue({ ...row, Value: suggestion }) })})`}
        </Text>
      ))}
    </Stack>
  );
}
