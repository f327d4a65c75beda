import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { listCompanies } from '@vigilo/contract/companies';
import type { CompanyRow } from '@vigilo/contract/companies';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { callApi } from '../lib/call-api.ts';
import { useTexts } from '../lib/texts.ts';
import { KeyHint } from '../ui/key-hint.tsx';
import classes from './finder.module.css';
import { PATHS } from './paths.ts';
import { useSlashKey } from './use-slash-key.ts';

const SHOWN = 8;
/** How long typing must rest before the server is asked, in milliseconds. */
const REST = 180;

/** The header's box to find a company: `/` focuses it, arrows choose, Enter opens the company on the listing. */
export function Finder() {
  const t = useTexts('shell');
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const navigate = useNavigate();
  const { companies, answer } = useFoundCompanies(text, isOpen);
  useSlashKey(field);

  const isListShown = isOpen && companies.length > 0;
  const chosen = isListShown ? companies[Math.min(active, companies.length - 1)] : undefined;

  function open(company: CompanyRow): void {
    setText('');
    setOpen(false);
    field.current?.blur();
    void navigate({ to: PATHS.companies, search: (previous) => ({ ...previous, company: company._id }) });
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && isListShown) {
      event.preventDefault();
      setActive((Math.min(active, companies.length - 1) + step + companies.length) % companies.length);
    } else if (event.key === 'Enter' && chosen !== undefined && answer === 'current') {
      event.preventDefault();
      open(chosen);
    } else if (event.key === 'Escape') {
      if (text === '') field.current?.blur();
      setText('');
      setOpen(false);
    }
  }

  return (
    <div className={classes.finder} role="search">
      <IconSearch size="1.125rem" stroke={1.75} aria-hidden="true" />
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-label={t('findCompany')}
        aria-expanded={isListShown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={chosen === undefined ? undefined : `${listId}-${chosen._id}`}
        aria-keyshortcuts="/"
        autoComplete="off"
        spellCheck={false}
        placeholder={t('findCompany')}
        maxLength={200}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setActive(0);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      <KeyHint>/</KeyHint>
      <ul id={listId} role="listbox" aria-label={t('findCompanyResults')} className={classes.list} data-shown={isListShown}>
        {isListShown &&
          companies.map((company) => (
            <Found key={company._id} id={`${listId}-${company._id}`} company={company} isActive={company === chosen} onChoose={open} />
          ))}
      </ul>
      <Outcome isOpen={isOpen} text={text} answer={answer} count={companies.length} />
    </div>
  );
}

interface FoundProps {
  readonly id: string;
  readonly company: CompanyRow;
  readonly isActive: boolean;
  readonly onChoose: (company: CompanyRow) => void;
}

function Found({ id, company, isActive, onChoose }: FoundProps) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // The field keeps the focus and handles the keys; the pointer is the second way.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <li
      ref={row}
      id={id}
      role="option"
      aria-selected={isActive}
      className={classes.found}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(company)}
    >
      <span className={classes.ticker}>{company.ticker}</span>
      <span className={classes.name}>{company.companyName}</span>
      <span className={classes.sector}>{company.sector}</span>
    </li>
  );
}

/** `waiting`: what is shown belongs to an earlier text. */
type Answer = 'none' | 'waiting' | 'current' | 'failed';

interface OutcomeProps {
  readonly isOpen: boolean;
  readonly text: string;
  readonly answer: Answer;
  readonly count: number;
}

/** Says how the search went: aloud how many were found, for all to see when none was or it failed. */
function Outcome({ isOpen, text, answer, count }: OutcomeProps) {
  const t = useTexts('shell');
  const isSettled = isOpen && text.trim() !== '' && (answer === 'current' || answer === 'failed');
  const found = count === 0 ? t('findCompanyNone', { query: text.trim() }) : t('findCompanyCount', { count });
  return (
    <div role="status" className={classes.outcome} data-seen={isSettled && (answer === 'failed' || count === 0)}>
      {isSettled && (answer === 'failed' ? t('findCompanyFailed') : found)}
    </div>
  );
}

function useFoundCompanies(text: string, isOpen: boolean): { companies: readonly CompanyRow[]; answer: Answer } {
  const wanted = text.trim();
  const asked = useRested(wanted);
  const isAsking = isOpen && asked !== '' && wanted !== '';
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: ['finder', asked],
    queryFn: ({ signal }) => callApi(listCompanies, { body: { page: 1, limit: SHOWN, searchQuery: asked } }, { signal }),
    enabled: isAsking,
    placeholderData: keepPreviousData,
  });
  if (!isAsking) return { companies: [], answer: 'none' };
  if (isError) return { companies: [], answer: 'failed' };
  if (data === undefined) return { companies: [], answer: 'waiting' };
  return { companies: data.data.companies, answer: isPlaceholderData || asked !== wanted ? 'waiting' : 'current' };
}

/** The text once it has not changed for a moment. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
