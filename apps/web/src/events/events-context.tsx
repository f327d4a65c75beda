// What the parts of the events screen share: the company, what is shown of its events, what the reader may do, and what lies over the page.

import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import { useCan } from '../lib/profile.ts';
import { useTexts } from '../lib/texts.ts';
import type { CompanySummary } from '../scoring/public/summary-query.ts';
import { findGeneralRefusal } from './table/row-actions.ts';
import { useChosenSummaries } from './table/use-chosen-summaries.ts';
import type { ChosenSummaries } from './table/use-chosen-summaries.ts';
import { useEventsPage } from './table/use-events-page.ts';
import type { ShownEvents } from './table/use-events-page.ts';
import { useMovedSelection } from './table/use-moved-selection.ts';
import type { MovedSelection } from './table/use-moved-selection.ts';
import { useRowChecks } from './table/use-row-checks.ts';
import type { RowChecks } from './table/use-row-checks.ts';
import { useEventsDialogs } from './use-events-dialogs.ts';
import type { EventsDialogs } from './use-events-dialogs.ts';
import type { EventsState } from './use-events-view.ts';

export interface EventsContext extends EventsState {
  readonly company: CompanySummary['company'];
  readonly canAddEvents: boolean;
  readonly canEditEvents: boolean;
  readonly canEditCompany: boolean;
  /** Why nothing can be changed, in words. */
  readonly locked: string | undefined;
  readonly shown: ShownEvents;
  readonly checks: RowChecks;
  readonly chosen: ChosenSummaries;
  readonly moved: MovedSelection;
  readonly dialogs: EventsDialogs;
}

const Context = createContext<EventsContext | null>(null);

interface EventsProviderProps {
  readonly summary: CompanySummary;
  readonly state: EventsState;
  readonly children: ReactNode;
}

export function EventsProvider({ summary, state, children }: EventsProviderProps) {
  const value = useContextValue(summary, state);
  return <Context value={value}>{children}</Context>;
}

function useContextValue(summary: CompanySummary, state: EventsState): EventsContext {
  const t = useTexts('events');
  const { company } = summary;
  const canAddEvents = useCan('add-event');
  const canEditEvents = useCan('edit-event');
  const canEditCompany = useCan('edit-company');
  const dialogs = useEventsDialogs();
  const chosen = useChosenSummaries(summary);
  const moved = useMovedSelection();
  const shown = useEventsPage(company._id, state.asked, canAddEvents);
  const editState = { isLocked: company.status === 'Validated', isPast: state.asked.asOf !== null };
  const checks = useRowChecks({ tab: state.view.tab, editState, chosen, moved });
  const refusal = findGeneralRefusal(editState);
  function close(): void {
    // What was done in the dialog shows in the list at once.
    shown.release();
    dialogs.close();
  }
  return {
    ...state,
    company,
    canAddEvents,
    canEditEvents,
    canEditCompany,
    locked: refusal && t(refusal),
    shown,
    checks,
    chosen,
    moved,
    dialogs: { ...dialogs, close },
  };
}

export function useEvents(): EventsContext {
  const context = useContext(Context);
  if (context === null) throw new Error('useEvents needs an EventsProvider around it');
  return context;
}
