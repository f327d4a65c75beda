import { Checkbox, Select, Stack, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { addChildDocument, changeChildAttributes } from '@vigilo/contract/child-documents';
import type { ChildDocumentRow } from '@vigilo/contract/documents';
import { LONGEST_CHILD_NAME, MOST_ATTRIBUTES } from '@vigilo/domain/documents/child-actions';
import type { ReactNode } from 'react';
import { callApi } from '../../lib/call-api.ts';
import type { RecordForm } from '../../lib/form.ts';
import { useRecordForm } from '../../lib/form.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useTexts } from '../../lib/texts.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RecordSkeleton } from '../../ui/record-frame.tsx';
import { refreshDocuments } from '../documents-queries.ts';
import { writeType } from '../public/type-name.ts';
import { formatPages } from '../summary/page-list.ts';
import { parsePages } from '../summary/parse-pages.ts';
import type { ChildDetail, DocumentDetail } from '../summary/summary-queries.ts';
import { childQuery } from '../summary/summary-queries.ts';
import { formatAttributes, parseAttributes } from './attribute-lines.ts';
import { useChildName } from './child-name.ts';
import { documentTypesQuery } from './whole-queries.ts';

interface Fields {
  readonly [field: string]: string | number | boolean;
  readonly version: number;
  readonly type: string;
  readonly pages: string;
  readonly name: string;
  readonly attributes: string;
  readonly isExtracted: boolean;
}

interface AttributesDialogProps {
  readonly child: ChildDocumentRow;
  readonly pageCount: number;
  readonly onClose: () => void;
}

/** Type, pages, name and free attributes of a child document, once they are there. */
export function AttributesDialog(props: AttributesDialogProps) {
  const { data } = useQuery(childQuery(props.child.id));
  const t = useTexts('childDocuments');
  return data === undefined ? (
    <RecordSkeleton label={t('change')} heights={['8rem']} />
  ) : (
    <LoadedDialog {...props} child={data} />
  );
}

function toFields({ version, DocumentType, Pages, Name, attributes }: ChildDetail): Fields {
  return {
    version,
    type: DocumentType,
    pages: formatPages(Pages),
    name: Name,
    attributes: formatAttributes(attributes),
    isExtracted: false,
  };
}

function LoadedDialog({
  child,
  pageCount,
  onClose,
}: Omit<AttributesDialogProps, 'child'> & { readonly child: ChildDetail }) {
  const t = useTexts('childDocuments');
  const name = useChildName()(child);
  const validate = useValidation(pageCount);
  const form = useRecordForm<Fields, unknown>({
    form: 'child-documents.change',
    subject: child.id,
    title: () => name,
    initial: toFields(child),
    validate,
    save: (fields) =>
      callApi(changeChildAttributes, {
        params: { id: child.id },
        body: {
          version: fields.version,
          DocumentType: fields.type,
          Pages: [...(parsePages(fields.pages, pageCount) ?? [])],
          Name: fields.name,
          attributes: parseAttributes(fields.attributes) ?? {},
        },
      }),
    onSaved: async () => {
      await refreshDocuments();
      onClose();
    },
    load: async () => toFields(await queryClient.fetchQuery({ ...childQuery(child.id), staleTime: 0 })),
    inputs: { DocumentType: 'type', Pages: 'pages', Name: 'name' },
  });
  return (
    <FormDialog form={form} title={t('changeTitle', { name })} failedTitle={t('failed')} onClose={onClose}>
      <ChildFields form={form}>
        <Textarea
          label={t('attributes')}
          description={t('attributesHint')}
          autosize
          minRows={3}
          maxRows={10}
          {...form.getInputProps('attributes')}
        />
      </ChildFields>
    </FormDialog>
  );
}

interface AddChildDialogProps {
  readonly document: DocumentDetail;
  readonly onClose: () => void;
}

/** Adds a child document over pages of a document. */
export function AddChildDialog({ document, onClose }: AddChildDialogProps) {
  const t = useTexts('childDocuments');
  const most = document.pageCount ?? 0;
  const validate = useValidation(most);
  const form = useRecordForm<Fields, unknown>({
    form: 'child-documents.add',
    subject: document._id,
    title: () => document.OriginalFileName,
    initial: { version: 0, type: '', pages: '', name: '', attributes: '', isExtracted: true },
    validate,
    save: ({ type, pages, name, isExtracted }) =>
      callApi(addChildDocument, {
        body: {
          ParentDocumentId: document._id,
          DocumentType: type,
          Pages: [...(parsePages(pages, most) ?? [])],
          Name: name,
          isExtracted,
        },
      }),
    onSaved: async () => {
      await refreshDocuments();
      onClose();
    },
    inputs: { DocumentType: 'type', Pages: 'pages', Name: 'name' },
  });
  return (
    <FormDialog form={form} title={t('addTitle')} failedTitle={t('failed')} onClose={onClose}>
      <ChildFields form={form}>
        <Checkbox label={t('isExtracted')} {...form.getInputProps('isExtracted', { type: 'checkbox' })} />
      </ChildFields>
    </FormDialog>
  );
}

function useValidation(most: number) {
  const t = useTexts('childDocuments');
  return ({ type, pages, attributes }: Fields) => ({
    ...(type === '' && { type: t('typeNeeded') }),
    ...(parsePages(pages, most) === null && { pages: t('pagesWrong', { most }) }),
    ...(parseAttributes(attributes) === null && {
      attributes: t('attributesWrong', { most: MOST_ATTRIBUTES }),
    }),
  });
}

interface ChildFieldsProps {
  readonly form: RecordForm<Fields>;
  readonly children: ReactNode;
}

function ChildFields({ form, children }: ChildFieldsProps) {
  const t = useTexts('childDocuments');
  const td = useTexts('documentScreens');
  const { data: types = [], error } = useQuery(documentTypesQuery);
  return (
    <Stack gap="md">
      {error !== null && (
        <Notice tone="bad" title={t('typesFailed')}>
          {error.message}
        </Notice>
      )}
      <Select
        label={t('type')}
        searchable
        allowDeselect={false}
        data={types.map(({ name }) => ({ value: name, label: writeType(td, name) }))}
        {...form.getInputProps('type')}
      />
      <TextInput label={t('pages')} description={t('pagesHint')} {...form.getInputProps('pages')} />
      <TextInput
        label={t('name')}
        description={t('nameHint')}
        maxLength={LONGEST_CHILD_NAME}
        {...form.getInputProps('name')}
      />
      {children}
    </Stack>
  );
}
