import { useSyncExternalStore } from 'react';
import { useRememberedSetting } from '../lib/remembered-setting.ts';
import { decideMenuLayout } from './menu-layout.ts';
import type { MenuLayout } from './menu-layout.ts';

function readChoice(kept: unknown): boolean | null {
  return typeof kept === 'boolean' ? kept : null;
}

function onResize(listener: () => void): () => void {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}

/** The menu's layout for the window as it is, and how to collapse or expand it. */
export function useMenuLayout(): { layout: MenuLayout; setCollapsed: (isCollapsed: boolean) => void } {
  const [chosen, setCollapsed] = useRememberedSetting('menu.collapsed', readChoice);
  const layout = useSyncExternalStore(onResize, () =>
    decideMenuLayout({ width: innerWidth, screenWidth: screen.width, pixelRatio: devicePixelRatio }, chosen),
  );
  return { layout, setCollapsed };
}
