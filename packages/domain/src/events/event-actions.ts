// What may be done with an event by where it stands (specification 3, section 4): while its company is Validated, nothing; a company event whose summary
// describes the company is neither edited nor deleted; an imported event is moved to the company events once it is complete.

import type { CompanyStatus } from '../companies/company.ts';

/** The two lists of the events screen, as the calls name them. */
export const EVENT_TABS = ['company-events', 'imported events'] as const;
export type EventTab = (typeof EVENT_TABS)[number];

export const EVENT_ACTIONS = ['edit', 'delete', 'move', 'choose'] as const;
export type EventAction = (typeof EVENT_ACTIONS)[number];

/** What somebody may do, as the permissions say. */
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
  /** Whether it has everything that a company event must have. */
  readonly isComplete: boolean;
  readonly hasSummary: boolean;
}

/** What somebody may do with an event, in the order of `EVENT_ACTIONS`. */
export function decideEventActions(
  { tab, status, isChosen, isComplete, hasSummary }: EventState,
  rights: EventRights,
): EventAction[] {
  if (status === 'Validated') return [];
  const isCompanyEvent = tab === 'company-events';
  const allowed: Readonly<Record<EventAction, boolean>> = {
    edit: rights.canEditEvents && !isChosen,
    delete: rights.canEditEvents && !isChosen,
    move: rights.canAddEvents && !isCompanyEvent && isComplete,
    choose: rights.canEditCompany && isCompanyEvent && hasSummary,
  };
  return EVENT_ACTIONS.filter((action) => allowed[action]);
}
