import '../ui/styles.ts';
import { IconMenu2, IconX } from '@tabler/icons-react';
import { Link, Outlet } from '@tanstack/react-router';
import { Suspense, lazy, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { DraftsNotice } from '../drafts/public/drafts-notice.tsx';
import { isInUse, onFirstUse } from '../lib/first-use.ts';
import { useTexts } from '../lib/texts.ts';
import { ReportBell } from '../reports/public/report-bell.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Account } from './account.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { ColourSwitch, LanguageSwitch } from '../ui/switches.tsx';
import { Finder } from './finder.tsx';
import { Logo } from '../ui/logo.tsx';
import { PATHS } from '../lib/paths.ts';
import { SessionWarning } from './session-warning.tsx';
import classes from './shell.module.css';
import { SideMenu } from './side-menu.tsx';
import { useAdminMenu } from './use-admin-menu.ts';
import { useKeptSearches } from './use-kept-searches.ts';
import { useMenuLayout } from './use-menu-layout.ts';
import { useWatchChanges } from './watch-changes.ts';

const Toasts = lazy(async () => ({ default: (await import('../ui/toasts.tsx')).Toasts }));

/** The frame of every page behind sign-in: header, menu, breadcrumb, page. */
export function Shell() {
  const t = useTexts('shell');
  const { layout, setCollapsed } = useMenuLayout();
  const [isOpen, setOpen] = useState(false);
  const isUsed = useSyncExternalStore(onFirstUse, isInUse);
  const content = useRef<HTMLElement>(null);
  useWatchChanges();
  useKeptSearches();
  const isOver = layout === 'vertical';
  const isShown = !isOver || isOpen;
  const admin = useAdminMenu(() => (isOver ? setOpen(true) : setCollapsed(false)));
  useEscape(isOver && isOpen, () => setOpen(false));
  return (
    <div className={classes.frame} data-layout={layout}>
      <button type="button" className={classes.skip} onClick={() => content.current?.focus()}>
        {t('skipToContent')}
      </button>
      <Header>{isOver && <MenuButton isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />}</Header>
      <div className={classes.menu} data-shown={isShown}>
        {isShown && (
          <SideMenu
            layout={layout}
            onCollapse={setCollapsed}
            onChoose={() => setOpen(false)}
            isAdminOpen={admin.isOpen}
            onAdminOpen={admin.setOpen}
          />
        )}
      </div>
      {isOver && isOpen && (
        <button
          type="button"
          className={classes.cover}
          aria-label={t('closeMenu')}
          tabIndex={-1}
          onClick={() => setOpen(false)}
        />
      )}
      <main ref={content} tabIndex={-1} className={classes.content}>
        <Breadcrumb onOpenAdmin={() => admin.setOpen(true)} />
        <DraftsNotice />
        <Outlet />
      </main>
      {isUsed && (
        <Suspense>
          <Toasts />
        </Suspense>
      )}
      <SessionWarning />
    </div>
  );
}

function MenuButton({ isOpen, onToggle }: { readonly isOpen: boolean; readonly onToggle: () => void }) {
  const t = useTexts('shell');
  return (
    <IconButton
      label={isOpen ? t('closeMenu') : t('openMenu')}
      aria-expanded={isOpen}
      aria-controls="main-menu"
      onClick={onToggle}
    >
      {isOpen ? <IconX size="1.125rem" /> : <IconMenu2 size="1.125rem" />}
    </IconButton>
  );
}

/** What is at hand on every page; before it, the button of the menu. */
function Header({ children }: { readonly children: ReactNode }) {
  const t = useTexts('shell');
  return (
    <header className={classes.header}>
      {children}
      <Link to={PATHS.companies} className={classes.brand} aria-label={t('product')}>
        <Logo />
      </Link>
      <Finder />
      <div className={classes.tools}>
        <Link to={PATHS.aboutUs} className={classes.about}>
          {t('aboutUs')}
        </Link>
        <ReportBell />
        <LanguageSwitch />
        <ColourSwitch />
        <Account />
      </div>
    </header>
  );
}

function useEscape(isOn: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!isOn) return undefined;
    function onKey(event: KeyboardEvent): void {
      if (event.key === 'Escape') onEscape();
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isOn, onEscape]);
}
