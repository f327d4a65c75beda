import { Badge, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { returnToVersion, undoLesson } from '@vigilo/contract/template-versions';
import type { TemplateRow } from '@vigilo/contract/templates';
import type { TemplateVersionReply } from '@vigilo/contract/template-versions';
import { ChildLink } from '../documents/public/child-link.tsx';
import { writeType } from '../documents/public/type-name.ts';
import { callApi } from '../lib/call-api.ts';
import { formatMoment } from '../lib/format.ts';
import { toProblem } from '../lib/problem.ts';
import { useTexts } from '../lib/texts.ts';
import { ActionButton } from '../ui/action-button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Notice } from '../ui/notice.tsx';
import { PlainTable } from '../ui/plain-table.tsx';
import { RecordDialog } from '../ui/record-dialog.tsx';
import { showToast } from '../ui/toast.ts';
import { ChangeList } from './change-list.tsx';
import { CompareVersions } from './compare-versions.tsx';
import { Learn } from './learn.tsx';
import { refreshTemplates, versionsQuery } from './templates-queries.ts';

interface VersionsProps {
  readonly template: TemplateRow;
  readonly onClose: () => void;
}

/** The versions of a template, the newest first: who made each, what it changed, and the way back to it. */
export function TemplateVersions({ template, onClose }: VersionsProps) {
  const t = useTexts('templates');
  const name = writeType(useTexts('documentScreens'), template.name);
  const answer = useQuery(versionsQuery(template._id));
  const title = t('versions.title', { name });
  return (
    <RecordDialog title={title} size="xl" failedText={t('versions.failed')} answer={answer} onClose={onClose}>
      {(first) => (
        <Dialog title={title} size="xl" onClose={onClose}>
          <Stack gap="lg">
            {template.can.includes('edit') && template.layout !== 'none' && <Learn id={template._id} />}
            <Versions id={template._id} name={name} versions={answer.data ?? first} />
          </Stack>
        </Dialog>
      )}
    </RecordDialog>
  );
}

interface ListedProps {
  readonly id: string;
  readonly name: string;
  readonly versions: readonly TemplateVersionReply[];
}

function Versions({ id, name, versions }: ListedProps) {
  const t = useTexts('templates');
  const act = useVersionAction(id, name, versions[0]?.version ?? 0);
  return (
    <Stack gap="md">
      {act.error !== null && (
        <Notice tone="bad" title={t('versions.actionFailed')}>
          {toProblem(act.error, t('versions.actionFailed')).message}
        </Notice>
      )}
      {versions.length === 0 ? (
        <EmptyState title={t('versions.none')} hint={t('versions.noneHint')} />
      ) : (
        <PlainTable
          label={t('versions.title', { name })}
          rows={versions}
          getKey={({ version }) => String(version)}
          columns={[
            { title: t('versions.version'), cell: (version) => <VersionName version={version} /> },
            { title: t('versions.when'), cell: ({ createdOn }) => formatMoment(createdOn) },
            { title: t('versions.who'), cell: (version) => <Author version={version} /> },
            { title: t('versions.what'), cell: (version) => <WhatChanged version={version} /> },
            {
              title: t('col.action'),
              isAtEnd: true,
              cell: ({ version, can }) => (
                <Stack gap="xs" align="flex-end">
                  {(['undo', 'return'] as const)
                    .filter((does) => can.includes(does))
                    .map((does) => (
                      <ActionButton
                        key={does}
                        loading={act.isPending}
                        onClick={() => act.mutate({ does, version })}
                      >
                        {t(`versions.${does}`, { version })}
                      </ActionButton>
                    ))}
                </Stack>
              ),
            },
          ]}
        />
      )}
      {versions.length > 0 && <CompareVersions id={id} versions={versions} />}
    </Stack>
  );
}

function useVersionAction(id: string, name: string, current: number) {
  const t = useTexts('templates');
  return useMutation({
    mutationFn: ({ does, version }: { readonly does: 'return' | 'undo'; readonly version: number }) =>
      callApi(does === 'return' ? returnToVersion : undoLesson, {
        params: { id, version },
        body: { version: current },
      }),
    onSuccess: async (_done, { does, version }) => {
      const text =
        does === 'return'
          ? t('versions.returned', { name, version })
          : t('versions.undone', { name, version });
      showToast({ kind: 'success', title: t('success'), text });
      await refreshTemplates();
    },
  });
}

function VersionName({ version: { version, isCurrent } }: { readonly version: TemplateVersionReply }) {
  const t = useTexts('templates');
  return (
    <Group gap="xs" wrap="nowrap">
      {t('versions.number', { version })}
      {isCurrent && <Badge color="action">{t('versions.current')}</Badge>}
    </Group>
  );
}

function Author({ version: { origin, createdBy } }: { readonly version: TemplateVersionReply }) {
  const t = useTexts('templates');
  return origin === 'learned' ? t('versions.learning') : (createdBy ?? t('versions.unknown'));
}

function WhatChanged({ version: { origin, changes, lesson } }: { readonly version: TemplateVersionReply }) {
  const t = useTexts('templates');
  if (origin === 'removed') return t('versions.removed');
  return (
    <Stack gap="xs">
      {changes.length === 0 ? t('versions.nothing') : <ChangeList changes={changes} />}
      {lesson !== null && <Evidence lesson={lesson} />}
    </Stack>
  );
}

/** What was learned: what it is worth, and where people showed it. */
function Evidence({ lesson }: { readonly lesson: NonNullable<TemplateVersionReply['lesson']> }) {
  const t = useTexts('templates');
  const { learned, before, after } = lesson;
  const seen = new Map(learned.flatMap(({ documents }) => documents.map((each) => [each.id, each])));
  const unseen = Math.max(0, ...learned.map(({ count, documents }) => count - documents.length));
  const count = seen.size + unseen;
  const { documents, values, right } = before;
  return (
    <Stack gap="xs">
      <Text size="sm">{t('versions.quality', { right, values, after: after.right, documents })}</Text>
      <Text size="sm" component="div">
        {t('versions.shownIn', { count })}{' '}
        {[...seen.values()].map(({ id, documentId, fileName }, at) => (
          <span key={id}>
            {at > 0 && ', '}
            <ChildLink documentId={documentId} childId={id}>
              {fileName}
            </ChildLink>
          </span>
        ))}
        {unseen > 0 && ` ${t('versions.unseen', { count: unseen })}`}
      </Text>
    </Stack>
  );
}
