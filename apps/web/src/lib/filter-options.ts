import type { ComboboxItem, OptionsFilter } from '@mantine/core';
import { foldText } from '@vigilo/domain/records/fold-text';

/** The options that have the text, whatever its case, accents and kind of minus sign; those that begin with it first. */
export const filterOptions: OptionsFilter = ({ options, search, limit }) => {
  const wanted = fold(search.trim());
  // No list of the product has groups.
  const found = (options as ComboboxItem[]).filter(({ label }) => fold(label).includes(wanted));
  return found
    .toSorted((a, b) => Number(!fold(a.label).startsWith(wanted)) - Number(!fold(b.label).startsWith(wanted)))
    .slice(0, limit);
};

function fold(text: string): string {
  return foldText(text).replaceAll('−', '-');
}
