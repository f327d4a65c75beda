import { Box, Flex, Group, Popover, Radio, Stack } from '@mantine/core';
import { IconPalette } from '@tabler/icons-react';
import { BANDS } from '@vigilo/domain/heat-map/bands';
import type { Palette } from '@vigilo/domain/heat-map/palettes';
import { colourFromBand, PALETTES } from '@vigilo/domain/heat-map/palettes';
import { useTexts } from '../../lib/texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { usePalette } from '../public/palette.tsx';

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
                  <Group component="span" justify="space-between" wrap="nowrap" miw="18rem">
                    {t(`palettes.${one}`)}
                    <Swatch palette={one} />
                  </Group>
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
    <Flex component="span" aria-hidden="true">
      {BANDS.map((band) => (
        <Box component="span" key={band} w="0.625rem" h="0.75rem" bg={colourFromBand(palette, band)} />
      ))}
    </Flex>
  );
}
