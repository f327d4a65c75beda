import type { CompanyRow } from '@vigilo/contract/companies';
import { useEffect, useRef } from 'react';
import { useTexts } from '../lib/texts.ts';
import classes from './finder-list.module.css';
import type { FoundCompanies } from './use-found-companies.ts';

interface FinderListProps {
  readonly id: string;
  readonly companies: readonly CompanyRow[];
  /** The one that Enter opens. */
  readonly active: CompanyRow | undefined;
  readonly onChoose: (company: CompanyRow) => void;
}

/** The id of a company's row, for the field to point at. */
export function rowId(listId: string, company: CompanyRow): string {
  return `${listId}-${company._id}`;
}

/** The companies found. The field keeps the focus and has the keys; the pointer is the second way. */
export function FinderList({ id, companies, active, onChoose }: FinderListProps) {
  const t = useTexts('shell');
  return (
    <ul
      id={id}
      role="listbox"
      aria-label={t('findCompanyResults')}
      className={classes.list}
      data-shown={companies.length > 0}
    >
      {companies.map((company) => (
        <Found
          key={company._id}
          id={rowId(id, company)}
          company={company}
          isActive={company === active}
          onChoose={onChoose}
        />
      ))}
    </ul>
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
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are handled by the field, which keeps the focus
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

interface OutcomeProps {
  readonly text: string;
  readonly found: FoundCompanies;
}

/** Says how the search went: aloud how many were found, for all to see when none was or it failed. */
export function FinderOutcome({ text, found: { companies, answer } }: OutcomeProps) {
  const t = useTexts('shell');
  const count = companies.length;
  const isSettled = answer === 'current' || answer === 'failed';
  const countText =
    count === 0 ? t('findCompanyNone', { query: text.trim() }) : t('findCompanyCount', { count });
  return (
    <div role="status" className={classes.outcome} data-seen={isSettled && count === 0}>
      {isSettled && (answer === 'failed' ? t('findCompanyFailed') : countText)}
    </div>
  );
}
