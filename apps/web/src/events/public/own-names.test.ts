import { addSource, addTopic, listSources, listTopics } from '@vigilo/contract/tenants';
import { beforeEach, expect, it, vi } from 'vitest';
import { Problem } from '../../lib/problem.ts';

const callApi = vi.hoisted(() => vi.fn<(call: unknown, args: unknown) => Promise<unknown>>());
vi.mock('../../lib/call-api.ts', () => ({ callApi }));

const { offerNames } = await import('./own-names.ts');

const NOTHING = { source: '', topic: '' };
const LISTED = new Map<unknown, readonly string[]>([
  [listSources, ['Reuters']],
  [listTopics, ['Earnings']],
]);

beforeEach(() => {
  callApi.mockReset();
  callApi.mockImplementation((call) =>
    Promise.resolve({ data: (LISTED.get(call) ?? []).map((name) => ({ _id: name, name })) }),
  );
});

/** The names that were added, by the call that added each. */
const added = () =>
  callApi.mock.calls.flatMap(([call, args]) =>
    call === addSource || call === addTopic ? [[call, args]] : [],
  );

it('a source and a topic that are on no list come there by their own calls, before the event is saved', async () => {
  await offerNames({ source: ' Gazette ', topic: 'Labour' }, NOTHING);
  expect(added()).toEqual([
    [addSource, { body: { name: 'Gazette' } }],
    [addTopic, { body: { name: 'Labour' } }],
  ]);
});

it('nothing is added that is listed, is kept or is empty', async () => {
  await offerNames({ source: 'REUTERS', topic: '' }, NOTHING);
  await offerNames(
    { source: 'No longer offered', topic: 'Earnings' },
    { source: 'No longer offered', topic: '' },
  );
  expect(added()).toEqual([]);
});

it('a name that somebody else adds at the same moment is as good; any other failure is the save’s', async () => {
  const fail = (code: string) =>
    callApi.mockImplementation((call) =>
      call === addSource
        ? Promise.reject(new Problem({ code, status: 409, message: 'Source already exists.' }))
        : Promise.resolve({ data: [] }),
    );
  fail('already-exists');
  await offerNames({ source: 'Gazette', topic: '' }, NOTHING);
  fail('not-allowed');
  await expect(offerNames({ source: 'Gazette', topic: '' }, NOTHING)).rejects.toThrow(Problem);
});
