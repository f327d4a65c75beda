import { IconExternalLink, IconSparkles, IconStack2 } from '@tabler/icons-react';
import type { EventRow } from '@vigilo/contract/events';
import { bandFromScore, LISTING_STEP } from '@vigilo/domain/heat-map/bands';
import { colourFromBand } from '@vigilo/domain/heat-map/palettes';
import { toThousandths } from '@vigilo/domain/scoring/thousandths';
import { cutText } from '../../companies/public/cut-text.ts';
import { usePalette } from '../../companies/public/palette.tsx';
import { DASH, formatPercent, formatScore, displayedSign } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { safeLink } from '../../lib/safe-link.ts';
import { ScoreValue } from '../../scoring/public/score-value.tsx';
import classes from './event-cells.module.css';

const ICON = { size: '1rem', stroke: 1.75 } as const;
const ARROWS = { '1': '▲', '0': '=', '-1': '▼' } as const;

/** A score with its colour on the scale, its arrow and its sign: no one of them says it alone. */
export function EventScore({ score }: { readonly score: number }) {
  const { palette } = usePalette();
  return (
    <span className={classes.score}>
      <span
        className={classes.band}
        style={{
          backgroundColor: colourFromBand(palette, bandFromScore(toThousandths(score), LISTING_STEP)),
        }}
        aria-hidden="true"
      />
      <span aria-hidden="true" className={classes.arrow}>
        {ARROWS[displayedSign(score, 1)]}
      </span>
      <ScoreValue score={score} decimals={1} />
    </span>
  );
}

/** The title, and how many sources tell the same story where there are several. */
export function TitleCell({
  row,
  onStory,
}: {
  readonly row: EventRow;
  readonly onStory: (id: string) => void;
}) {
  const t = useTexts('events');
  return (
    <span className={classes.titled}>
      <span className={classes.title} title={row.title}>
        {row.title === '' ? <Missing field="title" /> : row.title}
      </span>
      {row.sources > 1 && (
        <button
          type="button"
          className={classes.sources}
          aria-label={t('showSources', { count: row.sources, title: row.title })}
          onClick={() => onStory(row._id)}
        >
          <IconStack2 size="0.875rem" stroke={1.75} aria-hidden="true" />
          {t('sources', { count: row.sources })}
        </button>
      )}
    </span>
  );
}

/** The name of a source or a topic, on two lines where it is long; the whole is in the tooltip. */
export function NameCell({ name }: { readonly name: string | null }) {
  if ((name ?? '') === '') return DASH;
  return (
    <span className={`${classes.title} ${classes.name}`} title={name ?? undefined}>
      {name}
    </span>
  );
}

/** Cut at 100 characters (specification 3, section 9); the whole is in the tooltip. */
export function SummaryCell({ summary = '' }: { readonly summary?: string | undefined }) {
  const cut = cutText(summary, MAX_SUMMARY_LENGTH);
  if (summary.trim() === '') return DASH;
  return (
    <span className={classes.summary} title={cut === summary ? undefined : summary}>
      {cut}
    </span>
  );
}

const MAX_SUMMARY_LENGTH = 100;

/** The address the event was read at, in a new tab. */
export function UrlCell({ row }: { readonly row: EventRow }) {
  const t = useTexts('events');
  const link = safeLink(row.url);
  if (link === null)
    return row.tab === 'imported events' ? <Missing field="url" /> : <span title={t('noUrl')}>{DASH}</span>;
  const label = t('openUrl', { title: row.title });
  return (
    <a
      className={classes.link}
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
      title={link}
    >
      <IconExternalLink {...ICON} aria-hidden="true" />
    </a>
  );
}

export type SuggestedField = 'event' | 'topic' | 'score';

interface SuggestedCellProps {
  readonly row: EventRow;
  readonly field: SuggestedField;
  readonly onEdit: (id: string) => void;
}

/** A value of an imported event: marked where it was suggested, with how sure that is and why; where it is missing, that is said. */
export function SuggestedCell({ row, field, onEdit }: SuggestedCellProps) {
  const value = row[field];
  const suggested = row.suggestion?.[field];
  const isMissing = value === null || value === '';
  const isSuggested = suggested !== undefined && suggested.isShown && suggested.value === value;
  return (
    <span className={classes.suggested} data-field={field} data-suggested={isSuggested}>
      <span className={classes.value}>
        {isMissing ? <Missing field={field} /> : <Value row={row} field={field} />}
      </span>
      {suggested !== undefined && (isSuggested || isMissing) && (
        <SuggestionMark suggested={suggested} isBelow={isMissing} onClick={() => onEdit(row._id)} />
      )}
    </span>
  );
}

function Value({ row, field }: { readonly row: EventRow; readonly field: SuggestedField }) {
  const t = useTexts('scoring');
  if (field === 'score') return row.score === null ? DASH : <EventScore score={row.score} />;
  if (field === 'event') return row.event === null ? DASH : t(`eventTypes.${row.event}`);
  return <NameCell name={row.topic} />;
}

type Suggested = NonNullable<EventRow['suggestion']>[SuggestedField];

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
  const ts = useTexts('scoring');
  const confidence = formatPercent(suggested.confidence);
  const { value } = suggested;
  const shown =
    typeof value === 'number'
      ? formatScore(value, 1)
      : value === 'Company' || value === 'Industry' || value === 'Macro'
        ? ts(`eventTypes.${value}`)
        : value;
  const said = isBelow
    ? t('suggested.below', { value: shown, confidence })
    : t('suggested.hint', { confidence });
  const label =
    suggested.words.length === 0
      ? said
      : `${said}, ${t('suggested.words', { words: suggested.words.join(', ') })}`;
  return (
    <button
      data-tooltip={label}
      type="button"
      className={classes.mark}
      aria-label={label}
      data-below={isBelow}
      onClick={onClick}
    >
      <IconSparkles size="0.875rem" stroke={1.75} aria-hidden="true" />
    </button>
  );
}

/** A field that has to be filled before the event can be moved. */
export function Missing({ field }: { readonly field: 'title' | 'url' | 'source' | 'date' | SuggestedField }) {
  const t = useTexts('events');
  const name = t(`missing.${field}`);
  return (
    <span className={classes.missing} title={t('missing', { field: name })}>
      {t('missing.short')}
    </span>
  );
}
