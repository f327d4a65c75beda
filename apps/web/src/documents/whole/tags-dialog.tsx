import { TagsInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { changeChildTags } from '@vigilo/contract/child-documents';
import type { ChildDocumentRow } from '@vigilo/contract/documents';
import { LONGEST_TAG, MOST_TAGS } from '@vigilo/domain/documents/child-actions';
import { callApi } from '../../lib/call-api.ts';
import { useRecordForm } from '../../lib/form.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useTexts } from '../../lib/texts.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { documentFiltersQuery, refreshDocuments } from '../documents-queries.ts';
import { childQuery } from '../summary/summary-queries.ts';
import { useChildName } from './child-name.ts';

interface Fields {
  readonly [field: string]: number | readonly string[];
  readonly version: number;
  readonly tags: readonly string[];
}

interface TagsDialogProps {
  readonly child: ChildDocumentRow;
  readonly onClose: () => void;
}

/** The tags of a child document; those of other documents are offered. */
export function TagsDialog({ child, onClose }: TagsDialogProps) {
  const t = useTexts('childDocuments');
  const name = useChildName()(child);
  const { data } = useQuery(documentFiltersQuery(false));
  const wrong = t('tagsWrong', { most: MOST_TAGS, longest: LONGEST_TAG });
  const form = useRecordForm<Fields, unknown>({
    form: 'child-documents.tag',
    subject: child.id,
    title: () => name,
    initial: { version: child.version, tags: child.Tags },
    validate: ({ tags }) =>
      tags.length > MOST_TAGS || tags.some((tag) => tag.trim().length > LONGEST_TAG) ? { tags: wrong } : {},
    save: ({ version, tags }) =>
      callApi(changeChildTags, { params: { id: child.id }, body: { version, tags: [...tags] } }),
    onSaved: async () => {
      await refreshDocuments();
      onClose();
    },
    load: async () => {
      const { version, Tags } = await queryClient.fetchQuery({ ...childQuery(child.id), staleTime: 0 });
      return { version, tags: Tags };
    },
  });
  const { value, error, onChange } = form.field('tags');
  return (
    <FormDialog form={form} title={t('tagsTitle', { name })} failedTitle={t('failed')} onClose={onClose}>
      <TagsInput
        label={t('tags')}
        description={t('tagsHint')}
        data={data?.Tag ?? []}
        value={[...value]}
        error={error}
        onChange={onChange}
      />
    </FormDialog>
  );
}
