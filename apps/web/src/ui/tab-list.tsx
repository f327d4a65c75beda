import { useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import classes from './tab-list.module.css';

interface TabListProps<Tab extends string> {
  readonly label: string;
  readonly tabs: readonly { readonly value: Tab; readonly text: string; readonly mark?: ReactNode }[];
  readonly current: Tab;
  /** The element that shows what a tab stands for. */
  readonly panelId: string;
  /** Set: the other tabs wait, and this is why. */
  readonly waitReason?: string | undefined;
  readonly onTab: (tab: Tab) => void;
}

/** The id that ties a tab to what it shows. */
export function tabId(panelId: string, tab: string): string {
  return `${panelId}-${tab.replaceAll(' ', '-')}`;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Views side by side: one tab stop, arrow keys move between them, Enter or Space chooses. */
export function TabList<Tab extends string>({
  label,
  tabs,
  current,
  panelId,
  waitReason,
  onTab,
}: TabListProps<Tab>) {
  const list = useRef<HTMLDivElement>(null);
  const isWaiting = waitReason !== undefined;

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
    <div ref={list} role="tablist" aria-label={label} className={classes.tabs} onKeyDown={onKeyDown}>
      {tabs.map(({ value, text, mark }) => (
        <button
          key={value}
          type="button"
          role="tab"
          id={tabId(panelId, value)}
          aria-selected={value === current}
          aria-controls={panelId}
          aria-disabled={isWaiting}
          tabIndex={value === current ? 0 : -1}
          title={waitReason}
          className={classes.tab}
          onClick={() => {
            if (!isWaiting && value !== current) onTab(value);
          }}
        >
          {text}
          {mark}
        </button>
      ))}
    </div>
  );
}
