import { Badge } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { formatCount } from '../lib/format.ts';
import { useTexts } from '../lib/texts.ts';
import box from './check-box.module.css';
import classes from './filter-group.module.css';
import type { FilterOption } from './narrow-options.ts';
import { narrowOptions } from './narrow-options.ts';

export interface FilterGroupProps {
  readonly name: string;
  readonly options: readonly FilterOption[];
  readonly chosen: readonly string[];
  /** Unfolded from the first; also where something is chosen. */
  readonly isUnfolded?: boolean;
  /** What may be typed in the search of a long list, and what is said of anything else. */
  readonly pattern?: { readonly allowed: RegExp; readonly message: string };
  readonly onToggle: (value: string) => void;
}

/** A list longer than this is searched in; of a list that is longer still, so many options are shown. */
const SHORT = 8;
const MAX_OPTIONS = 60;

/** One group of filters: unfolds to its options, any of which can be chosen. */
export function FilterGroup({
  name,
  options,
  chosen,
  isUnfolded = false,
  pattern,
  onToggle,
}: FilterGroupProps) {
  const t = useTexts('shell');
  const [isOpen, setOpen] = useState(isUnfolded || chosen.length > 0);
  const listId = useId();
  return (
    <section className={classes.group}>
      <h2 className={classes.heading}>
        <button
          type="button"
          className={classes.fold}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
        >
          <span>{name}</span>
          {chosen.length > 0 && <Badge color="action">{t('filter.chosen', { count: chosen.length })}</Badge>}
          <IconChevronDown size="1rem" className={classes.chevron} aria-hidden="true" />
        </button>
      </h2>
      <div id={listId} hidden={!isOpen}>
        {isOpen && (
          <Options
            name={name}
            options={options}
            chosen={chosen}
            {...(pattern && { pattern })}
            onToggle={onToggle}
          />
        )}
      </div>
    </section>
  );
}

function Options({ name, options, chosen, pattern, onToggle }: Omit<FilterGroupProps, 'isUnfolded'>) {
  const t = useTexts('shell');
  const [text, setText] = useState('');
  const faultId = useId();
  const fault = text === '' || pattern === undefined || pattern.allowed.test(text) ? null : pattern.message;
  const { shown, more } = narrowOptions(options, chosen, text, MAX_OPTIONS);
  return (
    <>
      {options.length > SHORT && (
        <input
          type="search"
          className={classes.search}
          aria-label={t('filter.searchIn', { field: name })}
          placeholder={t('filter.searchIn', { field: name })}
          autoComplete="off"
          aria-invalid={fault !== null}
          aria-describedby={fault === null ? undefined : faultId}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
      <ul className={classes.values} aria-label={name}>
        {shown.map(({ value, text: label, count }) => (
          <li key={value}>
            <label className={classes.value}>
              <input
                type="checkbox"
                className={box.box}
                checked={chosen.includes(value)}
                onChange={() => onToggle(value)}
              />
              <span>{label}</span>
              {count !== undefined && <span className={classes.count}>{formatCount(count)}</span>}
            </label>
          </li>
        ))}
      </ul>
      <p id={faultId} className={classes.more} role="status">
        {fault}
        {fault === null && shown.length === 0 && t('filter.none')}
        {more > 0 && t('filter.more', { count: more })}
      </p>
    </>
  );
}
