import { useEffect, useEffectEvent } from 'react';
import { isPageShortcut } from '../../lib/page-shortcut.ts';

interface RowKeys {
  readonly step: (by: number) => void;
  readonly select: () => void;
  readonly view: () => void;
}

/** Arrows go through the rows, Space selects, Enter views, where the focus is on a row or on nothing else. */
export function useRowKeys({ step, select, view }: RowKeys): void {
  const act = useEffectEvent((key: string) => {
    const keys: Readonly<Record<string, () => void>> = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      ' ': select,
      Enter: view,
    };
    return keys[key] ?? null;
  });
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (!isPageShortcut(event) || !isOnRow(event.target)) return;
      const action = act(event.key);
      if (action === null) return;
      event.preventDefault();
      action();
    }
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, []);
}

function isOnRow(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target === document.body || target.matches('tr[data-row], main, [role="region"]'))
  );
}
