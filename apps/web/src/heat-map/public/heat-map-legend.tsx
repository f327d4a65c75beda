// The 13 bands from negative to positive, each with its name, and what the colours mean; where the reader may choose, each is a button that lets
// its companies stand out. Source: specification 2 section 2.1.

import { Box, Flex, Group, VisuallyHidden } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useId } from 'react';
import type { Band } from '@vigilo/domain/heat-map/bands';
import { BANDS } from '@vigilo/domain/heat-map/bands';
import type { LegendEntry } from '@vigilo/domain/heat-map/emphasis';
import type { Palette } from '@vigilo/domain/heat-map/palettes';
import { colourFromBand } from '@vigilo/domain/heat-map/palettes';
import { IconButton } from '../../ui/icon-button.tsx';
import styles from './heat-map-legend.module.css';

export interface HeatMapLegendLabels {
  /** Accessible name of the legend. */
  readonly label: string;
  /** '-ve' and '+ve', at its ends. */
  readonly negative: string;
  readonly positive: string;
  /** What the colours mean and how wide a band is; the tooltip of the information button. */
  readonly hint: string;
  /** The scores or the grade of a band, and its name. */
  readonly band: (band: Band) => string;
  /** Given: unrated companies are hatched on this map, and are called so. */
  readonly notRated: string | null;
}

export interface HeatMapLegendProps {
  readonly palette: Palette;
  readonly labels: HeatMapLegendLabels;
  /** Given: the entries can be chosen. */
  readonly choice?: LegendChoice;
}

interface LegendChoice {
  /** None: all. */
  readonly entries: readonly LegendEntry[];
  readonly onToggle: (entry: LegendEntry) => void;
}

const IN_LINE = { whiteSpace: 'nowrap' } as const;
const ROUNDED = { borderRadius: 'var(--mantine-radius-sm)', overflow: 'hidden' };

export function HeatMapLegend({ palette, labels, choice }: HeatMapLegendProps) {
  const id = useId();
  return (
    <Group gap="sm" wrap="nowrap" fz="xs" c="dimmed" style={IN_LINE} data-testid="heat-map-legend">
      <span aria-hidden="true">{labels.negative}</span>
      <Flex component="ul" m={0} p={0} style={ROUNDED} aria-label={labels.label} aria-describedby={id}>
        {BANDS.map((band) => (
          <Box component="li" display="block" key={band}>
            <Swatch
              entry={band}
              text={labels.band(band)}
              colour={colourFromBand(palette, band)}
              choice={choice}
            />
          </Box>
        ))}
      </Flex>
      <span aria-hidden="true">{labels.positive}</span>
      {labels.notRated !== null && (
        <Group component="span" gap="sm" wrap="nowrap" ml="xs">
          <Swatch
            entry="unrated"
            text={labels.notRated}
            colour={colourFromBand(palette, 0)}
            choice={choice}
          />
          <span aria-hidden={choice !== undefined}>{labels.notRated}</span>
        </Group>
      )}
      <IconButton id={id} label={labels.hint}>
        <IconInfoCircle size="1.125rem" stroke={1.75} aria-hidden="true" />
      </IconButton>
    </Group>
  );
}

interface SwatchProps {
  readonly choice: LegendChoice | undefined;
  readonly entry: LegendEntry;
  readonly text: string;
  readonly colour: string;
}

function Swatch({ entry, text, colour, choice }: SwatchProps) {
  const look = {
    className: entry === 'unrated' ? styles.hatch : styles.swatch,
    style: { backgroundColor: colour },
  };
  if (choice === undefined)
    return (
      <span data-tooltip={text} {...look}>
        {entry !== 'unrated' && <VisuallyHidden component="span">{text}</VisuallyHidden>}
      </span>
    );
  const isChosen = choice.entries.includes(entry);
  return (
    <button
      type="button"
      aria-label={text}
      aria-pressed={isChosen}
      data-tooltip={text}
      data-faded={(choice.entries.length > 0 && !isChosen) || undefined}
      onClick={() => choice.onToggle(entry)}
      onKeyDown={moveFocus}
      {...look}
    />
  );
}

/** The arrow keys go from band to band, as in a toolbar; the Tab key goes through them as well. */
function moveFocus({ key, currentTarget }: KeyboardEvent<HTMLButtonElement>): void {
  const entry = currentTarget.closest('li');
  const next =
    key === 'ArrowRight'
      ? entry?.nextElementSibling
      : key === 'ArrowLeft'
        ? entry?.previousElementSibling
        : null;
  next?.querySelector('button')?.focus();
}
