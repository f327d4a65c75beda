import { Group, Select, Stack } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { CommentThread } from '@vigilo/contract/comments';
import { addCommentThread } from '@vigilo/contract/comments';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../lib/call-api.ts';
import { useTexts } from '../../lib/texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ScrollBox } from '../../ui/scroll-box.tsx';
import { refreshDocuments } from '../documents-queries.ts';
import type { ChildDetail } from '../summary/summary-queries.ts';
import { CommentForm } from './comment-form.tsx';
import classes from './comments.module.css';
import type { CommentPlace } from './comments-context.ts';
import { useColumnTitle } from './subject-words.ts';
import { ThreadList } from './thread-list.tsx';

type Scope = 'cell' | 'row' | 'document';

interface CommentsPanelProps {
  readonly child: ChildDetail;
  readonly threads: readonly CommentThread[];
  readonly canAdd: boolean;
  /** Where the person is; null before they went anywhere. */
  readonly place: CommentPlace | null;
  /** A comment was begun at this place: another object each time. */
  readonly begun: CommentPlace | null;
  readonly onGo: (thread: CommentThread) => void;
  readonly onClose: () => void;
}

/** The comments on a child document beside its table. */
export function CommentsPanel({ child, threads, canAdd, place, begun, onGo, onClose }: CommentsPanelProps) {
  const t = useTexts('comments');
  return (
    <Panel
      title={t('title')}
      isFlush
      className={classes.panel}
      actions={
        <IconButton label={t('close')} onClick={onClose}>
          <IconX size="1.125rem" />
        </IconButton>
      }
    >
      <ScrollBox label={t('threads')} px="sm" pb="sm">
        <ThreadList threads={threads} childId={child.id} rowId={place?.rowId ?? null} onGo={onGo} />
      </ScrollBox>
      {canAdd && <NewComment child={child} place={place} begun={begun} />}
    </Panel>
  );
}

/** Writes a comment about the cell, the row or the document; while it is written it stays with the row where it was begun. */
function NewComment({ child, place, begun }: Pick<CommentsPanelProps, 'child' | 'place' | 'begun'>) {
  const t = useTexts('comments');
  const [pinned, setPinned] = useState<CommentPlace | null>(begun);
  const [chosen, setScope] = useState<Scope>(begun !== null && begun.column === null ? 'row' : 'cell');
  const [focus, setFocus] = useState(0);
  const before = useRef(begun);
  useEffect(() => {
    if (begun === null || before.current === begun) return;
    before.current = begun;
    setPinned(begun);
    setScope(begun.column === null ? 'row' : 'cell');
    setFocus((count) => count + 1);
  }, [begun]);
  const at = pinned ?? place;
  const scope = at === null ? 'document' : chosen === 'cell' && at.column === null ? 'row' : chosen;
  const about = JSON.stringify({ scope, at });
  function restore(kept: string): void {
    const found = parseAbout(kept);
    if (found === null) return;
    setPinned(found.at);
    setScope(found.scope);
  }
  return (
    <Stack p="sm" gap="xs">
      <CommentForm
        key={focus}
        form="comments.add"
        subject={child.id}
        title={child.OriginalFileName}
        childId={child.id}
        label={t('write')}
        sendText={t('send')}
        about={about}
        onAbout={restore}
        hasFocus={begun !== null}
        onTyping={(isTyping) => setPinned(isTyping ? at : null)}
        onSend={async (comment) => {
          const cell = scope === 'document' || at === null ? null : toCell(at, scope);
          await callApi(addCommentThread, { body: { id: child.id, comment, ...(cell && { cell }) } });
          await refreshDocuments();
        }}
      >
        <ScopeChoice at={at} scope={scope} onScope={setScope} />
      </CommentForm>
    </Stack>
  );
}

function toCell({ rowId, tableId, column }: CommentPlace, scope: Scope) {
  return {
    rowId,
    ...(tableId !== null && { tableId }),
    ...(scope === 'cell' && column !== null && { column }),
  };
}

/** What a draft was about; null where it is of an older page. */
function parseAbout(kept: string): { readonly scope: Scope; readonly at: CommentPlace | null } | null {
  try {
    // Written by this very form.
    return kept === '' ? null : (JSON.parse(kept) as { scope: Scope; at: CommentPlace | null });
  } catch {
    return null;
  }
}

interface ScopeChoiceProps {
  readonly at: CommentPlace | null;
  readonly scope: Scope;
  readonly onScope: (scope: Scope) => void;
}

function ScopeChoice({ at, scope, onScope }: ScopeChoiceProps) {
  const t = useTexts('comments');
  const writeColumn = useColumnTitle();
  const choices = [
    ...(at !== null && at.column !== null
      ? [
          {
            value: 'cell',
            label: t('about.cell', { key: at.name, column: writeColumn(at.column, at.tableId !== null) }),
          },
        ]
      : []),
    ...(at === null ? [] : [{ value: 'row', label: t('about.row', { key: at.name }) }]),
    { value: 'document', label: t('about.document') },
  ];
  return (
    <Group>
      <Select
        flex={1}
        label={t('about')}
        data={choices}
        value={scope}
        allowDeselect={false}
        onChange={(value) => {
          const found = (['cell', 'row', 'document'] as const).find((each) => each === value);
          if (found !== undefined) onScope(found);
        }}
      />
    </Group>
  );
}
