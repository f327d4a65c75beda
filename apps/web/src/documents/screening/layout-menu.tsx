import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReviewKey } from './layout-entries.ts';
import { useTexts } from '../../lib/texts.ts';
import type { GridRow } from '../../ui/cell-grid/grid-column.ts';
import { PAGE_MENU } from '../../ui/page-menu.ts';
import { listLayoutEntries } from './layout-entries.ts';
import type { SheetToolsProps } from './tools-props.ts';

/** How the table is arranged, seen from the cell that the person is at: what stays in sight, what is grouped, how wide and where its column is. */
export function LayoutMenu<Row extends GridRow>({
  sheet,
  grid,
  hideable,
}: Pick<SheetToolsProps<Row>, 'sheet' | 'grid' | 'hideable'>) {
  const t = useTexts('review');
  const name = (key: ReviewKey): string => t(`layout.${key}`);
  return (
    <Menu {...PAGE_MENU} position="bottom-start">
      <Menu.Target>
        <Button
          variant="default"
          size="compact-sm"
          rightSection={<IconChevronDown size="1rem" aria-hidden="true" />}
        >
          {t('layout')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown aria-label={t('layout')}>
        {listLayoutEntries(
          sheet,
          grid,
          grid.cursor.active,
          hideable.map(({ key }) => key),
        ).map(({ key, next }) => (
          <Menu.Item key={key} disabled={next === null} onClick={() => next !== null && sheet.onLayout(next)}>
            {name(key)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
