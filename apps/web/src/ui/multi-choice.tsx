import { IconChevronDown, IconX } from '@tabler/icons-react';
import { useDeferredValue, useId, useState } from 'react';
import { useTexts } from '../lib/texts.ts';
import box from './check-box.module.css';
import { Dropdown } from './dropdown.tsx';
import classes from './multi-choice.module.css';
import { SearchField } from './search-field.tsx';

export interface Choosable {
  readonly value: string;
  readonly text: string;
}

export interface MultiChoiceProps {
  readonly label: string;
  readonly options: readonly Choosable[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  readonly searchText: string;
  /** Said when no option matches the search. */
  readonly noneText: string;
  readonly isRequired?: boolean;
  readonly disabledReason?: string | undefined;
  readonly error?: string | undefined;
}

/** Of a longer list so many are shown; the search finds the others. */
const MAX_OPTIONS = 100;

/** Any of many: the chosen ones as chips, the others in a sheet with a search. */
export function MultiChoice({
  label,
  options,
  chosen,
  onChange,
  searchText,
  noneText,
  isRequired = false,
  disabledReason,
  error,
}: MultiChoiceProps) {
  const t = useTexts('shell');
  const id = useId();
  const isDisabled = disabledReason !== undefined;
  const picked = options.filter(({ value }) => chosen.includes(value));
  const below = error ?? disabledReason;
  return (
    <div role="group" aria-labelledby={`${id}-label`}>
      <span id={`${id}-label`} className={classes.label}>
        {label}
        {isRequired && (
          <span className={classes.required} aria-hidden="true">
            {' *'}
          </span>
        )}
      </span>
      <div className={classes.field} data-invalid={error !== undefined} data-disabled={isDisabled}>
        <ul className={classes.chips}>
          {picked.map(({ value, text }) => (
            <li key={value} className={classes.chip}>
              <span>{text}</span>
              {!isDisabled && (
                <button
                  type="button"
                  aria-label={t('removeNamed', { name: text })}
                  title={t('removeNamed', { name: text })}
                  onClick={() => onChange(chosen.filter((one) => one !== value))}
                >
                  <IconX size="0.875rem" aria-hidden="true" />
                </button>
              )}
            </li>
          ))}
        </ul>
        <Dropdown
          label={label}
          className={classes.sheet}
          button={(opens) => (
            <button
              type="button"
              {...opens}
              className={classes.opener}
              disabled={isDisabled}
              data-invalid={error !== undefined}
              aria-label={t('chooseNamed', { name: label })}
              title={t('chooseNamed', { name: label })}
              aria-describedby={below === undefined ? undefined : `${id}-below`}
            >
              {picked.length === 0 && <span className={classes.placeholder}>{searchText}</span>}
              <IconChevronDown size="1rem" aria-hidden="true" />
            </button>
          )}
        >
          {() => (
            <Options
              label={label}
              options={options}
              chosen={chosen}
              onChange={onChange}
              searchText={searchText}
              noneText={noneText}
            />
          )}
        </Dropdown>
      </div>
      {below !== undefined && (
        <p id={`${id}-below`} className={error === undefined ? classes.reason : classes.error}>
          {below}
        </p>
      )}
    </div>
  );
}

function Options({ label, options, chosen, onChange, searchText, noneText }: MultiChoiceProps) {
  const t = useTexts('shell');
  const [search, setSearch] = useState('');
  const query = useDeferredValue(search.trim().toLocaleLowerCase());
  const matching = options.filter(({ text }) => text.toLocaleLowerCase().includes(query));
  return (
    <>
      <div className={classes.search}>
        <SearchField label={searchText} value={search} onChange={setSearch} />
      </div>
      <ul className={classes.options} aria-label={label}>
        {matching.slice(0, MAX_OPTIONS).map(({ value, text }) => (
          <li key={value}>
            <label className={classes.option}>
              <input
                type="checkbox"
                className={box.box}
                checked={chosen.includes(value)}
                onChange={(event) =>
                  onChange(
                    event.currentTarget.checked ? [...chosen, value] : chosen.filter((one) => one !== value),
                  )
                }
              />
              <span>{text}</span>
            </label>
          </li>
        ))}
      </ul>
      <p className={classes.more} role="status">
        {matching.length === 0 && noneText}
        {matching.length > MAX_OPTIONS && t('moreOptions', { count: matching.length - MAX_OPTIONS })}
      </p>
    </>
  );
}
