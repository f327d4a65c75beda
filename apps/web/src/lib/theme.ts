// Every colour and size of the screens. The build writes them into a style sheet (vite.config.ts), so they are there before the first line
// of script runs; CSS modules use them as `var(--v-...)` and `var(--mantine-...)`. Heat colours live in the domain beside their thresholds.

import { createTheme, defaultCssVariablesResolver, rem } from '@mantine/core';
import type { ConvertCSSVariablesInput, MantineColorsTuple, MantineTheme } from '@mantine/core';
import { components } from './theme-components.ts';

const ACTION: MantineColorsTuple = [
  '#edf2ff',
  '#dbe5ff',
  '#b9ccff',
  '#92b1ff',
  '#6b95ff',
  '#4475ec',
  '#2356d6',
  '#1d49b8',
  '#173b96',
  '#122e75',
];
const GRAY: MantineColorsTuple = [
  '#f5f7fa',
  '#eef1f6',
  '#e4e8ee',
  '#d4dae3',
  '#c3cbd7',
  '#6f7b8d',
  '#5b6778',
  '#465163',
  '#2b3546',
  '#101828',
];
const DARK: MantineColorsTuple = [
  '#e8edf6',
  '#c5cfdf',
  '#93a1b8',
  '#8291aa',
  '#243049',
  '#1a2438',
  '#131b2c',
  '#0c1220',
  '#0a0f1b',
  '#080d18',
];
const GOOD: MantineColorsTuple = [
  '#e6f4ea',
  '#cce8d4',
  '#a3d5b1',
  '#74c08a',
  '#4fb06d',
  '#2f9a54',
  '#1e8a45',
  '#17753a',
  '#125e2e',
  '#0c4521',
];
const BAD: MantineColorsTuple = [
  '#fdecea',
  '#fad7d3',
  '#f2b0a9',
  '#f08a80',
  '#e66a5f',
  '#d64d42',
  '#c33c32',
  '#a8322a',
  '#862821',
  '#641d18',
];

const CAUTION: MantineColorsTuple = [
  '#fff8e6',
  '#fff4dc',
  '#fbe3b4',
  '#f3cd84',
  '#e3b266',
  '#d9a04a',
  '#b7791f',
  '#9a6415',
  '#855510',
  '#5f3c08',
];

/** What the colour of a badge or a notice says; the names are colours of the theme. */
export type Tone = 'gray' | 'good' | 'bad' | 'caution' | 'action';

/** Tokens of each colour scheme (look.md). `ink` twins are for small text, where the fill's colour would not have contrast enough. */
const LIGHT_TOKENS = {
  ground: '#f5f7fa',
  panel: '#ffffff',
  soft: '#eef1f6',
  line: '#e4e8ee',
  'control-line': '#d4dae3',
  ink: '#101828',
  muted: '#5b6778',
  action: '#2356d6',
  'action-ink': '#2356d6',
  'action-soft': '#e8eefc',
  'on-action': '#ffffff',
  header: '#1b4fd0',
  'header-ink': '#ffffff',
  'header-muted': '#d5e0fb',
  'header-soft': '#3563d6',
  'header-line': '#6b8ee3',
  menu: '#0d1526',
  'menu-ink': '#b4c0d4',
  'menu-muted': '#8090ab',
  'menu-active': '#1c2a47',
  'menu-active-ink': '#ffffff',
  'menu-line': '#1c2740',
  'menu-count': '#c93c3c',
  good: '#1e8a45',
  'good-ink': '#17753a',
  'good-soft': '#e6f4ea',
  bad: '#c33c32',
  'bad-ink': '#b5352b',
  'bad-soft': '#fdecea',
  caution: '#b7791f',
  'caution-ink': '#855510',
  'caution-soft': '#fff4dc',
  'row-valid': '#edf9f0',
  'row-partial': '#fff8e1',
  'row-invalid': '#fdecea',
  'row-hover': '#f8f9fc',
  'row-selected': '#eef3fe',
  mark: '#d92d20',
  tooltip: '#101828',
  'tooltip-ink': '#ffffff',
  skeleton: '#e8ecf2',
  backdrop: 'rgb(13 21 38 / 45%)',
  'float-shadow': '0 12px 32px rgb(16 24 40 / 16%), 0 2px 6px rgb(16 24 40 / 8%)',
  'raised-shadow': '0 1px 2px rgb(16 24 40 / 14%)',
} as const;

