// The actions on an event by its state (specification 3, section 4): none while its company is Validated; no deleting while its
// summary describes the company; an imported event can be moved to the company events once it is complete.

import type { CompanyStatus } from '../companies/company.ts';

/** The two lists of the events screen, as the calls name them. */
export const EVENT_TABS = ['company-events', 'imported events'] as const;
export type EventTab = (typeof EVENT_TABS)[number];

export const EVENT_ACTIONS = ['edit', 'delete', 'move', 'choose'] as const;
export type EventAction = (typeof EVENT_ACTIONS)[number];

/** What can have happened to an event that is there, as the audit log names it. */
export const EVENT_STEPS = [
  'events.add',
  'events.change',
  'events.move',
  'events.undo-move',
  'events.drop',
  'events.undo-drop',
  'events.revise',
  'events.keep-headline',
] as const;

/** The user's rights, from their permissions. */
export interface EventRights {
  readonly canEditEvents: boolean;
  readonly canAddEvents: boolean;
  readonly canEditCompany: boolean;
}

export interface EventState {
  readonly tab: EventTab;
  readonly status: CompanyStatus;
  /** Whether its summary describes the company. */
  readonly isChosen: boolean;
  /** Whether it has all mandatory fields of a company event. */
  readonly isComplete: boolean;
  readonly hasSummary: boolean;
}

/** The actions a user may take on an event, in the order of `EVENT_ACTIONS`. */
export function decideEventActions(
  { tab, status, isChosen, isComplete, hasSummary }: EventState,
  rights: EventRights,
): EventAction[] {
  if (status === 'Validated') return [];
  const isCompanyEvent = tab === 'company-events';
  const allowed: Readonly<Record<EventAction, boolean>> = {
    edit: rights.canEditEvents,
    delete: rights.canEditEvents && !isChosen,
    move: rights.canAddEvents && !isCompanyEvent && isComplete,
    choose: rights.canEditCompany && isCompanyEvent && hasSummary,
  };
  return EVENT_ACTIONS.filter((action) => allowed[action]);
}
