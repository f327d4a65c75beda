import '@mantine/core/styles/Fieldset.layer.css';
import '@mantine/core/styles/Image.layer.css';
import { Checkbox, Fieldset, Image, Paper, Radio, Stack, Text } from '@mantine/core';
import type { Page } from '@vigilo/contract/access';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '../../lib/texts.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { FilterTree } from './filter-tree.tsx';
import { useAccessTexts } from '../public/access-texts.ts';

/** One of the three columns, whose list scrolls. */
function Column({ title, tools, children }: { title: string; tools?: ReactNode; children: ReactNode }) {
  return (
    <Fieldset variant="unstyled" legend={title} miw={0}>
      <Stack gap="sm" h="min(28rem, calc(90dvh - 15rem))">
        {tools}
        <Paper withBorder flex={1} p="sm" style={{ overflowY: 'auto' }}>
          <Stack gap="sm">{children}</Stack>
        </Paper>
      </Stack>
    </Fieldset>
  );
}

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
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const shown = pages.filter(({ name, category }) =>
    `${name} ${texts.page(name)} ${texts.category(category)}`.toLowerCase().includes(wanted),
  );
  return (
    <Column
      title={t('filters.page')}
      tools={<SearchField label={t('filters.searchPages')} value={search} onChange={setSearch} />}
    >
      {shown.length === 0 && <Text c="dimmed">{t('filters.noPage')}</Text>}
      <Radio.Group value={chosen} onChange={onChoose} aria-label={t('filters.page')}>
        <Stack gap="sm">
          {shown.map(({ name, category }) => {
            const isTaken = taken.includes(name);
            return (
              <Radio
                key={name}
                value={name}
                label={texts.page(name)}
                description={isTaken ? t('filters.taken') : texts.category(category)}
                disabled={isTaken}
              />
            );
          })}
        </Stack>
      </Radio.Group>
    </Column>
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
  const none = page === undefined ? t('filters.choosePageHint') : t('filters.noComponents');
  return (
    <Column title={t('filters.components')}>
      {components.length === 0 ? (
        <Text c="dimmed">{none}</Text>
      ) : (
        <Checkbox
          label={t('filters.allComponents')}
          checked={isAll}
          indeterminate={allowed.length > 0 && !isAll}
          onChange={() => onAll(!isAll)}
        />
      )}
      {components.map((component) => (
        <Checkbox
          key={component}
          label={texts.component(component)}
          description={component}
          checked={allowed.includes(component)}
          onChange={() => onToggle(component)}
        />
      ))}
    </Column>
  );
}

interface PreviewColumnProps {
  readonly page: Page | undefined;
  readonly allowed: readonly string[];
}

/** How the page is with these components: as a tree, and its picture. */
export function PreviewColumn({ page, allowed }: PreviewColumnProps) {
  const t = useTexts('access');
  const texts = useAccessTexts();
  if (page === undefined)
    return (
      <Column title={t('filters.preview')}>
        <Text c="dimmed">{t('filters.choosePage')}</Text>
      </Column>
    );
  return (
    <Column title={t('filters.preview')}>
      {page.imageThumb !== null && (
        <Image
          key={page.imageThumb}
          src={page.imageThumb}
          alt={t('filters.picture', { name: texts.page(page.name) })}
          radius="sm"
          style={{ aspectRatio: '16 / 9', objectPosition: 'top' }}
        />
      )}
      <FilterTree
        key={page.name}
        label={t('filters.previewOf', { name: texts.page(page.name) })}
        filters={[{ name: page.name, components: page.components, allowedComponent: allowed }]}
        isWhole
      />
    </Column>
  );
}
