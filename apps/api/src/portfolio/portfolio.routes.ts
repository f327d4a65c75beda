import {
  addToPortfolio as addCall,
  getPortfolioParams,
  listPortfolio,
  removeFromPortfolio as removeCall,
} from '@vigilo/contract/portfolio';
import type { AppContext } from '../frame/context.ts';
import type { Implementation } from '../frame/implementation.ts';
import { implement } from '../frame/implementation.ts';
import {
  addToPortfolio,
  getPortfolio,
  getPortfolioGroups,
  removeFromPortfolio,
} from './portfolio.service.ts';

export function portfolioRoutes(context: AppContext): Implementation[] {
  return [
    implement(listPortfolio, ({ body, caller }) => getPortfolio(context, caller, body)),
    implement(getPortfolioParams, ({ query, caller }) => getPortfolioGroups(context, caller, query.asOf)),
    implement(addCall, async ({ body, caller }) => ({
      status: 'success' as const,
      data: { _id: await addToPortfolio(context, caller, body.ticker) },
    })),
    implement(removeCall, async ({ params, caller }) => {
      await removeFromPortfolio(context, caller, params.id);
      return { status: 'success' as const, message: 'Removed!' };
    }),
  ];
}
