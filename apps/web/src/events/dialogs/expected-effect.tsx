import { useQuery } from '@tanstack/react-query';
import { scoreQuery } from '../../scoring/public/score-query.ts';
import { previewScores } from './changed-scores.ts';
import type { EventChanges } from './changed-scores.ts';
import { Effect } from '../form/effect-line.tsx';

/** What company events that come or go would do to the scores of now; nothing where it cannot be known. */
export function ExpectedEffect({ companyId, ...events }: EventChanges & { readonly companyId: string }) {
  const { data, isError } = useQuery(scoreQuery(companyId, null));
  return isError ? null : <Effect effect={data && previewScores(data, events)} />;
}
