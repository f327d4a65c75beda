import type { Report } from '@vigilo/contract/reports';
import { expect, it } from 'vitest';
import { listEnded } from './ended-reports.ts';

function report(id: string, state: Report['state']): Report {
  return {
    _id: id,
    kind: 'companies-excel',
    state,
    done: 0,
    total: null,
    fileName: null,
    fileSize: null,
    failures: [],
    message: null,
    createdAt: '2026-11-20T09:00:00.000Z',
  };
}

it('tells of the reports that ended while somebody waited for them, and of no others', () => {
  const before = [
    report('a', 'working'),
    report('b', 'waiting'),
    report('c', 'working'),
    report('d', 'done'),
    report('e', 'working'),
  ];
  const now = [
    report('a', 'done'),
    report('b', 'failed'),
    report('c', 'cancelled'),
    report('d', 'done'),
    report('e', 'working'),
    report('f', 'done'),
  ];
  expect(listEnded(before, now).map(({ _id: id }) => id)).toEqual(['a', 'b']);
  expect(listEnded([], now)).toEqual([]);
});
