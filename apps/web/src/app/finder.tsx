import { Combobox, Group, Input, Kbd, Text, VisuallyHidden, useCombobox } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { CompanyRow } from '@vigilo/contract/companies';
import { useEffect, useRef, useState } from 'react';
import { useHasOwnSearch } from '../lib/own-search.ts';
import { PATHS } from '../lib/paths.ts';
import { useTexts, useWriteName } from '../lib/texts.ts';
import classes from './finder.module.css';
import { useFoundCompanies } from './use-found-companies.ts';
import type { FoundCompanies } from './use-found-companies.ts';
import { useSlashKey } from './use-slash-key.ts';

/** The header's box to find a company: `/` focuses it where the page has no search of its own, arrows choose, Enter opens the company on the listing. */
export function Finder() {
  const t = useTexts('shell');
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const list = useCombobox();
  const found = useFoundCompanies(text, list.dropdownOpened);
  const openCompany = useOpenCompany();
  const isKeyTaken = useHasOwnSearch();
  useSlashKey(field);
  useFirstSelected(found, list.selectFirstOption);

  function type(typed: string): void {
    setText(typed);
    if (typed === '') list.closeDropdown();
    else list.openDropdown();
  }

  function choose(id: string): void {
    type('');
    field.current?.blur();
    openCompany(id);
  }

  function leave(): void {
    if (text === '') field.current?.blur();
    type('');
  }

  return (
    <Combobox store={list} withinPortal={false} onOptionSubmit={choose}>
      <Combobox.Target withExpandedAttribute>
        <Input
          ref={field}
          className={classes.finder}
          aria-label={t('findCompany')}
          {...(!isKeyTaken && { 'aria-keyshortcuts': '/', rightSection: <Kbd>/</Kbd> })}
          placeholder={t('findCompany')}
          leftSection={<IconSearch size="1.125rem" stroke={1.75} aria-hidden="true" />}
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
          onFocus={() => text !== '' && list.openDropdown()}
          onBlur={() => list.closeDropdown()}
          onKeyDown={(event) => event.key === 'Escape' && leave()}
        />
      </Combobox.Target>
      <Combobox.Dropdown
        hidden={found.answer === 'none' || found.answer === 'waiting'}
        miw="26rem"
        c="var(--v-ink)"
      >
        <Combobox.Options aria-label={t('findCompanyResults')}>
          {found.companies.map((company) => (
            <Found key={company._id} company={company} />
          ))}
        </Combobox.Options>
        <Outcome text={text} found={found} />
      </Combobox.Dropdown>
    </Combobox>
  );
}

/** What Enter opens is the first of what was found, until the arrows choose another. */
function useFirstSelected({ companies, answer }: FoundCompanies, select: () => void): void {
  const first = answer === 'current' ? companies[0]?._id : undefined;
  useEffect(() => {
    if (first !== undefined) select();
  }, [first, select]);
}

function Found({ company }: { readonly company: CompanyRow }) {
  const writeName = useWriteName();
  return (
    <Combobox.Option value={company._id}>
      <Group gap="sm" wrap="nowrap">
        <Text fw={650} w="4.5rem" truncate>
          {company.ticker}
        </Text>
        <Text flex={1} truncate>
          {company.companyName}
        </Text>
        <Text size="xs" c="dimmed" maw="9rem" truncate>
          {writeName(company.sector)}
        </Text>
      </Group>
    </Combobox.Option>
  );
}

interface OutcomeProps {
  readonly text: string;
  readonly found: FoundCompanies;
}

/** Says how the search went: aloud how many were found, for all to see when none was or it failed. */
function Outcome({ text, found: { companies, answer } }: OutcomeProps) {
  const t = useTexts('shell');
  const count = companies.length;
  if (count > 0) return <VisuallyHidden role="status">{t('findCompanyCount', { count })}</VisuallyHidden>;
  return (
    <Text role="status" c="dimmed" p="sm">
      {answer === 'failed' ? t('findCompanyFailed') : t('findCompanyNone', { query: text.trim() })}
    </Text>
  );
}

/** Opens a company on the listing, which keeps its search, filters and grouping. */
function useOpenCompany(): (id: string) => void {
  const navigate = useNavigate();
  return (id) => void navigate({ to: PATHS.companies, search: (previous) => ({ ...previous, company: id }) });
}
