import { Checkbox, Radio } from '@mantine/core';
import type { Page } from '@vigilo/contract/access';
import { useId, useState } from 'react';
import { useTexts } from '../lib/texts.ts';
import { SearchField } from '../ui/search-field.tsx';
import { useAccessTexts } from './public/access-texts.ts';
import { FilterTree } from './filter-tree.tsx';
import classes from './page-filter-dialog.module.css';

interface PageColumnProps {
  readonly pages: readonly Page[];
  /** Name of the chosen page; empty for none. */
  readonly chosen: string;
  /** Names of the pages that have another filter. */
  readonly taken: readonly string[];
  readonly onChoose: (name: string) => void;
}

/** The pages to choose one of. */
export function PageColumn({ pages, chosen, taken, onChoose }: PageColumnProps) {
  const t = useTexts('access');
  const texts = useAccessTexts();
  const group = useId();
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const shown = pages.filter(({ name, category }) =>
    `${name} ${texts.page(name)} ${texts.category(category)}`.toLowerCase().includes(wanted),
  );
  return (
    <fieldset className={classes.column}>
      <legend>{t('filters.page')}</legend>
      <SearchField label={t('filters.searchPages')} value={search} onChange={setSearch} />
      <div className={classes.list}>
        {shown.length === 0 && <p className={classes.hint}>{t('filters.noPage')}</p>}
        {shown.map(({ name, category }) => {
          const isTaken = taken.includes(name);
          return (
            <Radio
              key={name}
              name={group}
              label={texts.page(name)}
              description={isTaken ? t('filters.taken') : texts.category(category)}
              checked={name === chosen}
              disabled={isTaken}
              onChange={() => onChoose(name)}
            />
          );
        })}
      </div>
    </fieldset>
  );
}

interface ComponentColumnProps {
  readonly page: Page | undefined;
  readonly allowed: readonly string[];
  readonly onToggle: (component: string) => void;
  readonly onAll: (isAll: boolean) => void;
}

/** The components of the chosen page, in words and as keys. */
export function ComponentColumn({ page, allowed, onToggle, onAll }: ComponentColumnProps) {
  const t = useTexts('access');
  const texts = useAccessTexts();
  const components = page?.components ?? [];
  const isAll = allowed.length === components.length;
  return (
    <fieldset className={classes.column}>
      <legend>{t('filters.components')}</legend>
      {page === undefined && <p className={classes.hint}>{t('filters.choosePageHint')}</p>}
      {page !== undefined && components.length === 0 && (
        <p className={classes.hint}>{t('filters.noComponents')}</p>
      )}
      {components.length > 0 && (
        <div className={classes.list}>
          <Checkbox
            label={t('filters.allComponents')}
            checked={isAll}
            indeterminate={allowed.length > 0 && !isAll}
            onChange={() => onAll(!isAll)}
          />
          {components.map((component) => (
            <Checkbox
              key={component}
              label={texts.component(component)}
              description={component}
              checked={allowed.includes(component)}
              onChange={() => onToggle(component)}
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}

/** How the page is with these components: as a tree, and its picture. */
export function PreviewColumn({
  page,
  allowed,
}: {
  readonly page: Page | undefined;
  readonly allowed: readonly string[];
}) {
  const t = useTexts('access');
  const texts = useAccessTexts();
  return (
    <section className={classes.column} aria-label={t('filters.preview')}>
      <h3>{t('filters.preview')}</h3>
      {page === undefined && <p className={classes.hint}>{t('filters.choosePage')}</p>}
      {page !== undefined && (
        <div className={classes.list}>
          {page.imageThumb !== null && (
            <img
              key={page.imageThumb}
              src={page.imageThumb}
              alt={t('filters.picture', { name: texts.page(page.name) })}
              className={classes.picture}
            />
          )}
          <FilterTree
            key={page.name}
            label={t('filters.previewOf', { name: texts.page(page.name) })}
            filters={[{ name: page.name, components: page.components, allowedComponent: allowed }]}
            isWhole
          />
        </div>
      )}
    </section>
  );
}
