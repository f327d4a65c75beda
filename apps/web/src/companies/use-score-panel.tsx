import { useState } from 'react';
import { ScorePanel } from '../scoring/public/score-panel.tsx';
import type { CompaniesView } from './companies-url.ts';
import type { ChangeView } from './listing-state.ts';

/** The score panel of the company in the address. Opened from a row it takes the keyboard's focus and gives it back when it closes. */
export function useScorePanel(view: CompaniesView, change: ChangeView) {
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  function openWhy(id: string): void {
    setOpener(document.activeElement instanceof HTMLElement ? document.activeElement : null);
    change({ company: id }, { replace: true });
  }
  function close(): void {
    change({ company: null }, { replace: true });
    opener?.focus();
    setOpener(null);
  }
  const panel = view.company !== null && (
    <ScorePanel companyId={view.company} asOf={view.asOf} takesFocus={opener !== null} onClose={close} />
  );
  return { panel, openWhy };
}
