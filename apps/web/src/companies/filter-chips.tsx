import { IconX } from '@tabler/icons-react';
import { formatDay } from '../lib/format.ts';
import { useTexts } from '../lib/texts.ts';
import type { Filters, Initiated } from './companies-url.ts';
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
  if (active.length === 0 && !filters.recordUpdation) return null;
  return (
    <ul className={classes.chips} aria-label={t('filters.active')}>
      {active.map(({ field, values }) => {
        const texts = values.map((value) => valueText(field, value));
        const named = { field: fieldText(field), value: texts[0] ?? '' };
        const chip = texts.length === 1 ? t('filters.chip', named) : t('filters.chipMany', { ...named, count: texts.length - 1 });
        const remove = t('filters.remove', { field: named.field, value: texts.join(', ') });
        return <Chip key={field} text={chip} whole={`${named.field}: ${texts.join(', ')}`} remove={remove} onRemove={() => onChange(withoutField(filters, field))} />;
      })}
      {filters.recordUpdation && <InitiatedChip initiated={filters.recordUpdation} onRemove={() => onChange(withoutField(filters, 'recordUpdation'))} />}
    </ul>
  );
}

function InitiatedChip({ initiated: { from, to }, onRemove }: { readonly initiated: Initiated; readonly onRemove: () => void }) {
  const t = useTexts('companies');
  const days = { from: formatDay(from), to: formatDay(to) };
  const text = from === undefined ? t('filters.initiatedUntil', days) : to === undefined ? t('filters.initiatedFrom', days) : t('filters.initiatedBetween', days);
  return <Chip text={text} whole={text} remove={t('filters.removeInitiated', { filter: text })} onRemove={onRemove} />;
}

interface ChipProps {
  readonly text: string;
  /** What the chip has no room for. */
  readonly whole: string;
  /** The name of the way out. */
  readonly remove: string;
  readonly onRemove: () => void;
}

function Chip({ text, whole, remove, onRemove }: ChipProps) {
  return (
    <li className={classes.chip} title={whole}>
      <span className={classes.text}>{text}</span>
      <button type="button" className={classes.remove} aria-label={remove} title={remove} onClick={onRemove}>
        <IconX size="0.875rem" aria-hidden="true" />
      </button>
    </li>
  );
}
