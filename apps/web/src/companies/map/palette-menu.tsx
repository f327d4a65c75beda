import { Popover, Radio, Stack } from '@mantine/core';
import { IconPalette } from '@tabler/icons-react';
import { BANDS } from '@vigilo/domain/heat-map/bands';
import type { Palette } from '@vigilo/domain/heat-map/palettes';
import { colourFromBand, PALETTES } from '@vigilo/domain/heat-map/palettes';
import { useTexts } from '../../lib/texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { usePalette } from '../public/palette.tsx';
import classes from './palette-menu.module.css';

/** The choice of the heat colours, each shown with its 13 bands. */
export function PaletteMenu() {
  const t = useTexts('heatMap');
  const { palette, setPalette } = usePalette();
  return (
    <Popover position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <IconButton label={t('palette')}>
          <IconPalette size="1.125rem" stroke={1.75} />
        </IconButton>
      </Popover.Target>
      <Popover.Dropdown>
        <Radio.Group label={t('palette')} value={palette} onChange={setPalette}>
          <Stack gap="sm" mt="xs">
            {PALETTES.map((one) => (
              <Radio
                key={one}
                value={one}
                label={
                  <span className={classes.choice}>
                    {t(`palettes.${one}`)}
                    <Swatch palette={one} />
                  </span>
                }
              />
            ))}
          </Stack>
        </Radio.Group>
      </Popover.Dropdown>
    </Popover>
  );
}

function Swatch({ palette }: { readonly palette: Palette }) {
  return (
    <span className={classes.swatch} aria-hidden="true">
      {BANDS.map((band) => (
        <span key={band} style={{ backgroundColor: colourFromBand(palette, band) }} />
      ))}
    </span>
  );
}
