import { IconX } from '@tabler/icons-react';
import { useTexts } from '../lib/texts.ts';
import type { Filters } from './companies-url.ts';
import { activeFilters, withoutField } from './company-filters.ts';
import classes from './filter-chips.module.css';
import { useFilterTexts } from './filter-texts.ts';

interface FilterChipsProps {
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
}

/** What is filtered by, one chip a field, each with its way out. */
export function FilterChips({ filters, onChange }: FilterChipsProps) {
  const t = useTexts('companies');
  const { fieldText, valueText } = useFilterTexts();
  const active = activeFilters(filters);
  if (active.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label={t('filters.active')}>
      {active.map(({ field, values }) => {
        const texts = values.map((value) => valueText(field, value));
        const named = { field: fieldText(field), value: texts[0] ?? '' };
        const chip = texts.length === 1 ? t('filters.chip', named) : t('filters.chipMany', { ...named, count: texts.length - 1 });
        const remove = t('filters.remove', { field: named.field, value: texts.join(', ') });
        return (
          <li key={field} className={classes.chip} title={`${named.field}: ${texts.join(', ')}`}>
            <span className={classes.text}>{chip}</span>
            <button type="button" className={classes.remove} aria-label={remove} title={remove} onClick={() => onChange(withoutField(filters, field))}>
              <IconX size="0.875rem" aria-hidden="true" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
