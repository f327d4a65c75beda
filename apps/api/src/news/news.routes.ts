import {
  getCompanyFeeds as feedsCall,
  getLearning as learningCall,
  ingestEvents as ingestCall,
  listFeedHealths as healthsCall,
  listFeeds as feedListCall,
  pollCompanyFeeds as pollCall,
  resumeLearning as resumeCall,
  returnToModel as returnCall,
} from '@vigilo/contract/news';
import {
  getNewsCounts as countsCall,
  leaveNews as leaveCall,
  listNews as listCall,
  listNewsFilters as filtersCall,
  listNewsStories as storiesCall,
  listWaitingCompanies as companiesCall,
  settleNews as settleCall,
  undoSettlement as undoCall,
  visitNews as visitCall,
} from '@vigilo/contract/news-queue';
import {
  decideRevision as decideRevisionCall,
  listEventRevisions as eventRevisionsCall,
  listRevisions as revisionsCall,
} from '@vigilo/contract/news-revisions';
import type { AppContext } from '../frame/context.ts';
import type { Implementation } from '../frame/implementation.ts';
import { implement } from '../frame/implementation.ts';
import { listFeedHealths, listFeeds } from './feed-list.service.ts';
import { getCompanyFeeds, pollCompanyFeeds } from './feeds.service.ts';
import { ingestEvents } from './ingest.service.ts';
import { getLearning, resumeLearning, returnToModel } from './model-versions.service.ts';
import { leaveNews, visitNews } from './news-visits.service.ts';
import { decideRevision, listEventRevisions, listRevisions } from './revisions.service.ts';
import { settleNews, undoSettlement } from './settling.service.ts';
import {
  getNewsCounts,
  listNews,
  listNewsFilters,
  listNewsStories,
  listWaitingCompanies,
} from './waiting.service.ts';

export function newsRoutes(context: AppContext): Implementation[] {
  return [
    implement(ingestCall, ({ body, caller }) => ingestEvents(context, caller, body)),
    implement(feedsCall, ({ params, caller }) => getCompanyFeeds(context, caller, params.id)),
    implement(healthsCall, ({ body, caller }) => listFeedHealths(context, caller, body)),
    implement(feedListCall, ({ body, caller }) => listFeeds(context, caller, body)),
    implement(learningCall, ({ caller }) => getLearning(context, caller)),
    implement(returnCall, ({ params, body, caller }) =>
      returnToModel(context, caller, { version: params.version, current: body.current }),
    ),
    implement(resumeCall, ({ caller }) => resumeLearning(context, caller)),
    implement(listCall, ({ body, caller }) => listNews(context, caller, body)),
    implement(filtersCall, ({ caller }) => listNewsFilters(context, caller)),
    implement(countsCall, ({ caller }) => getNewsCounts(context, caller)),
    implement(companiesCall, ({ caller }) => listWaitingCompanies(context, caller)),
    implement(storiesCall, ({ params, caller }) => listNewsStories(context, caller, params.id)),
    implement(settleCall, ({ body, caller }) => settleNews(context, caller, body)),
    implement(undoCall, ({ body, caller }) => undoSettlement(context, caller, body.settlementID)),
    implement(visitCall, ({ params, caller }) => visitNews(context, caller, params.id)),
    implement(leaveCall, ({ params, caller }) => leaveNews(context, caller, params.id)),
    implement(revisionsCall, ({ caller }) => listRevisions(context, caller)),
    implement(eventRevisionsCall, ({ params, caller }) => listEventRevisions(context, caller, params.id)),
    implement(decideRevisionCall, ({ body, caller }) => decideRevision(context, caller, body)),
    implement(pollCall, ({ params, caller }) => pollCompanyFeeds(context, caller, params.id)),
  ];
}
