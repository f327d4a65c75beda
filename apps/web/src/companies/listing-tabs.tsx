import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useTexts } from '../lib/texts.ts';
import type { Tab } from './companies-url.ts';
import classes from './listing-tabs.module.css';

interface ListingTabsProps {
  readonly tabs: readonly Tab[];
  readonly current: Tab;
  /** The companies are not there yet: the other tabs wait for them. */
  readonly isLoading: boolean;
  readonly onTab: (tab: Tab) => void;
}

/** Ids that tie a tab to what it shows. */
export function tabId(tab: Tab): string {
  return `companies-tab-${tab}`;
}

export const TAB_PANEL_ID = 'companies-tab-panel';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The views of the listing: one tab stop, arrow keys move between them, Enter or Space chooses. */
export function ListingTabs({ tabs, current, isLoading, onTab }: ListingTabsProps) {
  const t = useTexts('companies');
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
    const from = buttons.findIndex((button) => button === document.activeElement);
    buttons.at((from + step) % buttons.length)?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the tabs themselves have the focus; the list only hears their keys
    <div ref={list} role="tablist" aria-label={t('tabs.label')} className={classes.tabs} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={tabId(tab)}
          aria-selected={tab === current}
          aria-controls={TAB_PANEL_ID}
          aria-disabled={isLoading}
          tabIndex={tab === current ? 0 : -1}
          title={isLoading ? t('tabs.loading') : undefined}
          className={classes.tab}
          onClick={() => {
            if (!isLoading && tab !== current) onTab(tab);
          }}
        >
          {t(`tabs.${tab}`)}
        </button>
      ))}
    </div>
  );
}
