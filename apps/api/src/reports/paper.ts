// What reports on paper look like: the light colours of the screen (apps/web/src/lib/theme.ts), which a server cannot read.

export const PAPER = {
  font: 'Inter',
  fontSize: 10,
  ground: '#ffffff',
  panel: '#f5f7fa',
  soft: '#eef1f6',
  grid: '#e4e8ee',
  ink: '#101828',
  muted: '#5b6778',
  main: '#2356d6',
  mainSoft: '#e8eefb',
  second: '#93a1b8',
  good: '#1e8a45',
  bad: '#c33c32',
  neutral: '#98a2b3',
} as const;
