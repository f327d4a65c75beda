import { Group, Text } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import type { EventRow } from '@vigilo/contract/events';
import { DASH, formatPercent, formatScore } from '../../lib/format.ts';
import { useTexts, useWriteName } from '../../lib/texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useEvents } from '../events-context.tsx';
import type { CellProps } from './event-cells.tsx';
import { EventScore, NameCell } from './event-cells.tsx';
import { Missing } from './missing.tsx';
import classes from './suggested-cell.module.css';

type SuggestedField = 'event' | 'topic' | 'score';

interface SuggestedCellProps extends CellProps {
  readonly field: SuggestedField;
}

/** A value that may have been suggested: marked where it was, with how sure that is and why; where it is missing, that is said. */
export function SuggestedCell({ row, field }: SuggestedCellProps) {
  const { checks, dialogs } = useEvents();
  if (row.tab === 'company-events') return <Value row={row} field={field} />;
  const value = row[field];
  const isMissing = value === null || value === '';
  const suggested = findOffered(row, field);
  const isSuggested = suggested?.isShown === true && suggested.value === value;
  const isUnsure = isMissing && suggested?.certainty === 'unsure';
  function edit(): void {
    if (checks.findRefusal('edit', row) === undefined) dialogs.open('change', row._id);
  }
  return (
    <Group component="span" display="inline-flex" gap={0} wrap="nowrap" maw="100%">
      <Text component="span" inherit miw={0} {...(isSuggested && { td: 'underline dotted var(--v-action)' })}>
        <SuggestedValue
          row={row}
          field={field}
          hollow={isUnsure ? suggested : undefined}
          isMissing={isMissing}
        />
      </Text>
      {suggested && (isSuggested || isMissing) && (
        <SuggestionMark suggested={suggested} isBelow={isUnsure} onClick={edit} />
      )}
    </Group>
  );
}

/** What is suggested for a field, where anything is. */
function findOffered(row: EventRow, field: SuggestedField): Suggested | undefined {
  const suggested = row.suggestion?.[field];
  return suggested?.certainty === 'none' ? undefined : suggested;
}

function SuggestedValue({
  row,
  field,
  hollow,
  isMissing,
}: SuggestedCellProps & { readonly hollow: Suggested | undefined; readonly isMissing: boolean }) {
  if (hollow) return <HollowValue suggested={hollow} />;
  return isMissing ? <Missing field={field} /> : <Value row={row} field={field} />;
}

function Value({ row, field }: SuggestedCellProps) {
  const t = useTexts('scoring');
  const writeName = useWriteName();
  if (field === 'score') return row.score === null ? DASH : <EventScore score={row.score} />;
  if (field === 'event') return row.event === null ? DASH : t(`eventTypes.${row.event}`);
  return <NameCell name={row.topic === null ? null : writeName(row.topic)} />;
}

type Suggested = NonNullable<EventRow['suggestion']>[SuggestedField];

/** What is suggested without being sure: hollow, with its words; it stands in no field and counts nowhere until an analyst takes it. */
function HollowValue({ suggested }: { readonly suggested: Suggested }) {
  const t = useTexts('events');
  const shown = useWriteSuggested()(suggested);
  return (
    <span className={classes.hollow}>
      <span>{t('suggested.hollow', { value: shown })}</span>
      {suggested.words.length > 0 && <span>{suggested.words.join(', ')}</span>}
    </span>
  );
}

/** A suggested value as it is read. */
function useWriteSuggested() {
  const t = useTexts('scoring');
  const writeName = useWriteName();
  return ({ value }: Suggested) =>
    typeof value === 'number'
      ? formatScore(value, 1)
      : value === 'Company' || value === 'Industry' || value === 'Macro'
        ? t(`eventTypes.${value}`)
        : writeName(value);
}

/** How sure a suggestion is and the words that led to it: to be read with the pointer or the focus on it. It leads to the dialog that settles it. */
function SuggestionMark({
  suggested,
  isBelow,
  onClick,
}: {
  readonly suggested: Suggested;
  readonly isBelow: boolean;
  readonly onClick: () => void;
}) {
  const t = useTexts('events');
  const confidence = formatPercent(suggested.confidence);
  const shown = useWriteSuggested()(suggested);
  const said = isBelow
    ? t('suggested.below', { value: shown, confidence })
    : t('suggested.hint', { confidence });
  const label =
    suggested.words.length === 0
      ? said
      : `${said}, ${t('suggested.words', { words: suggested.words.join(', ') })}`;
  return (
    <IconButton label={label} size={24} color={isBelow ? 'gray' : 'action'} onClick={onClick}>
      <IconSparkles size="0.875rem" stroke={1.75} />
    </IconButton>
  );
}
