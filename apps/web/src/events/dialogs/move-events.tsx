import '@mantine/core/styles/Table.layer.css';
import { Table } from '@mantine/core';
import { moveEvents } from '@vigilo/contract/events';
import { refreshCompanies } from '../../companies/public/company-cache.ts';
import { callApi } from '../../lib/call-api.ts';
import { formatScore } from '../../lib/format.ts';
import { Problem } from '../../lib/problem.ts';
import { useTexts } from '../../lib/texts.ts';
import { Confirmation } from '../../ui/confirmation.tsx';
import { UNDO_SHOWN, showToast } from '../../ui/toast.ts';
import { useEvents } from '../events-context.tsx';
import { ExpectedEffect } from './expected-effect.tsx';
import { useUndoMove } from './use-undo-move.ts';

/** So many of them are named. */
const NAMED = 5;
/** Asks before imported events become company events. For ten seconds the move can be undone here, later from the event's details. */
export function MoveEvents() {
  const { company, moved, dialogs } = useEvents();
  const events = moved.rows;
  const t = useTexts('eventDialogs');
  const count = events.length;
  const takeBack = useUndoMove(company._id);

  async function move(): Promise<void> {
    try {
      await callApi(moveEvents, { body: { companyID: company._id, eventIds: events.map(({ _id }) => _id) } });
    } catch (error) {
      throw error instanceof Problem ? withReason(error, t('move.exist')) : error;
    }
  }

  return (
    <Confirmation
      title={t('move.title', { count })}
      text={t('move.text', { name: company.companyName })}
      confirmText={t('move.confirm')}
      failedTitle={t('move.failed')}
      failedText={t('tryAgain')}
      onConfirm={move}
      onDone={() => {
        void refreshCompanies();
        showToast({
          kind: 'success',
          title: t('move.done'),
          text: t('move.doneCount', { count }),
          action: {
            label: t('undo'),
            run: () => void takeBack(events.map(({ _id }) => _id)),
            isUndo: true,
          },
          shownMs: UNDO_SHOWN,
        });
        moved.clear();
      }}
      onCancel={() => showToast({ kind: 'success', title: t('cancelled'), text: t('move.notMoved') })}
      onClose={dialogs.close}
    >
      <Table my="sm">
        <Table.Tbody>
          {events.slice(0, NAMED).map(({ _id, title, score }) => (
            <Table.Tr key={_id}>
              <Table.Td>{title}</Table.Td>
              <Table.Td ta="end" fw={650}>
                {formatScore(score, 1)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
        {count > NAMED && (
          <Table.Caption ta="start">{t('move.more', { count: count - NAMED })}</Table.Caption>
        )}
      </Table>
      <ExpectedEffect companyId={company._id} added={events} />
    </Confirmation>
  );
}

/** The refusal with what a person is to know of it as its description. */
function withReason(problem: Problem, existText: string): Problem {
  const { code, status, message } = problem;
  if (code === 'already-exists') return new Problem({ code, status, message, description: existText });
  if (code === 'wrong-state' && problem.description === undefined)
    return new Problem({ code, status, message, description: message });
  return problem;
}
