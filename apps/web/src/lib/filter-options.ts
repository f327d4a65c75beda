import type { ComboboxItem, OptionsFilter } from '@mantine/core';
import { foldText } from '@vigilo/domain/records/fold-text';

/** The id of a record is no word that anybody looks for. */
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What an option is found by: what is shown of it, and the name that is stored, which may be in another language. */
export function listSearchTexts({
  value,
  text,
}: {
  readonly value: string;
  readonly text: string;
}): readonly string[] {
  return value === text || ID.test(value) ? [text] : [text, value];
}

/** The options that have the text, whatever its case, accents and kind of minus sign; those that begin with it first. */
export const filterOptions: OptionsFilter = ({ options, search, limit }) => {
  const wanted = fold(search.trim());
  // No list of the product has groups.
  const found = (options as ComboboxItem[]).filter(({ value, label }) =>
    listSearchTexts({ value, text: label }).some((text) => fold(text).includes(wanted)),
  );
  return found
    .toSorted((a, b) => Number(!fold(a.label).startsWith(wanted)) - Number(!fold(b.label).startsWith(wanted)))
    .slice(0, limit);
};

function fold(text: string): string {
  return foldText(text).replaceAll('−', '-');
}
