import { useTexts } from '../lib/texts.ts';
import { TabList } from '../ui/tab-list.tsx';
import type { Tab } from './companies-url.ts';

interface ListingTabsProps {
  readonly tabs: readonly Tab[];
  readonly current: Tab;
  /** The companies are not there yet: the other tabs wait for them. */
  readonly isLoading: boolean;
  readonly onTab: (tab: Tab) => void;
}

export const TAB_PANEL_ID = 'companies-tab-panel';

/** The views of the listing. */
export function ListingTabs({ tabs, current, isLoading, onTab }: ListingTabsProps) {
  const t = useTexts('companies');
  const named = tabs.map((tab) => ({ value: tab, text: t(`tabs.${tab}`) }));
  return (
    <TabList
      label={t('tabs.label')}
      tabs={named}
      current={current}
      panelId={TAB_PANEL_ID}
      waitReason={isLoading ? t('tabs.loading') : undefined}
      onTab={onTab}
    />
  );
}
