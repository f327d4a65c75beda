// The colours of the 13 bands. 'standard' is the specified palette: brown through red and yellow to grey, then lime to strong green.
// 'colour-blind' runs from orange through grey to blue. 'dark' gets lighter away from zero, so that strong scores stand out on a dark
// background. Text on a tile is near-black or white, whichever contrasts more, always at least 4.5.
// Source: decisions.md section 1 'Heat colours', specification 2 section 9.

import type { Band } from './bands.ts';
import type { Colour } from './contrast.ts';
import { computeContrast } from './contrast.ts';

export const PALETTES = ['standard', 'colour-blind', 'dark'] as const;
export type Palette = (typeof PALETTES)[number];

const COLOURS: Readonly<Record<Palette, Readonly<Record<Band, Colour>>>> = {
  standard: {
    [-6]: '#6e3a1e',
    [-5]: '#b03030',
    [-4]: '#da4f3d',
    [-3]: '#ea7a3c',
    [-2]: '#f2ab4f',
    [-1]: '#f4d968',
    0: '#98a2b3',
    1: '#cfe27a',
    2: '#a5d16a',
    3: '#6db559',
    4: '#3f9a4c',
    5: '#1e8a45',
    6: '#0b6b36',
  },
  'colour-blind': {
    [-6]: '#7a3300',
    [-5]: '#a54a00',
    [-4]: '#cf6410',
    [-3]: '#ec8733',
    [-2]: '#f8ae66',
    [-1]: '#fbd3a4',
    0: '#d5d9e0',
    1: '#b9d6f2',
    2: '#86b8e8',
    3: '#4f97d8',
    4: '#2276be',
    5: '#0f5698',
    6: '#0a3a6e',
  },
  dark: {
    [-6]: '#ff8272',
    [-5]: '#ee5a4c',
    [-4]: '#cf4338',
    [-3]: '#ad452a',
    [-2]: '#8a4b22',
    [-1]: '#69511f',
    0: '#414b60',
    1: '#4b5f2a',
    2: '#3d7233',
    3: '#2c8540',
    4: '#209c50',
    5: '#23b566',
    6: '#46d387',
  },
};

const DARK_INK: Colour = '#05080f';
const LIGHT_INK: Colour = '#ffffff';

/** The colour of a band. */
export function colourFromBand(palette: Palette, band: Band): Colour {
  return COLOURS[palette][band];
}

/** The text colour on a tile of this colour: near-black or white, whichever contrasts more. */
export function inkForColour(colour: Colour): Colour {
  return computeContrast(colour, DARK_INK) >= computeContrast(colour, LIGHT_INK) ? DARK_INK : LIGHT_INK;
}

const STANDARD_NAMES = {
  [-6]: 'brown',
  [-5]: 'darkRed',
  [-4]: 'red',
  [-3]: 'orangeRed',
  [-2]: 'orange',
  [-1]: 'yellow',
  0: 'grey',
  1: 'lime',
  2: 'lightGreen',
  3: 'green',
  4: 'darkGreen',
  5: 'brightGreen',
  6: 'strongGreen',
} as const satisfies Record<Band, string>;

const STRENGTH_NAMES = {
  [-6]: 'negative6',
  [-5]: 'negative5',
  [-4]: 'negative4',
  [-3]: 'negative3',
  [-2]: 'negative2',
  [-1]: 'negative1',
  0: 'neutral',
  1: 'positive1',
  2: 'positive2',
  3: 'positive3',
  4: 'positive4',
  5: 'positive5',
  6: 'positive6',
} as const satisfies Record<Band, string>;

/** Message keys of the bands' names: colours for the specified palette, strengths for the others. */
export type BandName = (typeof STANDARD_NAMES)[Band] | (typeof STRENGTH_NAMES)[Band];

/** The message key of a band's name. */
export function bandName(palette: Palette, band: Band): BandName {
  return palette === 'standard' ? STANDARD_NAMES[band] : STRENGTH_NAMES[band];
}
