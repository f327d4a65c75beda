import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listCompanies } from '@vigilo/contract/companies';
import type { CompanyRow } from '@vigilo/contract/companies';
import { callApi } from '../lib/call-api.ts';
import { TYPING_PAUSE_MS } from '../lib/query-client.ts';

const SHOWN = 8;

/** How the search stands; `waiting`: what is shown belongs to an earlier text. */
export type Answer = 'none' | 'waiting' | 'current' | 'failed';

export interface FoundCompanies {
  readonly companies: readonly CompanyRow[];
  readonly answer: Answer;
}

/** The first companies whose name or ticker matches what is being typed. */
export function useFoundCompanies(text: string, isOpen: boolean): FoundCompanies {
  const wanted = text.trim();
  const [asked] = useDebouncedValue(wanted, TYPING_PAUSE_MS);
  const isAsking = isOpen && asked !== '' && wanted !== '';
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: ['finder', asked],
    queryFn: ({ signal }) =>
      callApi(listCompanies, { body: { page: 1, limit: SHOWN, searchQuery: asked } }, { signal }),
    enabled: isAsking,
    placeholderData: keepPreviousData,
  });
  if (!isAsking) return { companies: [], answer: 'none' };
  if (isError) return { companies: [], answer: 'failed' };
  if (data === undefined) return { companies: [], answer: 'waiting' };
  return {
    companies: data.data.companies,
    answer: isPlaceholderData || asked !== wanted ? 'waiting' : 'current',
  };
}