const DARK_TOKENS: Readonly<Record<keyof typeof LIGHT_TOKENS, string>> = {
  ground: '#0c1220',
  panel: '#131b2c',
  soft: '#1a2438',
  line: '#243049',
  'control-line': '#2c3a57',
  ink: '#e8edf6',
  muted: '#93a1b8',
  action: '#6b95ff',
  'action-ink': '#8fb0ff',
  'action-soft': '#1b2a4d',
  'on-action': '#0c1220',
  header: '#14264f',
  'header-ink': '#ffffff',
  'header-muted': '#b9c7e6',
  'header-soft': '#233a6e',
  'header-line': '#3d5590',
  menu: '#080d18',
  'menu-ink': '#aab7cd',
  'menu-muted': '#7c8ba6',
  'menu-active': '#16223b',
  'menu-active-ink': '#ffffff',
  'menu-line': '#16203a',
  'menu-count': '#c93c3c',
  good: '#4fb06d',
  'good-ink': '#62c481',
  'good-soft': '#14301f',
  bad: '#e66a5f',
  'bad-ink': '#f08a80',
  'bad-soft': '#3a1a1b',
  caution: '#d9a04a',
  'caution-ink': '#e3b266',
  'caution-soft': '#33270f',
  'row-valid': '#12261c',
  'row-partial': '#2a2413',
  'row-invalid': '#311a1d',
  'row-hover': '#172136',
  'row-selected': '#192747',
  mark: '#d92d20',
  tooltip: '#2c3a57',
  'tooltip-ink': '#ffffff',
  skeleton: '#1d2840',
  backdrop: 'rgb(3 6 14 / 62%)',
  'float-shadow': '0 12px 32px rgb(0 0 0 / 50%), 0 2px 6px rgb(0 0 0 / 35%)',
  'raised-shadow': '0 1px 2px rgb(0 0 0 / 40%)',
};

/** Sizes of the frame; lengths in rem of 16 px. */
const SIZES = {
  '--v-header-height': rem(52),
  '--v-band-height': rem(48),
  '--v-menu-width': rem(228),
  '--v-menu-collapsed-width': rem(60),
  '--v-control-height': rem(34),
  '--v-control-padding': rem(14),
  '--v-badge-height': rem(22),
  '--v-row-height': rem(44),
  '--v-page-padding': rem(20),
  '--v-line-width': '1px',
  '--v-focus-width': '2px',
  '--v-weight-normal': '400',
  '--v-weight-medium': '550',
  '--v-weight-strong': '650',
  '--v-font-size-table-head': rem(11.5),
  '--v-font-size-hint': rem(12),
  '--v-font-size-title': rem(20),
  '--v-font-size-brand': rem(17),
  '--v-font-size-display': rem(24),
  // Between the steps of 4, for the inside of small parts: 2, 6 and 10 px.
  '--v-space-hair': rem(2),
  '--v-space-tight': rem(6),
  '--v-space-inset': rem(10),
  '--v-motion': '140ms',
};

