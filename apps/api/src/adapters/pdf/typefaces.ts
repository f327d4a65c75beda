// The typeface of reports: the screen's, in the weights that reports use.

import { fileURLToPath } from 'node:url';

/** The files by weight. */
export const TYPEFACES: ReadonlyMap<number, string> = new Map([
  [400, fileURLToPath(import.meta.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'))],
  [500, fileURLToPath(import.meta.resolve('@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf'))],
  [600, fileURLToPath(import.meta.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'))],
]);
