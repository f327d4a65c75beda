import { Badge, Group, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { TriedDocument, TriedRow } from '@vigilo/contract/template-versions';
import { useState } from 'react';
import { ChildLink } from '../documents/public/child-link.tsx';
import { writeTriedKey } from '../documents/public/period-name.ts';
import { DASH, formatPercent } from '../lib/format.ts';
import { toProblem } from '../lib/problem.ts';
import { TYPING_PAUSE_MS } from '../lib/query-client.ts';
import { useTexts } from '../lib/texts.ts';
import { Notice } from '../ui/notice.tsx';
import { PlainTable } from '../ui/plain-table.tsx';
import { SearchSelect } from '../ui/search-select.tsx';
import type { DefinitionBody } from './template-body.ts';
import { triedDocumentsQuery, triedRowsQuery } from './templates-queries.ts';

interface TryTemplateProps {
  /** Whose documents come first. */
  readonly documentType: string;
  readonly definition: DefinitionBody;
}

/** What the template that stands in the form would read from a real document, beside what is stored of it. */
export function TryTemplate({ documentType, definition }: TryTemplateProps) {
  const t = useTexts('templates');
  const [search, setSearch] = useState('');
  const [asked] = useDebouncedValue(search.trim(), TYPING_PAUSE_MS);
  const [chosen, setChosen] = useState<TriedDocument | null>(null);
  const { data: found = [] } = useQuery({
    ...triedDocumentsQuery(documentType, asked === chosen?.fileName ? '' : asked),
    placeholderData: keepPreviousData,
  });
  const document = chosen ?? found[0] ?? null;
  const listed =
    document === null || found.some(({ id }) => id === document.id) ? found : [document, ...found];
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {t('try.hint')}
      </Text>
      <Group align="flex-end">
        <SearchSelect
          w="30rem"
          maw="100%"
          label={t('try.document')}
          placeholder={t('try.placeholder')}
          nothingFoundMessage={t('try.noDocuments')}
          data={listed.map(({ id, fileName }) => ({ value: id, label: fileName }))}
          filter={({ options }) => options}
          allowDeselect={false}
          value={document?.id ?? null}
          onSearchChange={setSearch}
          onChange={(id) => setChosen(listed.find((each) => each.id === id) ?? null)}
        />
        {document !== null && (
          <ChildLink documentId={document.documentId} childId={document.id}>
            {t('try.open')}
          </ChildLink>
        )}
      </Group>
      {document !== null && <TriedRows childId={document.id} definition={definition} />}
    </Stack>
  );
}

function TriedRows({
  childId,
  definition,
}: {
  readonly childId: string;
  readonly definition: DefinitionBody;
}) {
  const t = useTexts('templates');
  const { data, error } = useQuery(triedRowsQuery(childId, definition));
  if (error !== null)
    return (
      <Notice tone="bad" title={t('try.failed')}>
        {toProblem(error, t('try.failed')).message}
      </Notice>
    );
  if (data === undefined) return null;
  if (data.length === 0) return <p>{t('try.nothing')}</p>;
  return (
    <Stack gap="xs">
      <Text role="status">
        {t('try.count', { count: data.filter(({ isDifferent }) => isDifferent).length })}
      </Text>
      <TriedTable rows={data} />
    </Stack>
  );
}

function TriedTable({ rows }: { readonly rows: readonly TriedRow[] }) {
  const t = useTexts('templates');
  const tv = useTexts('documentViewer');
  return (
    <PlainTable
      label={t('try.table')}
      rows={rows.map((row, at) => ({ ...row, at }))}
      getKey={({ at }) => String(at)}
      columns={[
        {
          title: t('keys.name'),
          cell: (row) => (
            <Group gap="xs">
              {writeTriedKey(row)}
              {row.isDifferent && <Badge color="caution">{t('try.different')}</Badge>}
            </Group>
          ),
        },
        {
          title: t('try.stored'),
          cell: ({ stored }) => (
            <>
              {stored?.value || DASH}
              {stored?.isByHand === true && (
                <Text span size="sm" c="dimmed">
                  {` (${t('try.byHand')})`}
                </Text>
              )}
            </>
          ),
        },
        {
          title: t('try.now'),
          cell: ({ now, isDifferent }) => (
            <Text span inherit {...(isDifferent && { fw: 'var(--v-weight-medium)' })}>
              {now?.value || DASH}
            </Text>
          ),
        },
        { title: t('try.raw'), cell: ({ now }) => now?.raw || DASH },
        {
          title: t('try.confidence'),
          isAtEnd: true,
          cell: ({ now }) => (now === null || now.value === '' ? DASH : formatPercent(now.confidence)),
        },
        {
          title: t('try.reasons'),
          cell: ({ now }) => now?.reasons.map((reason) => tv(`look.${reason}`)).join(', ') || DASH,
        },
      ]}
    />
  );
}
