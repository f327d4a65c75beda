import { describe, expect, it } from 'vitest';
import type { Band } from './bands.ts';
import { BANDS } from './bands.ts';
import type { Colour } from './contrast.ts';
import { computeContrast } from './contrast.ts';
import { bandName, colourFromBand, inkForColour, PALETTES } from './palettes.ts';

type Three = readonly [number, number, number];
const STRENGTHS: readonly Band[] = [1, 2, 3, 4, 5, 6];

/** What people without red (protan) or green (deutan) cones see: Machado, Oliveira, Fernandes 2009, severity 1, on linear light. */
const SIGHTS: Record<'usual' | 'protan' | 'deutan', readonly [Three, Three, Three]> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
};

const linear = (share: number) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
const toLinearRgb = (colour: Colour): Three => [
  linear(parseChannel(colour, 1)),
  linear(parseChannel(colour, 3)),
  linear(parseChannel(colour, 5)),
];
const parseChannel = (colour: Colour, at: number) => Number.parseInt(colour.slice(at, at + 2), 16) / 255;

function toLab(colour: Colour, sight: keyof typeof SIGHTS): Three {
  const light = toLinearRgb(colour);
  const seen = SIGHTS[sight].map((row) =>
    Math.min(1, Math.max(0, row[0] * light[0] + row[1] * light[1] + row[2] * light[2])),
  );
  const [r = 0, g = 0, b = 0] = seen;
  const x = bend((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = bend(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = bend((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const bend = (share: number) => (share > 0.008856 ? Math.cbrt(share) : 7.787 * share + 16 / 116);

/** CIE76 difference: about 2 is just noticeable side by side. */
function computeColourDifference(one: Colour, other: Colour, sight: keyof typeof SIGHTS): number {
  const [a, b] = [toLab(one, sight), toLab(other, sight)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

describe('contrastOf', () => {
  it('is 21 for black on white and 1 for a colour on itself', () => {
    expect(computeContrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(computeContrast('#1e8a45', '#1e8a45')).toBe(1);
  });

  it('agrees with the example of WCAG technique G18: #767676 on white is 4.54', () => {
    expect(computeContrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });
});

describe.each(PALETTES)('palette %s', (palette) => {
  it.each(BANDS)('has a text contrast of at least 4.5 on band %i', (band) => {
    const colour = colourFromBand(palette, band);
    expect(computeContrast(colour, inkForColour(colour))).toBeGreaterThanOrEqual(4.5);
  });

  it('has 13 colours, each different from the next at a glance', () => {
    expect(new Set(BANDS.map((band) => colourFromBand(palette, band))).size).toBe(13);
    for (const [i, band] of BANDS.slice(1).entries()) {
      const before = BANDS[i] ?? 0;
      expect(
        computeColourDifference(colourFromBand(palette, before), colourFromBand(palette, band), 'usual'),
      ).toBeGreaterThan(7);
    }
  });

  it('gets steadily darker away from zero, lighter on a dark background', () => {
    const towards = palette === 'dark' ? 1 : -1;
    for (const sign of [1, -1]) {
      const lights = STRENGTHS.map((strength) =>
        computeContrast(colourFromBand(palette, BANDS[6 + sign * strength] ?? 0), '#000000'),
      );
      expect(lights).toEqual(lights.toSorted((a, b) => towards * (a - b)));
    }
  });

  it('names each band by its own key', () => {
    expect(new Set(BANDS.map((band) => bandName(palette, band))).size).toBe(13);
  });
});

describe('palette colour-blind', () => {
  it.each(['usual', 'protan', 'deutan'] as const)(
    'tells neighbours and the two sides apart in %s sight',
    (sight) => {
      const colour = (index: number) => colourFromBand('colour-blind', BANDS[index] ?? 0);
      for (let index = 1; index < 13; index++)
        expect(computeColourDifference(colour(index), colour(index - 1), sight)).toBeGreaterThan(10);
      for (let strength = 1; strength <= 6; strength++)
        expect(computeColourDifference(colour(6 + strength), colour(6 - strength), sight)).toBeGreaterThan(
          40,
        );
    },
  );
});

describe('bandName', () => {
  it('gives the specified colour names in the standard palette only', () => {
    expect(BANDS.map((band) => bandName('standard', band))).toEqual([
      'brown',
      'darkRed',
      'red',
      'orangeRed',
      'orange',
      'yellow',
      'grey',
      'lime',
      'lightGreen',
      'green',
      'darkGreen',
      'brightGreen',
      'strongGreen',
    ]);
    expect(bandName('dark', -6)).toBe('negative6');
    expect(bandName('colour-blind', 0)).toBe('neutral');
  });
});
