import '@mantine/core/styles/Tabs.layer.css';
import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';

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

/** Views side by side: one tab stop, arrow keys move between them, Enter or Space chooses. */
export function TabList<Tab extends string>({
  label,
  tabs,
  current,
  panelId,
  waitReason,
  onTab,
}: TabListProps<Tab>) {
  function choose(chosen: string | null): void {
    const tab = tabs.find(({ value }) => value === chosen);
    if (tab !== undefined && waitReason === undefined && tab.value !== current) onTab(tab.value);
  }
  return (
    <Tabs value={current} onChange={choose} activateTabWithKeyboard={false}>
      <Tabs.List aria-label={label}>
        {tabs.map(({ value, text, mark }) => (
          <Tabs.Tab
            key={value}
            value={value}
            id={tabId(panelId, value)}
            aria-controls={panelId}
            aria-disabled={waitReason !== undefined}
            title={waitReason}
            rightSection={mark}
          >
            {text}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  );
}
