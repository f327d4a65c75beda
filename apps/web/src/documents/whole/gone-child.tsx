import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { RowChange } from '@vigilo/domain/review/row-changes';
import { draftsQuery } from '../../lib/draft-store.ts';
import { useTexts } from '../../lib/texts.ts';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast.ts';
import type { ChildDetail } from '../summary/summary-queries.ts';

/** Says that the child document on the screen is gone, and hands over what was changed in it and is not saved. */
export function GoneChild({ child }: { readonly child: ChildDetail }) {
  const t = useTexts('childDocuments');
  const { data = [] } = useQuery(draftsQuery);
  const draft = data.find(({ form, subject }) => form === 'review.rows' && subject === child.id);
  const changes = draft === undefined ? [] : readChanges(draft.content);
  return (
    <Notice tone="bad" title={t('goneTitle')}>
      <Text>{t('goneText')}</Text>
      {changes.length > 0 && (
        <Group gap="sm" mt="xs">
          <Text>{t('goneEdits', { count: changes.length })}</Text>
          <Button variant="default" size="compact-sm" onClick={() => void copy(changes, child, t('copied'))}>
            {t('copyEdits')}
          </Button>
        </Group>
      )}
    </Notice>
  );
}

async function copy(changes: readonly RowChange[], child: ChildDetail, title: string): Promise<void> {
  const names = new Map(child.JSONData.map(({ id, SSOTKey }) => [id, SSOTKey]));
  const lines = changes.map((change) => describe(change, names));
  await navigator.clipboard.writeText(lines.join('\n'));
  showToast({ kind: 'success', title, text: lines.slice(0, 3).join(' · ') });
}

/** A change on a line, as a spreadsheet takes it: the row, what stood there, and what stands there now. */
function describe(change: RowChange, names: ReadonlyMap<string, string>): string {
  const row = 'rowId' in change ? (names.get(change.rowId) ?? '') : 'name' in change ? change.name : '';
  const before = 'before' in change ? (change.before ?? '') : '';
  const after = 'after' in change ? (change.after ?? '') : '';
  return [row, before, after].join('\t');
}

/** The changes of a draft; none where it is of an older page. */
function readChanges(content: string): readonly RowChange[] {
  try {
    // Written by the table of this very page.
    const { steps } = JSON.parse(content) as { steps?: readonly (readonly RowChange[])[] };
    return (steps ?? []).flat();
  } catch {
    return [];
  }
}
