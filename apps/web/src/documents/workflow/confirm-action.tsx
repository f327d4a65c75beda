import { Text, Textarea } from '@mantine/core';
import type { CallArguments } from '@vigilo/contract/call';
import type { ChildDocumentRow } from '@vigilo/contract/documents';
import type { OfferedAction } from '@vigilo/contract/workflow';
import { performWorkflowAction } from '@vigilo/contract/workflow';
import { LONGEST_REASON, needsReason } from '@vigilo/domain/workflow/workflow-actions';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { callApi } from '../../lib/call-api.ts';
import { saveFile } from '../../lib/get-file.ts';
import { useTexts } from '../../lib/texts.ts';
import { Confirmation } from '../../ui/confirmation.tsx';
import { showToast } from '../../ui/toast.ts';
import { refreshDocuments } from '../documents-queries.ts';

interface ConfirmActionProps {
  readonly child: ChildDocumentRow;
  readonly action: OfferedAction;
  /** Of the child document, when its actions were shown. */
  readonly version: number;
  /** What the action takes beside the child document. */
  readonly body?: Pick<CallArguments<typeof performWorkflowAction>['body'], 'LinkedDocuments'>;
  readonly onRatings?: () => void;
  /** It was performed, and the dialog closes. */
  readonly onPerformed?: () => void;
  readonly onClose: () => void;
  /** Below the question: what it changes. */
  readonly children?: ReactNode;
}

/** How long the notice with the action's name stays, in milliseconds (specification 3, section 9). */
const NOTICE_SHOWN = 2000;

const DONE = {
  'Re-run Validation': 'queuedText',
  'Re-extract': 'queuedText',
  'Update Document Links': 'doneText',
  'Start Review': 'doneText',
  Approve: 'doneText',
  Reject: 'doneText',
  Post: 'postedText',
} as const;

/** What works on more than the child document says so. */
const REACH = {
  'Re-run Validation': 'wholeDocument',
  'Re-extract': 'replaces',
  'Update Document Links': null,
  'Start Review': null,
  Approve: null,
  Reject: null,
  Post: 'wholeDocument',
} as const;

/** Asks before an action, as specified (3, section 5). */
export function ConfirmAction({
  child,
  action,
  version,
  body,
  onRatings,
  onPerformed,
  onClose,
  children,
}: ConfirmActionProps) {
  const t = useTexts('workflow');
  const { ActionName, ComponentName } = action;
  const name = t(`action.${ActionName}`);
  const reach = REACH[ActionName];
  const [reason, setReason] = useState('');
  const hasReason = needsReason(ActionName);
  const perform = async (): Promise<void> => {
    const { data } = await callApi(performWorkflowAction, {
      params: { entity: child.id, action: ActionName },
      body: { childDocumentId: child.id, ComponentName, version, ...(hasReason && { reason }), ...body },
    });
    if (data.exported !== null)
      saveFile(new Blob([data.exported.content], { type: 'application/json' }), data.exported.fileName);
    showToast({ kind: 'success', title: name, text: t(DONE[ActionName]), shownMs: NOTICE_SHOWN });
    if (data.offersRatings) onRatings?.();
  };
  return (
    <Confirmation
      title={t('confirm')}
      text={t('confirmText', { action: name })}
      confirmText={t('confirmButton')}
      disabledReason={hasReason && reason.trim() === '' ? t('reason.needed') : undefined}
      failedTitle={t('failed')}
      failedText={t('failedText', { action: name })}
      onConfirm={perform}
      onDone={() => {
        void refreshDocuments();
        onPerformed?.();
      }}
      onCancel={() => showToast({ kind: 'info', title: t('cancelled'), text: t('actionCancelled') })}
      onClose={onClose}
    >
      {reach !== null && (
        <Text c="dimmed" size="sm" mt="sm">
          {t(reach)}
        </Text>
      )}
      {hasReason && <ReasonField reason={reason} onReason={setReason} />}
      {children}
    </Confirmation>
  );
}

interface ReasonFieldProps {
  readonly reason: string;
  readonly onReason: (reason: string) => void;
}

function ReasonField({ reason, onReason }: ReasonFieldProps) {
  const t = useTexts('workflow');
  return (
    <Textarea
      label={t('reason.label')}
      description={t('reason.hint')}
      required
      autosize
      minRows={3}
      maxLength={LONGEST_REASON}
      mt="sm"
      value={reason}
      onChange={(event) => onReason(event.currentTarget.value)}
    />
  );
}
