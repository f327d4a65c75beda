import { describe, expect, it } from 'vitest';
import type { EventRights, EventState } from './event-actions.ts';
import { decideEventActions, EVENT_ACTIONS } from './event-actions.ts';

const ALL: EventRights = { canEditEvents: true, canAddEvents: true, canEditCompany: true };
const NONE: EventRights = { canEditEvents: false, canAddEvents: false, canEditCompany: false };
const company: EventState = {
  tab: 'company-events',
  status: 'Initiated',
  isChosen: false,
  isComplete: true,
  hasSummary: true,
};
const imported: EventState = { ...company, tab: 'imported events' };

describe('the actions on an event', () => {
  it.each([
    ['a company event', company, ['edit', 'delete', 'choose']],
    ['one whose summary describes the company', { ...company, isChosen: true }, ['edit', 'choose']],
    ['one without a summary', { ...company, hasSummary: false }, ['edit', 'delete']],
    ['an imported event', imported, ['edit', 'delete', 'move']],
    ['an imported event that lacks something', { ...imported, isComplete: false }, ['edit', 'delete']],
  ] as const)('%s', (_name, state, actions) => expect(decideEventActions(state, ALL)).toEqual(actions));

  it('are none while the company is Validated, and none without permissions', () => {
    for (const state of [company, imported]) {
      expect(decideEventActions({ ...state, status: 'Validated' }, ALL)).toEqual([]);
      expect(decideEventActions(state, NONE)).toEqual([]);
    }
  });

  it('require the permission of each action', () => {
    const allowed = (rights: Partial<EventRights>) =>
      EVENT_ACTIONS.filter((action) =>
        [company, imported].some((state) =>
          decideEventActions(state, { ...NONE, ...rights }).includes(action),
        ),
      );
    expect([
      allowed({ canEditEvents: true }),
      allowed({ canAddEvents: true }),
      allowed({ canEditCompany: true }),
    ]).toEqual([['edit', 'delete'], ['move'], ['choose']]);
  });
});
