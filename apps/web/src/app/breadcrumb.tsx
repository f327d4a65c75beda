import { IconChevronRight } from '@tabler/icons-react';
import { useLinkProps, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTexts } from '../lib/texts.ts';
import classes from './breadcrumb.module.css';
import { useCurrentBreadcrumb } from '../lib/breadcrumb.ts';
import { MENU, findMenuItem } from './menu.ts';
import { PATHS } from '../lib/paths.ts';

interface BreadcrumbProps {
  /** Opens the Admin part of the menu. */
  readonly onOpenAdmin: () => void;
}

/**
 * Where the page stands: Home or Admin, its item of the menu, and its own name below that; the page's own name or 'Dashboard' where the menu
 * does not know it.
 */
export function Breadcrumb({ onOpenAdmin }: BreadcrumbProps) {
  const t = useTexts('shell');
  const pathname = useLocation({ select: (location) => location.pathname });
  const item = findMenuItem(MENU, pathname);
  const crumb = useCurrentBreadcrumb();
  if (item?.hasNoBreadcrumb === true) return null;
  const isBelow = item !== null && pathname !== item.path;
  const name = item === null ? (crumb ?? t('dashboard')) : t(item.key);
  return (
    <nav aria-label={t('breadcrumb')} className={classes.breadcrumb}>
      <ol>
        <li>
          {item?.isAdmin === true ? (
            <button type="button" aria-controls="main-menu" onClick={onOpenAdmin}>
              {t('admin')}
            </button>
          ) : (
            <Crumb to={PATHS.companies}>{t('home')}</Crumb>
          )}
        </li>
        <li>
          <IconChevronRight size="1em" aria-hidden="true" />
          {isBelow ? <Crumb to={item.path}>{name}</Crumb> : <span aria-current="page">{name}</span>}
        </li>
        {isBelow && crumb !== null && (
          <li>
            <IconChevronRight size="1em" aria-hidden="true" />
            <span aria-current="page">{crumb}</span>
          </li>
        )}
      </ol>
    </nav>
  );
}

/** A step back: never the page itself, though its address may be the same, which the router's own link would say it is. */
function Crumb({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <a {...useLinkProps({ to })} aria-current={undefined}>
      {children}
    </a>
  );
}
