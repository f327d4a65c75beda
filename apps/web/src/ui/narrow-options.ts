import { foldText } from '@vigilo/domain/records/fold-text';
import { listSearchTexts } from '../lib/filter-options.ts';

/** A value that can be chosen; `text` is what is shown of it. */
export interface FilterOption {
  readonly value: string;
  readonly text: string;
  /** How many there are of it. */
  readonly count?: number;
}

/**
 * The first `most` options that contain the text, whatever its case and accents, chosen ones first, and how many more there are.
 */
export function narrowOptions(
  options: readonly FilterOption[],
  chosen: readonly string[],
  text: string,
  most: number,
): { readonly shown: FilterOption[]; readonly more: number } {
  const wanted = foldText(text);
  const matching =
    wanted === ''
      ? options
      : options.filter((option) => listSearchTexts(option).some((one) => foldText(one).includes(wanted)));
  const isChosen = new Set(chosen);
  const sorted =
    matching.length > most
      ? [...matching.filter((v) => isChosen.has(v.value)), ...matching.filter((v) => !isChosen.has(v.value))]
      : matching;
  return { shown: sorted.slice(0, most), more: Math.max(0, matching.length - most) };
}
