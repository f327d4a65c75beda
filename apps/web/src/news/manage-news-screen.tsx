import { Box, Flex } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { searchWithForm, findOpenedForm } from '../lib/opened-form.ts';
import { useTexts } from '../lib/texts.ts';
import { FillPage } from '../ui/fill-page.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { TabList, tabId } from '../ui/tab-list.tsx';
import type { ManageProps } from './feed-list.tsx';
import { FeedList } from './feed-list.tsx';
import { buildManageSearch, MANAGE_TABS, parseManageSearch } from './manage-view.ts';
import { ModelVersions } from './model-versions.tsx';

const PANEL_ID = 'manage-news-panel';
const TAB_LINE = { borderBlockEnd: 'var(--v-line-width) solid var(--v-line)' };

/** What administrators watch over: the feeds of all companies, and what the suggestions learnt. */
export function ManageNewsScreen() {
  const t = useTexts('news');
  const { view, change } = useManageView();
  return (
    <FillPage gap={0}>
      <PageHeader title={t('manage.title')} />
      <Box style={TAB_LINE}>
        <TabList
          label={t('manage.tabs')}
          tabs={MANAGE_TABS.map((tab) => ({ value: tab, text: t(`manage.tab.${tab}`) }))}
          current={view.tab}
          panelId={PANEL_ID}
          onTab={(tab) => change({ tab })}
        />
      </Box>
      <Flex
        id={PANEL_ID}
        role="tabpanel"
        aria-labelledby={tabId(PANEL_ID, view.tab)}
        direction="column"
        flex={1}
        mih={0}
        pt="md"
      >
        {view.tab === 'feeds' ? <FeedList view={view} change={change} /> : <ModelVersions />}
      </Flex>
    </FillPage>
  );
}

function useManageView(): ManageProps {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const view = parseManageSearch(search);
  return {
    view,
    change: (part) =>
      void navigate({
        to: '.',
        search: (previous: Record<string, unknown>) =>
          searchWithForm(
            buildManageSearch({ ...parseManageSearch(previous), ...part }),
            findOpenedForm(previous),
          ),
        resetScroll: false,
      }),
  };
}
