import {
  IconBookmark,
  IconBriefcase,
  IconBuildingSkyscraper,
  IconFiles,
  IconFileUpload,
  IconHistory,
  IconInfoCircle,
  IconLayoutDashboard,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconNews,
  IconRss,
  IconShieldLock,
  IconTemplate,
  IconUser,
  IconUsers,
} from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { useAccess } from '../lib/profile.ts';
import { useTexts } from '../lib/texts.ts';
import { NewsCount } from '../news/public/news-count.tsx';
import { usePortfolioIds } from '../portfolio/public/own-portfolio.ts';
import { AdminGroup } from './admin-group.tsx';
import { findSearch } from './kept-searches.ts';
import { MENU, findMenuItem, listMenuItems } from './menu.ts';
import type { MenuItem, MenuKey } from './menu.ts';
import type { MenuLayout } from './menu-layout.ts';
import classes from './side-menu.module.css';

const ICONS: Readonly<Record<MenuKey, Icon>> = {
  companies: IconBuildingSkyscraper,
  news: IconNews,
  myPortfolio: IconBookmark,
  dashboard: IconLayoutDashboard,
  upload: IconFileUpload,
  documents: IconFiles,
  aboutUs: IconInfoCircle,
  profile: IconUser,
  users: IconUsers,
  roles: IconShieldLock,
  clients: IconBriefcase,
  templates: IconTemplate,
  feeds: IconRss,
  audit: IconHistory,
};

interface SideMenuProps {
  readonly layout: MenuLayout;
  readonly onCollapse: (isCollapsed: boolean) => void;
  /** Called when an item was chosen, so that a menu lying over the page can close. */
  readonly onChoose: () => void;
  readonly isAdminOpen: boolean;
  readonly onAdminOpen: (isOpen: boolean) => void;
}

/** The dark menu at the left: the pages the user may see, and the toggle. */
export function SideMenu({ layout, onCollapse, onChoose, isAdminOpen, onAdminOpen }: SideMenuProps) {
  const t = useTexts('shell');
  const isCollapsed = layout === 'collapsed';
  const items = listMenuItems(MENU, useAccess());
  const openPath = useLocation({ select: ({ pathname }) => pathname });
  const active = findMenuItem(MENU, openPath)?.key;
  const admin = items.filter((item) => item.isAdmin === true);
  const Toggle = isCollapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  const toggleText = isCollapsed ? t('expandMenu') : t('collapseMenu');
  const line = (item: MenuItem) => (
    <Line
      key={item.key}
      item={item}
      isCollapsed={isCollapsed}
      isActive={item.key === active}
      openPath={openPath}
      onChoose={onChoose}
    />
  );
  return (
    <nav id="main-menu" aria-label={t('mainMenu')} className={classes.menu} data-collapsed={isCollapsed}>
      <ul>
        {items.filter((item) => item.isAdmin !== true).map(line)}
        {admin.length > 0 && (
          <AdminGroup isCollapsed={isCollapsed} isOpen={isAdminOpen} onOpen={onAdminOpen}>
            {admin.map(line)}
          </AdminGroup>
        )}
      </ul>
      {layout !== 'vertical' && (
        <button
          data-tooltip={isCollapsed ? toggleText : undefined}
          data-tooltip-side="right"
          type="button"
          className={classes.item}
          aria-expanded={!isCollapsed}
          onClick={() => onCollapse(!isCollapsed)}
        >
          <Toggle size="1.25rem" stroke={1.6} aria-hidden="true" />
          <span>{toggleText}</span>
        </button>
      )}
    </nav>
  );
}

/** How many companies the portfolio holds; nothing where it is empty. */
function PortfolioCount() {
  const count = usePortfolioIds().length;
  return count > 0 && <span className={classes.count}>{count}</span>;
}

interface LineProps {
  readonly item: MenuItem;
  readonly isCollapsed: boolean;
  readonly isActive: boolean;
  readonly openPath: string;
  readonly onChoose: () => void;
}

function Line({ item, isCollapsed, isActive, openPath, onChoose }: LineProps) {
  const t = useTexts('shell');
  const ItemIcon = ICONS[item.key];
  return (
    <li>
      <Link
        data-tooltip={isCollapsed ? t(item.key) : undefined}
        data-tooltip-side="right"
        to={item.path}
        search={findSearch(item.path, openPath)}
        className={classes.item}
        aria-current={isActive ? 'page' : undefined}
        onClick={onChoose}
      >
        <ItemIcon size="1.25rem" stroke={1.6} aria-hidden="true" />
        <span>{t(item.key)}</span>
        {item.key === 'myPortfolio' && <PortfolioCount />}
        {item.key === 'news' && <NewsCount className={classes.count ?? ''} />}
      </Link>
    </li>
  );
}
