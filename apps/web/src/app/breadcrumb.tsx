import { IconChevronRight } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { useTexts } from '../lib/texts.ts';
import classes from './breadcrumb.module.css';
import { MENU, findMenuItem } from './menu.ts';
import { PATHS } from './paths.ts';

/** Where the page stands: Home, then its item of the menu; 'Dashboard' where the menu does not know the page. */
export function Breadcrumb() {
  const t = useTexts('shell');
  const pathname = useLocation({ select: (location) => location.pathname });
  const item = findMenuItem(MENU, pathname);
  if (item?.hasNoBreadcrumb === true) return null;
  return (
    <nav aria-label={t('breadcrumb')} className={classes.breadcrumb}>
      <ol>
        <li>
          <Link to={PATHS.companies} activeProps={{ 'aria-current': undefined }}>
            {t('home')}
          </Link>
        </li>
        <li>
          <IconChevronRight size="1em" aria-hidden="true" />
          <span aria-current="page">{item === null ? t('dashboard') : t(item.key)}</span>
        </li>
      </ol>
    </nav>
  );
}
