import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Access } from '../access/can.ts';
import { decideClientActions } from './client-actions.ts';
import { addsDays, areClientDates } from './client-dates.ts';
import { decideClientState } from './client-state.ts';
import { isPhone, maskPhone } from './phone.ts';

const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const openDay = fc.option(day);

describe('the dates of a client', () => {
  it('are valid if the end is later than the start, or one is open', () => {
    expect([
      areClientDates('2026-01-01', '2026-01-02'),
      areClientDates('2026-01-01', '2026-01-01'),
      areClientDates('2026-02-01', '2026-01-31'),
    ]).toEqual([true, false, false]);
    expect([
      areClientDates(null, '2026-01-01'),
      areClientDates('2026-01-01', null),
      areClientDates(null, null),
    ]).toEqual([true, true, true]);
    fc.assert(
      fc.property(
        day,
        day,
        (start, end) => areClientDates(start, end) === Date.parse(end) > Date.parse(start),
      ),
    );
  });

  it('add days where the client begins earlier or ends later than now', () => {
    const now = { startDate: '2026-01-01', endDate: '2026-06-30' };
    const adds = (change: Partial<typeof now> | Record<string, null>) => addsDays(now, { ...now, ...change });
    expect([adds({}), adds({ startDate: '2026-02-01' }), adds({ endDate: '2026-06-01' })]).toEqual([
      false,
      false,
      false,
    ]);
    expect([
      adds({ startDate: '2025-12-31' }),
      adds({ startDate: null }),
      adds({ endDate: '2026-07-01' }),
      adds({ endDate: null }),
    ]).toEqual([true, true, true, true]);
    fc.assert(
      fc.property(openDay, openDay, openDay, openDay, day, (start, end, newStart, newEnd, today) => {
        const isOn = (startDate: string | null, endDate: string | null) =>
          decideClientState({ isDeleted: false, startDate, endDate }, today) === 'counts';
        const isGained = !isOn(start, end) && isOn(newStart, newEnd);
        return (
          !isGained || addsDays({ startDate: start, endDate: end }, { startDate: newStart, endDate: newEnd })
        );
      }),
    );
  });

  it('decide whether it is in effect today, both ends inclusive', () => {
    const state = (startDate: string | null, endDate: string | null, isDeleted = false) =>
      decideClientState({ isDeleted, startDate, endDate }, '2026-06-15');
    expect([state(null, null), state('2026-06-15', null), state(null, '2026-06-15')]).toEqual([
      'counts',
      'counts',
      'counts',
    ]);
    expect([state('2026-06-16', null), state(null, '2026-06-14'), state(null, null, true)]).toEqual([
      'not-begun',
      'ended',
      'deleted',
    ]);
    fc.assert(
      fc.property(openDay, openDay, day, (startDate, endDate, today) => {
        const isWithin = (startDate === null || startDate <= today) && (endDate === null || endDate >= today);
        return (decideClientState({ isDeleted: false, startDate, endDate }, today) === 'counts') === isWithin;
      }),
    );
  });
});

describe('a phone number', () => {
  it('follows the US mask or is empty', () => {
    expect(['', '(555) 010-2030'].map(isPhone)).toEqual([true, true]);
    expect(
      [
        '5550102030',
        '(555)010-2030',
        '(555) 010-203',
        '(555) 010-20300',
        ' (555) 010-2030',
        '(5a5) 010-2030',
        '(555) 010-2030\n',
      ].filter(isPhone),
    ).toEqual([]);
  });

  it('is masked while typing: the first ten digits of any input', () => {
    expect(['5', '555', '5550', '555010', '5550102', '5550102030', '+1 (555)'].map(maskPhone)).toEqual([
      '(5',
      '(555',
      '(555) 0',
      '(555) 010',
      '(555) 010-2',
      '(555) 010-2030',
      '(155) 5',
    ]);
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const digits = typed.replaceAll(/\D/g, '').slice(0, 10);
        const masked = maskPhone(typed);
        expect(masked.replaceAll(/\D/g, '')).toBe(digits);
        expect(maskPhone(masked)).toBe(masked);
        expect(isPhone(masked)).toBe(digits.length === 10 || digits.length === 0);
      }),
    );
  });
});

describe('the actions on a client', () => {
  it('depend on whether it is deleted, and on the permissions', () => {
    const admin = { isAdmin: true, pageFilters: [] };
    const viewer = {
      isAdmin: false,
      pageFilters: [
        {
          name: 'Manage Clients',
          url: '/admin/clients',
          allowed: ['view-client' as const, 'force-delete-client' as const],
        },
      ],
    };
    const decide = (own: Access, isOwn: boolean) =>
      [false, true].map((isDeleted) => decideClientActions(own, { isDeleted, isOwn }));
    for (const isOwn of [false, true]) {
      expect(decide(admin, isOwn)).toEqual([
        ['view', 'edit', 'webhook', 'delete'],
        ['restore', 'force-delete'],
      ]);
      expect(decide(viewer, isOwn)).toEqual([['view'], ['force-delete']]);
    }
  });

  it('leave the webhook to an Admin and the users of the client', () => {
    const editor = {
      isAdmin: false,
      pageFilters: [{ name: 'Manage Clients', url: '/admin/clients', allowed: ['update-client' as const] }],
    };
    expect(decideClientActions(editor, { isDeleted: false, isOwn: true })).toEqual(['edit', 'webhook']);
    expect(decideClientActions(editor, { isDeleted: false, isOwn: false })).toEqual(['edit']);
  });

  it('leave the restoring of one’s own client to an Admin', () => {
    const restorer = {
      isAdmin: false,
      pageFilters: [{ name: 'Manage Clients', url: '/admin/clients', allowed: ['restore-client' as const] }],
    };
    expect(decideClientActions(restorer, { isDeleted: true, isOwn: false })).toEqual(['restore']);
    expect(decideClientActions(restorer, { isDeleted: true, isOwn: true })).toEqual([]);
  });
});
