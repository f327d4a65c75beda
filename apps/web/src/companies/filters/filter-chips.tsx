import { formatDay } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import type { ChipFilter } from '../../ui/chips.tsx';
import { Chips } from '../../ui/chips.tsx';
import type { Filters, Initiated } from '../companies-url.ts';
import { useListing } from '../listing-context.tsx';
import { activeFilters, withoutField } from './company-filters.ts';
import { useFilterTexts } from './filter-texts.ts';

/** What is filtered by, one chip a field. */
export function FilterChips() {
  const t = useTexts('companies');
  const { view, change } = useListing();
  const { filters } = view;
  const remove = (field: keyof Filters): void => change({ filters: withoutField(filters, field), page: 1 });
  const { fieldText, valueText } = useFilterTexts();
  const chips = activeFilters(filters).map(({ field, values }): ChipFilter => {
    const texts = values.map((value) => valueText(field, value));
    const named = { field: fieldText(field), value: texts[0] ?? '' };
    return {
      key: field,
      text:
        texts.length === 1
          ? t('filters.chip', named)
          : t('filters.chipMany', { ...named, count: texts.length - 1 }),
      fullText: `${named.field}: ${texts.join(', ')}`,
      remove: t('filters.remove', { field: named.field, value: texts.join(', ') }),
      onRemove: () => remove(field),
    };
  });
  const initiated = useInitiatedChip(filters.recordUpdation, () => remove('recordUpdation'));
  return <Chips label={t('filters.active')} chips={initiated === null ? chips : [...chips, initiated]} />;
}

function useInitiatedChip(initiated: Initiated | undefined, onRemove: () => void): ChipFilter | null {
  const t = useTexts('companies');
  if (initiated === undefined) return null;
  const { from, to } = initiated;
  const days = { from: formatDay(from), to: formatDay(to) };
  const text =
    from === undefined
      ? t('filters.initiatedUntil', days)
      : to === undefined
        ? t('filters.initiatedFrom', days)
        : t('filters.initiatedBetween', days);
  return {
    key: 'recordUpdation',
    text,
    fullText: text,
    remove: t('filters.removeInitiated', { filter: text }),
    onRemove,
  };
}
