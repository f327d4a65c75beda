import { QueryObserver } from '@tanstack/react-query';
import type { MapAnswer } from '../companies-queries.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { callApi } from '../../lib/call-api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { refreshMaps } from './refresh-maps.ts';

vi.mock('../../lib/call-api.ts', () => ({ callApi: vi.fn<typeof callApi>() }));

const MANY = 6000;
const BODY = { searchQuery: 'bank', advanceSearchParams: {} };

/** The answer with companies of these ids, each with a score. */
function buildAnswer(scores: Readonly<Record<string, number>>, asOf = '2026-11-20'): MapAnswer {
  const [id, st] = [Object.keys(scores), Object.values(scores)];
  const [texts, numbers, nulls] = [id.map(() => ''), id.map(() => 0), id.map(() => null)];
  const names = { id, ticker: id, name: id, region: texts, country: texts, sector: texts, industry: texts };
  const others = { entityType: texts, status: texts, st, lt: numbers, change: numbers, changeLt: numbers };
  const columns = {
    ...names,
    ...others,
    events: numbers,
    ratingSt: nulls,
    ratingLt: nulls,
    marketCap: nulls,
  };
  return { status: 'success', data: { asOf, count: id.length, columns } };
}

const uuid = (n: number): string => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const listScores = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [uuid(n), n]));

const stops: (() => void)[] = [];

/** A map on the screen; how often it was read as a whole, and its answer now. */
async function openMap(count: number) {
  const read = vi.fn<() => Promise<MapAnswer>>(async () => buildAnswer(listScores(count)));
  const queryKey = ['heat-map', BODY];
  const observer = new QueryObserver(queryClient, { queryKey, queryFn: read, staleTime: Infinity });
  stops.push(observer.subscribe(() => undefined));
  await queryClient.fetchQuery({ queryKey, queryFn: read });
  read.mockClear();
  return { read, findAnswer: () => queryClient.getQueryData<MapAnswer>(queryKey) };
}

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  queryClient.clear();
  vi.mocked(callApi).mockReset();
});

describe('a map after companies changed', () => {
  it('reads only those where it is large', async () => {
    const { read, findAnswer } = await openMap(MANY);
    vi.mocked(callApi).mockResolvedValue(buildAnswer({ [uuid(3)]: 777 }));
    await refreshMaps(new Set([uuid(3), uuid(5)]));
    const [[, args] = []] = vi.mocked(callApi).mock.calls;
    expect(args).toEqual({ body: { ...BODY, companyIDs: [uuid(3), uuid(5)] } });
    expect(read).not.toHaveBeenCalled();
    const data = findAnswer()?.data;
    expect([data?.count, data?.columns.st.slice(2, 6)]).toEqual([MANY - 1, [2, 777, 4, 6]]);
  });

  it('is read as a whole where it is small, or many companies changed', async () => {
    const small = await openMap(10);
    await refreshMaps(new Set([uuid(3)]));
    expect(small.read).toHaveBeenCalledOnce();
    queryClient.clear();
    const large = await openMap(MANY);
    await refreshMaps(new Set(Object.keys(listScores(201))));
    expect(large.read).toHaveBeenCalledOnce();
    expect(callApi).not.toHaveBeenCalled();
  });

  it('is read as a whole on the next day, and where the changed ones cannot be read', async () => {
    const { read } = await openMap(MANY);
    vi.mocked(callApi).mockResolvedValueOnce(buildAnswer({}, '2026-11-21'));
    await refreshMaps(new Set([uuid(3)]));
    expect(read).toHaveBeenCalledOnce();
    vi.mocked(callApi).mockRejectedValueOnce(new Error('no answer'));
    await refreshMaps(new Set([uuid(3)]));
    expect(read).toHaveBeenCalledTimes(2);
  });
});
