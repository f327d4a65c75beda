import { useCan } from '../lib/profile.ts';

/** What the reader of the events screen may do. */
export interface EventRights {
  readonly canAddEvents: boolean;
  readonly canEditEvents: boolean;
  readonly canEditCompany: boolean;
}

export function useEventRights(): EventRights {
  const canAddEvents = useCan('add-event');
  const canEditEvents = useCan('edit-event');
  const canEditCompany = useCan('edit-company');
  return { canAddEvents, canEditEvents, canEditCompany };
}
