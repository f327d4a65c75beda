import { IconPalette } from '@tabler/icons-react';
import { BANDS } from '@vigilo/domain/heat-map/bands';
import type { Palette } from '@vigilo/domain/heat-map/palettes';
import { colourFromBand, PALETTES } from '@vigilo/domain/heat-map/palettes';
import { useTexts } from '../lib/texts.ts';
import { IconButton } from '../ui/icon-button.tsx';
import box from '../ui/check-box.module.css';
import { Dropdown } from '../ui/dropdown.tsx';
import { usePalette } from './public/palette.tsx';
import classes from './palette-menu.module.css';

/** The choice of the heat colours, each shown with its 13 bands. */
export function PaletteMenu() {
  const t = useTexts('heatMap');
  const { palette, setPalette } = usePalette();
  return (
    <Dropdown
      label={t('palette')}
      button={(opens) => (
        <IconButton {...opens} label={t('palette')}>
          <IconPalette size="1.125rem" stroke={1.75} />
        </IconButton>
      )}
    >
      {() => (
        <fieldset className={classes.choices}>
          <legend className={classes.title}>{t('palette')}</legend>
          {PALETTES.map((one) => (
            <label key={one} className={classes.choice}>
              <input
                type="radio"
                name="palette"
                className={box.radio}
                checked={one === palette}
                onChange={() => setPalette(one)}
              />
              <span className={classes.name}>{t(`palettes.${one}`)}</span>
              <Swatch palette={one} />
            </label>
          ))}
        </fieldset>
      )}
    </Dropdown>
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
