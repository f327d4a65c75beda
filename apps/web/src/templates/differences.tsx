import '@mantine/core/styles/List.layer.css';
import { Group, List, Stack, Text } from '@mantine/core';
import { DIFFERENCES_MOST } from '@vigilo/contract/template-versions';
import type { DifferentDocument } from '@vigilo/contract/template-versions';
import { performWorkflowAction } from '@vigilo/contract/workflow';
import { isWorkflowPossible } from '@vigilo/domain/workflow/workflow-actions';
import { useState } from 'react';
import { ChildLink } from '../documents/public/child-link.tsx';
import { writeTriedKey } from '../documents/public/period-name.ts';
import { callApi } from '../lib/call-api.ts';
import { useCan } from '../lib/profile.ts';
import { toProblem } from '../lib/problem.ts';
import { useTexts } from '../lib/texts.ts';
import { ActionButton } from '../ui/action-button.tsx';
import { CheckBox } from '../ui/check-box.tsx';
import { Confirmation } from '../ui/confirmation.tsx';
import { FactSection } from '../ui/facts.tsx';
import { Notice } from '../ui/notice.tsx';
import { PlainTable } from '../ui/plain-table.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { showToast } from '../ui/toast.ts';
import type { DefinitionBody } from './template-body.ts';
import { useDifferences } from './use-differences.ts';

interface DifferencesProps {
  readonly id: string;
  readonly definition: DefinitionBody;
  /** The template is saved as it stands here. */
  readonly isSaved: boolean;
}

/** Which documents the template would read differently, and the way to read them anew. */
export function DifferencesPart({ id, definition, isSaved }: DifferencesProps) {
  const t = useTexts('templates');
  const found = useDifferences(id);
  const { is, done, total, documents } = found;
  return (
    <FactSection title={t('differences.title')}>
      <Text size="sm" c="dimmed">
        {t('differences.hint', { most: DIFFERENCES_MOST })}
      </Text>
      <Group>
        {is === 'reading' ? (
          <ActionButton onClick={found.cancel}>{t('differences.cancel')}</ActionButton>
        ) : (
          <ActionButton onClick={() => found.start(definition)}>{t('differences.start')}</ActionButton>
        )}
        {total !== null && (
          <Text role="status">{t('differences.done', { done, total, found: documents.length })}</Text>
        )}
      </Group>
      {is === 'reading' && (
        <ProgressBar
          label={t('differences.progress')}
          share={total === null ? null : done / Math.max(1, total)}
        />
      )}
      {is === 'failed' && (
        <Notice tone="bad" title={t('differences.failed')}>
          {toProblem(found.error, t('differences.failed')).message}
        </Notice>
      )}
      {documents.length > 0 && <DifferentDocuments documents={documents} isSaved={isSaved} />}
    </FactSection>
  );
}

function canReextract({ Status, UserStatus, hasValidated }: DifferentDocument): boolean {
  return isWorkflowPossible('Re-extract', {
    documentStatus: Status,
    userStatus: UserStatus,
    isDeleted: false,
    hasValidated,
    needsOtherEyes: false,
  });
}

interface DifferentDocumentsProps {
  readonly documents: readonly DifferentDocument[];
  readonly isSaved: boolean;
}

function DifferentDocuments({ documents, isSaved }: DifferentDocumentsProps) {
  const t = useTexts('templates');
  const mayPerform = useCan('perform-actions');
  const mayReextract = useCan('redigitize-documents') && mayPerform;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setAsking] = useState(false);
  const whyNot = isSaved ? undefined : t('differences.notSaved');
  return (
    <Stack gap="md">
      <PlainTable
        label={t('differences.title')}
        maxHeight="24rem"
        rows={documents}
        getKey={({ id }) => id}
        columns={[
          {
            title: t('differences.document'),
            cell: (document) => (
              <Group gap="sm" wrap="nowrap">
                {mayReextract && (
                  <CheckBox
                    label={t('differences.choose', { name: document.fileName })}
                    isChecked={chosen.has(document.id)}
                    disabledReason={canReextract(document) ? undefined : t('differences.whyNot')}
                    onChange={(isChosen) => setChosen(choose(chosen, document.id, isChosen))}
                  />
                )}
                <ChildLink documentId={document.documentId} childId={document.id}>
                  {document.fileName}
                </ChildLink>
              </Group>
            ),
          },
          { title: t('differences.values'), cell: (document) => <Changes document={document} /> },
        ]}
      />
      {mayReextract && (
        <Group>
          <ActionButton
            disabledReason={chosen.size === 0 ? (whyNot ?? t('differences.noneChosen')) : whyNot}
            onClick={() => setAsking(true)}
          >
            {t('differences.reextract', { count: chosen.size })}
          </ActionButton>
          <Text size="sm" c="dimmed">
            {t('differences.reextractWhy')}
          </Text>
        </Group>
      )}
      {isAsking && (
        <ReextractQuestion
          ids={[...chosen]}
          onDone={() => setChosen(new Set())}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  );
}

function choose(chosen: ReadonlySet<string>, id: string, isChosen: boolean): ReadonlySet<string> {
  const others = [...chosen].filter((each) => each !== id);
  return new Set(isChosen ? [...others, id] : others);
}

interface ReextractQuestionProps {
  readonly ids: readonly string[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks, and reads the documents anew, one after the other. */
function ReextractQuestion({ ids, onDone, onClose }: ReextractQuestionProps) {
  const t = useTexts('templates');
  const tw = useTexts('workflow');
  const reextract = async (): Promise<void> => {
    for (const entity of ids)
      await callApi(performWorkflowAction, { params: { entity, action: 'Re-extract' }, body: {} });
    const text = t('differences.reextracted', { count: ids.length });
    showToast({ kind: 'success', title: t('success'), text });
  };
  return (
    <Confirmation
      title={tw('confirm')}
      text={t('differences.reextractSure', { count: ids.length })}
      confirmText={tw('confirmButton')}
      failedTitle={t('differences.failed')}
      onConfirm={reextract}
      onDone={onDone}
      onClose={onClose}
    />
  );
}

function Changes({ document: { differences, isOtherType } }: { readonly document: DifferentDocument }) {
  const t = useTexts('templates');
  return (
    <List size="sm" listStyleType="none" p={0} m={0}>
      {isOtherType && <List.Item>{t('differences.otherType')}</List.Item>}
      {differences.map((difference) => (
        <List.Item key={`${writeTriedKey(difference)} ${difference.before} ${difference.after}`}>
          {t('differences.change', {
            key: writeTriedKey(difference),
            before: difference.before || t('differences.empty'),
            after: difference.after || t('differences.empty'),
          })}
          {difference.isByHand && ` (${t('differences.byHand')})`}
        </List.Item>
      ))}
    </List>
  );
}
