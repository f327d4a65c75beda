import { IconArrowDown, IconArrowUp, IconEqual } from '@tabler/icons-react';

/** The sign of each verdict, and the colour of that sign. */
export const VERDICT_ICONS = { positive: IconArrowUp, negative: IconArrowDown, neutral: IconEqual } as const;
export const VERDICT_INKS = {
  positive: 'var(--v-good-ink)',
  negative: 'var(--v-bad-ink)',
  neutral: 'dimmed',
} as const;