function asVariables(tokens: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--v-${name}`, value]));
}

/** On a light fill the letters are dark: under the mouse it becomes lighter. */
const DARK_HOVER = { '--mantine-color-action-filled-hover': ACTION[3] };

/** All variables of the style sheet: Mantine's own, then ours, then Mantine's colours set to our tokens. @public */
export function cssVariables(merged: MantineTheme): ConvertCSSVariablesInput {
  const own = defaultCssVariablesResolver(merged);
  const shared = {
    '--mantine-primary-color-contrast': 'var(--v-on-action)',
    '--mantine-color-text': 'var(--v-ink)',
    '--mantine-color-bright': 'var(--v-ink)',
    '--mantine-color-body': 'var(--v-panel)',
    '--mantine-color-default': 'var(--v-panel)',
    '--mantine-color-default-hover': 'var(--v-soft)',
    '--mantine-color-default-color': 'var(--v-ink)',
    '--mantine-color-default-border': 'var(--v-control-line)',
    '--mantine-color-dimmed': 'var(--v-muted)',
    '--mantine-color-placeholder': 'var(--v-muted)',
    '--mantine-color-anchor': 'var(--v-action-ink)',
    '--mantine-color-error': 'var(--v-bad-ink)',
    '--mantine-color-success': 'var(--v-good-ink)',
    '--mantine-color-disabled': 'var(--v-soft)',
    '--mantine-color-disabled-color': 'var(--v-muted)',
    '--mantine-color-disabled-border': 'var(--v-line)',
    ...lightVariant('gray', 'soft', 'muted'),
    ...lightVariant('good', 'good-soft', 'good-ink'),
    ...lightVariant('bad', 'bad-soft', 'bad-ink'),
    ...lightVariant('caution', 'caution-soft', 'caution-ink'),
    ...lightVariant('action', 'action-soft', 'action-ink'),
  };
  return {
    variables: { ...withoutForeignColours(own.variables), ...SIZES },
    light: { ...withoutForeignColours(own.light), ...shared, ...asVariables(LIGHT_TOKENS) },
    dark: { ...withoutForeignColours(own.dark), ...shared, ...asVariables(DARK_TOKENS), ...DARK_HOVER },
  };
}

/** How a badge, a notice or a quiet button of a colour looks: our soft fill and ink of it, which have contrast enough. */
function lightVariant(colour: Tone, fill: string, ink: string): Record<string, string> {
  return {
    [`--mantine-color-${colour}-light`]: `var(--v-${fill})`,
    [`--mantine-color-${colour}-light-hover`]: `var(--v-${fill})`,
    [`--mantine-color-${colour}-light-color`]: `var(--v-${ink})`,
  };
}

/** Mantine brings twelve colours that nothing here uses: a page that names one shall show that it is none of ours. */
function withoutForeignColours(variables: Record<string, string>): Record<string, string> {
  const foreign =
    /^--mantine-color-(?:blue|cyan|grape|green|indigo|lime|orange|pink|red|teal|violet|yellow)-/;
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !foreign.test(name)));
}

const FONT = "'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

export const theme = createTheme({
  white: '#ffffff',
  black: '#101828',
  fontFamily: FONT,
  colors: { action: ACTION, gray: GRAY, dark: DARK, good: GOOD, bad: BAD, caution: CAUTION },
  primaryColor: 'action',
  primaryShade: { light: 6, dark: 4 },
  autoContrast: true,
  respectReducedMotion: true,
  cursorType: 'pointer',
  fontSizes: { xs: rem(11.5), sm: rem(13), md: rem(13), lg: rem(14), xl: rem(20) },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.35' },
  fontWeights: { regular: '400', medium: '550', bold: '650' },
  spacing: { xs: rem(4), sm: rem(8), md: rem(12), lg: rem(16), xl: rem(24) },
  radius: { xs: rem(3), sm: rem(6), md: rem(8), lg: rem(12), xl: rem(16) },
  defaultRadius: 'md',
  breakpoints: { xs: '36em', sm: '48em', md: '62em', lg: '64em', xl: '88em' },
  headings: {
    fontFamily: FONT,
    fontWeight: '650',
    sizes: {
      h1: { fontSize: rem(20), lineHeight: '1.35' },
      h2: { fontSize: rem(14), lineHeight: '1.45' },
      h3: { fontSize: rem(13), lineHeight: '1.45' },
    },
  },
  shadows: {
    xs: 'var(--v-raised-shadow)',
    sm: 'var(--v-raised-shadow)',
    md: 'var(--v-float-shadow)',
    lg: 'var(--v-float-shadow)',
    xl: 'var(--v-float-shadow)',
  },
  components,
});
