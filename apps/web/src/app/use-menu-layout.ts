import { useCallback, useState, useSyncExternalStore } from 'react';
import { decideMenuLayout } from './menu-layout.ts';
import type { MenuLayout } from './menu-layout.ts';

const KEY = 'menuCollapsed';

function remembered(): boolean | null {
  const stored = localStorage.getItem(KEY);
  return stored === null ? null : stored === 'true';
}

function onResize(listener: () => void): () => void {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}

/** The menu's layout for the window as it is, and how to collapse or expand it. */
export function useMenuLayout(): { layout: MenuLayout; setCollapsed: (isCollapsed: boolean) => void } {
  const [chosen, setChosen] = useState(remembered);
  const layout = useSyncExternalStore(onResize, () =>
    decideMenuLayout({ width: innerWidth, screenWidth: screen.width, pixelRatio: devicePixelRatio }, chosen),
  );
  const setCollapsed = useCallback((isCollapsed: boolean) => {
    localStorage.setItem(KEY, String(isCollapsed));
    setChosen(isCollapsed);
  }, []);
  return { layout, setCollapsed };
}
