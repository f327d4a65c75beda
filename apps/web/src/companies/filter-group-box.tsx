import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTexts } from '../lib/texts.ts';
import { Pill } from '../ui/pill.tsx';
import type { Filters } from './companies-url.ts';
import type { FilterGroup } from './company-filters.ts';
import { narrowValues, toggleFilter } from './company-filters.ts';
import { useFilterTexts } from './filter-texts.ts';
import box from '../ui/check-box.module.css';
import classes from './filter-group-box.module.css';

interface FilterGroupBoxProps {
  readonly group: FilterGroup;
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
}

/** A list longer than this is searched in; of a list that is longer still, so many values are shown. */
const SHORT = 8;
const MOST = 60;

/** One field of the filters: unfolds to its values. */
export function FilterGroupBox({ group, filters, onChange }: FilterGroupBoxProps) {
  const t = useTexts('companies');
  const { fieldText } = useFilterTexts();
  const chosen = filters[group.field] ?? [];
  const [isOpen, setOpen] = useState(group.expanded || chosen.length > 0);
  const listId = useId();
  const field = fieldText(group.field);
  return (
    <section className={classes.group}>
      <h2 className={classes.heading}>
        <button type="button" className={classes.fold} aria-expanded={isOpen} aria-controls={listId} onClick={() => setOpen(!isOpen)}>
          <span>{field}</span>
          {chosen.length > 0 && <Pill tone="action">{t('filters.chosen', { count: chosen.length })}</Pill>}
          <IconChevronDown size="1rem" className={classes.chevron} aria-hidden="true" />
        </button>
      </h2>
      <div id={listId} hidden={!isOpen}>
        {isOpen && <FilterValues group={group} chosen={chosen} onToggle={(value) => onChange(toggleFilter(filters, group.field, value))} />}
      </div>
    </section>
  );
}

interface FilterValuesProps {
  readonly group: FilterGroup;
  readonly chosen: readonly string[];
  readonly onToggle: (value: string) => void;
}

function FilterValues({ group, chosen, onToggle }: FilterValuesProps) {
  const t = useTexts('companies');
  const { fieldText, valueText } = useFilterTexts();
  const [text, setText] = useState('');
  const values = group.values.map(({ value, text: stored }) => ({ value, text: valueText(group.field, value, stored) }));
  const { shown, more } = narrowValues(values, chosen, text, MOST);
  return (
    <>
      {values.length > SHORT && (
        <input
          type="search"
          className={classes.search}
          aria-label={t('filters.searchIn', { field: fieldText(group.field) })}
          placeholder={t('filters.searchIn', { field: fieldText(group.field) })}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
      <ul className={classes.values} aria-label={fieldText(group.field)}>
        {shown.map(({ value, text: label }) => (
          <li key={value}>
            <label className={classes.value}>
              <input type="checkbox" className={box.box} checked={chosen.includes(value)} onChange={() => onToggle(value)} />
              <span>{label}</span>
            </label>
          </li>
        ))}
      </ul>
      <p className={classes.more} role="status">
        {shown.length === 0 && t('filters.none')}
        {more > 0 && t('filters.more', { count: more })}
      </p>
    </>
  );
}
