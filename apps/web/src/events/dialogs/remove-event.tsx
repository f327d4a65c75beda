import type { EventRow } from '@vigilo/contract/events';
import { addEvent, removeEvent } from '@vigilo/contract/events';
import { refreshCompanies } from '../../companies/public/company-cache.ts';
import { callApi } from '../../lib/call-api.ts';
import { toProblem } from '../../lib/problem.ts';
import { useTexts } from '../../lib/texts.ts';
import { Confirmation } from '../../ui/confirmation.tsx';
import { UNDO_SHOWN, showToast } from '../../ui/toast.ts';
import { useEvents } from '../events-context.tsx';
import { toEventFields, toNewEvent } from '../form/event-fields.ts';
import { ExpectedEffect } from './expected-effect.tsx';

/** How long it is said that it is deleted where nothing can be undone, in milliseconds (specification 3, section 9). */
const SHOWN = 2000;

/** Asks before an event is deleted. One that somebody added, and that nothing else hangs on, can be brought back for ten seconds. */
export function RemoveEvent({ event }: { readonly event: EventRow }) {
  const { company, canAddEvents, dialogs } = useEvents();
  const t = useTexts('eventDialogs');
  const isImported = event.tab === 'imported events';
  const others = event.reports - 1;
  const again = canAddEvents && canComeBack(event) ? toNewEvent(toEventFields(event), company._id) : null;

  async function bringBack(body: NonNullable<typeof again>): Promise<void> {
    try {
      await callApi(addEvent, { body });
      showToast({ kind: 'success', title: t('undone'), text: event.title });
    } catch (error) {
      const { message } = toProblem(error, t('tryAgain'));
      showToast({ kind: 'error', title: t('undoFailed'), text: message });
    }
    await refreshCompanies();
  }

  const text =
    others > 0
      ? t('remove.textStory', { count: others })
      : t(isImported ? 'remove.textImported' : 'remove.text', { name: company.companyName });
  return (
    <Confirmation
      title={t('remove.title', { title: event.title })}
      text={text}
      confirmText={t('delete')}
      isDangerous
      failedTitle={t('deleteFailed')}
      failedText={t('tryAgain')}
      onConfirm={() =>
        callApi(removeEvent, { body: { eventID: event._id, companyID: company._id, tab: event.tab } })
      }
      onDone={() => {
        void refreshCompanies();
        const undo = again && {
          action: { label: t('undo'), run: () => void bringBack(again), isUndo: true },
          shownMs: UNDO_SHOWN,
        };
        showToast({
          kind: 'success',
          title: t('deleted'),
          text: event.title,
          ...(undo ?? { shownMs: SHOWN }),
        });
      }}
      onCancel={() => showToast({ kind: 'success', title: t('cancelled'), text: t('remove.notDeleted') })}
      onClose={dialogs.close}
    >
      {!isImported && others === 0 && <ExpectedEffect companyId={company._id} removed={[event._id]} />}
    </Confirmation>
  );
}

/** Whether adding it anew gives back all that it was: it was typed in, tells a story of its own, and its summary is known here. */
function canComeBack({ tab, isUIGenerated, reports, summary }: EventRow): boolean {
  return tab === 'company-events' && isUIGenerated === true && reports === 1 && summary !== undefined;
}
