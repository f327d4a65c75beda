import { Box, Button, Flex, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy, useEffect } from 'react';
import { onFirstUse } from '../lib/first-use.ts';
import { useOpenedForm } from '../lib/opened-form.ts';
import { useTexts } from '../lib/texts.ts';
import { FillPage } from '../ui/fill-page.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { TabList, tabId } from '../ui/tab-list.tsx';
import { AsOfChoice } from './as-of-choice.tsx';
import { companyPageQuery, heatMapQuery, useRowCount } from './companies-queries.ts';
import type { CompaniesView, Tab } from './companies-url.ts';
import { TABS } from './companies-url.ts';
import { FilterChips } from './filters/filter-chips.tsx';
import { FilterPopover } from './filters/filter-popover.tsx';
import { SearchForm } from './filters/search-form.tsx';
import { ImportLink } from './import-link.tsx';
import { ListAndScore, ListingProvider, useListing } from './listing-context.tsx';
import { MapTab } from './map/map-tab.tsx';
import { StaleNotice } from './stale-notice.tsx';
import { TableSkeleton } from './table/table-skeleton.tsx';

/** Not on the first screen. */
const loadTable = () => import('./table/table-tab.tsx');
const TableTab = lazy(async () => ({ default: (await loadTable()).TableTab }));

const PANEL_ID = 'companies-tab-panel';
const TAB_LINE = { borderBlockEnd: 'var(--v-line-width) solid var(--v-line)' };

/** The company listing: search and filters, the map of scores, the map of ratings, the table, and the opened score beside them. */
export function CompaniesScreen() {
  useEffect(() => onFirstUse(() => void loadTable()), []);
  return (
    <ListingProvider>
      <CompanyListing />
    </ListingProvider>
  );
}

function CompanyListing() {
  const { view } = useListing();
  const { tab } = view;
  const [rowCount, setRowCount] = useRowCount(view.rows);
  const map = useQuery({ ...heatMapQuery(view), enabled: tab !== 'table' });
  const page = useQuery({ ...companyPageQuery(view, rowCount), enabled: tab === 'table' });
  const answer = tab === 'table' ? page : map;
  return (
    <FillPage gap={0}>
      <ListingHead count={tab === 'table' ? page.data?.data.totalCount : map.data?.data.count} />
      <FilterChips />
      <TabBar
        asOf={answer.data?.data.asOf ?? null}
        isLoading={answer.isPending}
        onRetry={answer.isRefetchError ? () => void answer.refetch() : undefined}
      />
      <Flex
        id={PANEL_ID}
        role="tabpanel"
        aria-labelledby={tabId(PANEL_ID, tab)}
        direction="column"
        flex={1}
        gap="md"
        mih={0}
        pt="md"
      >
        {tab === 'table' ? (
          <ListAndScore>
            <Suspense fallback={<TableSkeleton rows={rowCount} />}>
              <TableTab answer={page} rowCount={rowCount} onRowCount={setRowCount} />
            </Suspense>
          </ListAndScore>
        ) : (
          <MapTab answer={map} />
        )}
      </Flex>
    </FillPage>
  );
}

/** @param count companies that match, once it is known */
function ListingHead({ count }: { readonly count: number | undefined }) {
  const t = useTexts('companies');
  const { canEdit } = useListing();
  const { open } = useOpenedForm();
  return (
    <PageHeader
      title={t('title')}
      counts={count === undefined ? [] : [t('count', { count })]}
      actions={
        <>
          <SearchForm />
          <FilterPopover />
          {canEdit && (
            <>
              <ImportLink />
              <Button
                leftSection={<IconPlus size="1.125rem" stroke={1.75} aria-hidden="true" />}
                onClick={() => open('companies.add')}
              >
                {t('add')}
              </Button>
            </>
          )}
        </>
      }
    />
  );
}

interface TabBarProps {
  /** The day the answer is of, once it is there. */
  readonly asOf: string | null;
  /** The companies are not there yet: the other tabs wait for them. */
  readonly isLoading: boolean;
  /** Set: what is shown could not be brought up to date. */
  readonly onRetry: (() => void) | undefined;
}

/** The views of the listing, and the day they are of. */
function TabBar({ asOf, isLoading, onRetry }: TabBarProps) {
  const t = useTexts('companies');
  const { view, change, canRate } = useListing();
  const tabs = TABS.filter((tab) => tab !== 'ccrr' || canRate);
  return (
    <Group gap="lg" align="flex-end" style={TAB_LINE}>
      <Box flex={1}>
        <TabList
          label={t('tabs.label')}
          tabs={tabs.map((tab) => ({ value: tab, text: t(`tabs.${tab}`) }))}
          current={view.tab}
          panelId={PANEL_ID}
          waitReason={isLoading ? t('tabs.loading') : undefined}
          onTab={(tab) => change(switchTab(tab))}
        />
      </Box>
      {onRetry !== undefined && <StaleNotice onRetry={onRetry} />}
      <Box mb="xs">
        <AsOfChoice asked={view.asOf} answered={asOf} onChange={(day) => change({ asOf: day, page: 1 })} />
      </Box>
    </Group>
  );
}

/** Any tab but the first shows the map ungrouped again (specification 2, section 2.1). */
function switchTab(tab: Tab): Partial<CompaniesView> {
  return { tab, view: null, inside: '', bands: [], ...(tab !== 'heatmap' && { group: 'default' }) };
}
