// The companies of My Portfolio, and how one comes in and goes out. Every screen that shows whether a company is in it goes by the profile,
// which is asked for anew after each change (specification 2, section 4).

import { addToPortfolio as addCall, removeFromPortfolio as removeCall } from '@vigilo/contract/portfolio';
import { callApi } from '../../lib/call-api.ts';
import { profileQuery, useProfile } from '../../lib/profile.ts';
import { queryClient } from '../../lib/query-client.ts';

/** The first word of the keys of what the server was asked of the portfolio. */
export const PORTFOLIO_KEY = 'portfolio';

const NONE: readonly string[] = [];

/** The ids of the companies in the signed-in user's portfolio. */
export function usePortfolioIds(): readonly string[] {
  return useProfile().data?.myPortfolio ?? NONE;
}

/** Adds the company of a ticker. @throws Problem already-exists, not-found. */
export async function addToPortfolio(ticker: string): Promise<void> {
  try {
    await callApi(addCall, { body: { ticker } });
  } finally {
    // Also where it failed: somebody may have added it in another window.
    await refreshPortfolio();
  }
}

/** Takes a company out. @throws Problem not-found. */
export async function removeFromPortfolio(id: string): Promise<void> {
  try {
    await callApi(removeCall, { params: { id } });
  } finally {
    await refreshPortfolio();
  }
}

async function refreshPortfolio(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: profileQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: [PORTFOLIO_KEY] }),
  ]);
}
