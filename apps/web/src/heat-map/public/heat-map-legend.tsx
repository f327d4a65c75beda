// The 13 bands from negative to positive, each with its name, and what the colours mean. Source: specification 2 section 2.1.

import { Box, Flex, Group, VisuallyHidden } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useId } from 'react';
import type { Band } from '@vigilo/domain/heat-map/bands';
import { BANDS } from '@vigilo/domain/heat-map/bands';
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
}

const IN_LINE = { whiteSpace: 'nowrap' } as const;
const ROUNDED = { borderRadius: 'var(--mantine-radius-sm)', overflow: 'hidden' };

export function HeatMapLegend({ palette, labels }: HeatMapLegendProps) {
  const id = useId();
  return (
    <Group gap="sm" wrap="nowrap" fz="xs" c="dimmed" style={IN_LINE} data-testid="heat-map-legend">
      <span aria-hidden="true">{labels.negative}</span>
      <Flex component="ul" m={0} p={0} style={ROUNDED} aria-label={labels.label} aria-describedby={id}>
        {BANDS.map((band) => (
          <Box component="li" display="block" key={band}>
            <Swatch text={labels.band(band)} colour={colourFromBand(palette, band)} />
          </Box>
        ))}
      </Flex>
      <span aria-hidden="true">{labels.positive}</span>
      {labels.notRated !== null && (
        <Group component="span" gap="sm" wrap="nowrap" ml="xs">
          <span className={styles.hatch} style={{ backgroundColor: colourFromBand(palette, 0) }} />
          {labels.notRated}
        </Group>
      )}
      <IconButton id={id} label={labels.hint}>
        <IconInfoCircle size="1.125rem" stroke={1.75} aria-hidden="true" />
      </IconButton>
    </Group>
  );
}

function Swatch({ text, colour }: { readonly text: string; readonly colour: string }) {
  return (
    <span data-tooltip={text} className={styles.swatch} style={{ backgroundColor: colour }}>
      <VisuallyHidden component="span">{text}</VisuallyHidden>
    </span>
  );
}
