import { IconCheck } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { ComponentPropsWithoutRef, KeyboardEvent, ReactNode } from 'react';
import { useTexts } from '../lib/texts.ts';
import classes from './choice-list.module.css';
import { isTyped, listMatching, findByPrefix, findStep } from './choice-steps.ts';
import type { Choosable } from './choice-field.tsx';

export interface ChoiceListProps {
  readonly label: string;
  readonly options: readonly Choosable[];
  readonly value: string;
  /** What was typed on the closed field to open the list. */
  readonly typed?: string | undefined;
  readonly noneText: string;
  readonly onChoose: (value: string) => void;
  readonly onLeave: () => void;
  /** Below the list, given what is typed and how it closes the list. */
  readonly footer?: ((typed: string, close: () => void) => ReactNode) | undefined;
}

/** A list of more than these has a field to search it. */
const SHORT = 10;
/** Of a longer list so many are shown; the search finds the others. */
const MAX_OPTIONS = 300;
/** Letters typed within this time of each other belong together, in milliseconds. */
const TYPING_GAP_MS = 800;

/** One of some: arrows move, typing finds, Enter chooses. A long list is searched by a field that keeps the focus. */
export function ChoiceList({ label, noneText, footer, onLeave, ...list }: ChoiceListProps) {
  const t = useTexts('shell');
  const id = useId();
  const isSearched = list.options.length > SHORT || footer !== undefined;
  const { search, setSearch, shown, hiddenCount, at, setPlace, choose, onKeyDown } = useChoices(
    list,
    isSearched,
    footer === undefined ? onLeave : undefined,
  );
  const active = shown[at] === undefined ? undefined : `${id}-${at}`;
  const field = { 'aria-activedescendant': active, onKeyDown, 'data-autofocus': '' };
  return (
    <>
      {isSearched && (
        <Search
          {...field}
          label={t('searchNamed', { name: label })}
          listId={id}
          value={search}
          onType={setSearch}
        />
      )}
      <ul
        id={id}
        role="listbox"
        aria-label={label}
        className={classes.list}
        {...(isSearched ? { tabIndex: -1 } : { ...field, tabIndex: 0 })}
      >
        {shown.map((option, i) => (
          <Option
            key={option.value}
            id={`${id}-${i}`}
            option={option}
            isActive={i === at}
            isChosen={option.value === list.value}
            onPoint={() => setPlace(i)}
            onChoose={() => choose(option)}
          />
        ))}
      </ul>
      <p className={classes.more} role="status">
        {shown.length === 0 && noneText}
        {hiddenCount > 0 && t('moreOptions', { count: hiddenCount })}
      </p>
      {footer?.(search.trim(), onLeave)}
    </>
  );
}

/**
 * What is searched for, the options that are shown, the one that Enter chooses, and the keys.
 * @param onTab leaves the list; undefined where Tab goes on to what is below it
 */
function useChoices(
  { options, value, typed = '', onChoose }: Pick<ChoiceListProps, 'options' | 'value' | 'typed' | 'onChoose'>,
  isSearched: boolean,
  onTab: (() => void) | undefined,
) {
  const [search, setSearch] = useState(isSearched ? typed : '');
  const matching = listMatching(options, search);
  const shown = matching.slice(0, MAX_OPTIONS);
  const [place, setPlace] = useState(() => findFirstIndex(shown, value, typed));
  const at = Math.min(place, shown.length - 1);
  const together = useLetters(typed);

  function onKeyDown(event: KeyboardEvent): void {
    const next = findStep(event.key, at, shown.length, isSearched);
    if (next !== null) setPlace(next);
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) choose(shown[at]);
    else if (event.key === 'Tab' && onTab !== undefined) return onTab();
    else if (!isSearched && isTyped(event)) setPlace(findTyped(shown, together(event), at));
    else return;
    event.preventDefault();
  }

  function choose(option: Choosable | undefined): void {
    if (option !== undefined) onChoose(option.value);
  }

  function searchFor(text: string): void {
    setSearch(text);
    setPlace(0);
  }

  const hiddenCount = matching.length - shown.length;
  return { search, setSearch: searchFor, shown, hiddenCount, at, setPlace, choose, onKeyDown };
}

/** Letters that follow each other quickly are one beginning; one alone goes on to the next that begins so. */
function findTyped(options: readonly Choosable[], letters: string, at: number): number {
  return findByPrefix(options, letters, letters.length === 1 ? at : at - 1);
}

/** What was typed without a pause, up to a key. */
function useLetters(typed: string): (event: KeyboardEvent) => string {
  const [openedAt] = useState(() => performance.now());
  const last = useRef({ text: typed, at: openedAt });
  return ({ key, timeStamp }) => {
    const text = timeStamp - last.current.at < TYPING_GAP_MS ? last.current.text + key : key;
    last.current = { text, at: timeStamp };
    return text;
  };
}

function findFirstIndex(options: readonly Choosable[], value: string, typed: string): number {
  if (typed !== '') return Math.max(0, findByPrefix(options, typed, -1));
  return Math.max(
    0,
    options.findIndex((option) => option.value === value),
  );
}

interface SearchProps extends ComponentPropsWithoutRef<'input'> {
  readonly label: string;
  readonly listId: string;
  readonly onType: (text: string) => void;
}

/** The field that searches the list and has its keys. */
function Search({ label, listId, onType, ...field }: SearchProps) {
  return (
    <input
      {...field}
      type="text"
      role="combobox"
      className={classes.search}
      aria-label={label}
      aria-expanded="true"
      aria-controls={listId}
      aria-autocomplete="list"
      autoComplete="off"
      spellCheck={false}
      maxLength={200}
      placeholder={label}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
}

interface OptionProps {
  readonly id: string;
  readonly option: Choosable;
  /** The one that Enter chooses. */
  readonly isActive: boolean;
  /** The one that stands in the field. */
  readonly isChosen: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
}

function Option({ id, option, isActive, isChosen, onPoint, onChoose }: OptionProps) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are handled by the list or its field, which keeps the focus
    <li
      ref={row}
      id={id}
      role="option"
      aria-selected={isChosen}
      data-active={isActive}
      className={classes.option}
      onPointerMove={onPoint}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span>{option.text}</span>
      {isChosen && <IconCheck size="1rem" aria-hidden="true" />}
    </li>
  );
}
