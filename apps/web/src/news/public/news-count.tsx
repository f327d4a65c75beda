import { useQuery } from '@tanstack/react-query';
import { formatCount } from '../../lib/format.ts';
import { newsCountsQuery, useSeesNews } from './news-queries.ts';

/** How much news waits; nothing where none does. */
export function NewsCount({ className }: { readonly className: string }) {
  const { data } = useQuery({ ...newsCountsQuery, enabled: useSeesNews() });
  return (
    data !== undefined && data.waiting > 0 && <span className={className}>{formatCount(data.waiting)}</span>
  );
}
