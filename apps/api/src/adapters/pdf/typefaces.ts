// The typeface of reports: the screen's, in the weights that reports use.

import { fileURLToPath } from 'node:url';

const WEIGHTS = { 400: '400Regular/Inter_400Regular.ttf', 500: '500Medium/Inter_500Medium.ttf', 600: '600SemiBold/Inter_600SemiBold.ttf' } as const;

/** The files by weight. */
export const TYPEFACES: ReadonlyMap<number, string> = new Map(
  Object.entries(WEIGHTS).map(([weight, name]) => [Number(weight), fileURLToPath(import.meta.resolve(`@expo-google-fonts/inter/${name}`))]),
);
