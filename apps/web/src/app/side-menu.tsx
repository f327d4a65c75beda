import { IconBuildingSkyscraper, IconInfoCircle, IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { useAccess } from '../lib/profile.ts';
import { useTexts } from '../lib/texts.ts';
import { Tooltip } from '../ui/tooltip.tsx';
import { MENU, findMenuItem, listMenuItems } from './menu.ts';
import type { MenuKey } from './menu.ts';
import type { MenuLayout } from './menu-layout.ts';
import classes from './side-menu.module.css';

const ICONS: Readonly<Record<MenuKey, Icon>> = { companies: IconBuildingSkyscraper, aboutUs: IconInfoCircle };

interface SideMenuProps {
  readonly layout: MenuLayout;
  readonly onCollapse: (isCollapsed: boolean) => void;
  /** Called when an item was chosen, so that a menu lying over the page can close. */
  readonly onChoose: () => void;
}

/** The dark menu at the left: the pages the user may see, and the toggle. */
export function SideMenu({ layout, onCollapse, onChoose }: SideMenuProps) {
  const t = useTexts('shell');
  const isCollapsed = layout === 'collapsed';
  const items = listMenuItems(MENU, useAccess());
  const active = useLocation({ select: (location) => findMenuItem(MENU, location.pathname)?.key });
  const Toggle = isCollapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  const toggleText = isCollapsed ? t('expandMenu') : t('collapseMenu');
  return (
    <nav id="main-menu" aria-label={t('mainMenu')} className={classes.menu} data-collapsed={isCollapsed}>
      <ul>
        {items.map((item) => {
          const ItemIcon = ICONS[item.key];
          return (
            <li key={item.key}>
              <Tooltip label={t(item.key)} side="right" isDisabled={!isCollapsed}>
                <Link to={item.path} className={classes.item} aria-current={item.key === active ? 'page' : undefined} onClick={onChoose}>
                  <ItemIcon size="1.25rem" stroke={1.6} aria-hidden="true" />
                  <span>{t(item.key)}</span>
                </Link>
              </Tooltip>
            </li>
          );
        })}
      </ul>
      {layout !== 'vertical' && (
        <Tooltip label={toggleText} side="right" isDisabled={!isCollapsed}>
          <button type="button" className={classes.item} aria-expanded={!isCollapsed} onClick={() => onCollapse(!isCollapsed)}>
            <Toggle size="1.25rem" stroke={1.6} aria-hidden="true" />
            <span>{toggleText}</span>
          </button>
        </Tooltip>
      )}
    </nav>
  );
}
