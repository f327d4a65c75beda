import { Kbd } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { CompanyRow } from '@vigilo/contract/companies';
import { useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTexts } from '../lib/texts.ts';
import { FinderList, FinderOutcome, rowId } from './finder-list.tsx';
import classes from './finder.module.css';
import { PATHS } from '../lib/paths.ts';
import { useFoundCompanies } from './use-found-companies.ts';
import { useSlashKey } from './use-slash-key.ts';

const ON_HEADER = { bg: 'transparent', c: 'inherit' };

/** Moves a place in a list by a step, round its ends. */
function moveIndex(place: number, step: number, count: number): number {
  return (Math.min(place, count - 1) + step + count) % count;
}

/** The header's box to find a company: `/` focuses it, arrows choose, Enter opens the company on the listing. */
export function Finder() {
  const t = useTexts('shell');
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [place, setPlace] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const openCompany = useOpenCompany();
  const { companies, answer } = useFoundCompanies(text, isOpen);
  const active = companies[Math.min(place, companies.length - 1)];
  useSlashKey(field);

  function type(typed: string): void {
    setText(typed);
    setPlace(0);
    setOpen(typed !== '');
  }

  function choose(company: CompanyRow): void {
    type('');
    field.current?.blur();
    openCompany(company);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && companies.length > 0) {
      event.preventDefault();
      setPlace(moveIndex(place, step, companies.length));
    } else if (event.key === 'Enter' && active !== undefined && answer === 'current') {
      choose(active);
    } else if (event.key === 'Escape') {
      if (text === '') field.current?.blur();
      type('');
    }
  }

  return (
    <div className={classes.finder} role="search" aria-label={t('findCompany')}>
      <IconSearch size="1.125rem" stroke={1.75} aria-hidden="true" />
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-label={t('findCompany')}
        aria-expanded={companies.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active === undefined ? undefined : rowId(listId, active)}
        aria-keyshortcuts="/"
        autoComplete="off"
        placeholder={t('findCompany')}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        onFocus={() => setOpen(text !== '')}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      <Kbd {...ON_HEADER}>/</Kbd>
      <FinderList id={listId} companies={companies} active={active} onChoose={choose} />
      <FinderOutcome text={text} found={{ companies, answer }} />
    </div>
  );
}

/** Opens a company on the listing, which keeps its search, filters and grouping. */
function useOpenCompany(): (company: CompanyRow) => void {
  const navigate = useNavigate();
  return (company) =>
    void navigate({ to: PATHS.companies, search: (previous) => ({ ...previous, company: company._id }) });
}
