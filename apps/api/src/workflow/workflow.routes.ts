import {
  changeReviewRules as changeRulesCall,
  getReviewRules as getRulesCall,
  listOfferedRatings,
  listRatingOrigins,
  listWorkflowActions,
  performWorkflowAction,
  takeOverRatings as takeOverCall,
} from '@vigilo/contract/workflow';
import type { AppContext } from '../frame/context.ts';
import type { Implementation } from '../frame/implementation.ts';
import { implement } from '../frame/implementation.ts';
import { getLanguage } from '../frame/request-language.ts';
import { getTranslator } from '../frame/texts.ts';
import { changeReviewRules, getReviewRules } from '../tenants/review-rules.service.ts';
import { getOfferedRatings, getRatingOrigins, takeOverRatings } from './ratings.service.ts';
import { listActions, performAction } from './workflow.service.ts';

const DONE = { status: 'success' } as const;

export function workflowRoutes(context: AppContext): Implementation[] {
  return [
    implement(listWorkflowActions, async ({ params, caller, request }) => ({
      ...DONE,
      ...(await listActions(context, caller, params.entity, getLanguage(request))),
    })),
    implement(getRulesCall, async ({ caller }) => ({
      ...DONE,
      data: await getReviewRules(context, caller),
    })),
    implement(changeRulesCall, async ({ body, caller }) => ({
      ...DONE,
      data: await changeReviewRules(context, caller, body),
    })),
    implement(performWorkflowAction, async ({ params, body, caller, request }) => ({
      ...DONE,
      data: await performAction(context, caller, { ...params, ...body }),
      message: getTranslator(getLanguage(request))(`workflow.action.${params.action}`),
    })),
    implement(listOfferedRatings, async ({ params, caller, request }) => ({
      ...DONE,
      data: await getOfferedRatings(context, caller, params.id, getLanguage(request)),
    })),
    implement(takeOverCall, async ({ params, body, caller, request }) => ({
      ...DONE,
      data: await takeOverRatings(context, caller, params.id, body, getLanguage(request)),
      message: getTranslator(getLanguage(request))('workflow.ratings.taken'),
    })),
    implement(listRatingOrigins, async ({ params, query, caller }) => ({
      ...DONE,
      data: await getRatingOrigins(context, caller, params.id, query.asOf),
    })),
  ];
}
