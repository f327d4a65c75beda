import '@mantine/core/styles/Anchor.layer.css';
import '@mantine/core/styles/Breadcrumbs.layer.css';
import { Anchor, Box, Breadcrumbs, Text } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useLinkProps, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { PageName } from '../lib/breadcrumb.ts';
import { useCurrentBreadcrumb } from '../lib/breadcrumb.ts';
import { PATHS } from '../lib/paths.ts';
import { useTexts } from '../lib/texts.ts';
import { findSearch } from './kept-searches.ts';
import { MENU, findMenuItem } from './menu.ts';
import classes from './breadcrumb.module.css';

interface BreadcrumbProps {
  /** Opens the Admin part of the menu. */
  readonly onOpenAdmin: () => void;
}

/**
 * Where the page stands: Home or Admin, its item of the menu, and its own name below that; the page's own name or 'Dashboard' where the menu
 * does not know it. It stays below the header while the page scrolls, so that the toasts, which stand beside it, cover no controls.
 */
export function Breadcrumb({ onOpenAdmin }: BreadcrumbProps) {
  const t = useTexts('shell');
  const pathname = useLocation({ select: (location) => location.pathname });
  const item = findMenuItem(MENU, pathname);
  const crumb = useCurrentBreadcrumb();
  const isBelow = item !== null && pathname !== item.path;
  const name = item === null ? (crumb?.text ?? t('dashboard')) : t(item.key);
  return (
    <Box component="nav" aria-label={t('breadcrumb')} className={classes.band}>
      <Breadcrumbs
        separator={<IconChevronRight size="1rem" aria-hidden="true" />}
        separatorMargin="xs"
        className={classes.line}
      >
        {item?.isAdmin === true ? (
          <Anchor component="button" type="button" c="dimmed" aria-controls="main-menu" onClick={onOpenAdmin}>
            {t('admin')}
          </Anchor>
        ) : (
          <Crumb to={PATHS.companies}>{t('home')}</Crumb>
        )}
        {isBelow ? <Crumb to={item.path}>{name}</Crumb> : <Here>{name}</Here>}
        {isBelow && listBelow(crumb)}
      </Breadcrumbs>
    </Box>
  );
}

/** What the page says of itself, behind the page above it. */
function listBelow(crumb: PageName | null): readonly ReactNode[] {
  if (crumb === null) return [];
  const { text, above } = crumb;
  const here = <Here key={text}>{text}</Here>;
  if (above === null) return [here];
  return [
    <Crumb key={above.path} to={above.path}>
      {above.text}
    </Crumb>,
    here,
  ];
}

/** A step back: never the page itself, though its address may be the same, which the router's own link would say it is. */
function Crumb({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  const openPath = useLocation({ select: ({ pathname }) => pathname });
  return (
    <Anchor {...useLinkProps({ to, search: findSearch(to, openPath) })} aria-current={undefined} c="dimmed">
      {children}
    </Anchor>
  );
}

function Here({ children }: { readonly children: ReactNode }) {
  return (
    <Text span fw={550} truncate aria-current="page">
      {children}
    </Text>
  );
}
