// Which page numbers a pager shows: the first, the last, the present one and its neighbours, never more than the given number of them;
// a gap stands where numbers are left out.

export type PagerPart = number | 'gap';

/**
 * The parts of a pager from left to right.
 * @param page the present page, from 1
 * @param count pages there are
 * @param most numbers shown at most, 5 or more
 */
export function listVisiblePages(page: number, count: number, most: number): readonly PagerPart[] {
  if (count <= most) return range(1, count);
  // First and last take two places; near an end its gap is not needed and the row is one unbroken run.
  const inner = most - 2;
  const start = Math.min(Math.max(page - Math.floor((inner - 1) / 2), 2), count - inner);
  const end = start + inner - 1;
  return [
    1,
    ...(start > 2 ? ['gap' as const] : []),
    ...range(start, end),
    ...(end < count - 1 ? ['gap' as const] : []),
    count,
  ];
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(to - from + 1, 0) }, (_, i) => from + i);
}
