import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { TemplateAction } from '@vigilo/domain/templates/template-actions';
import { useCallback, useMemo } from 'react';
import { writeType } from '../documents/public/type-name.ts';
import { useOpenedForm } from '../lib/opened-form.ts';
import { useCan } from '../lib/profile.ts';
import { useSearchWord } from '../lib/search-word.ts';
import { useTexts } from '../lib/texts.ts';
import { ListPage } from '../ui/list-page.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { DIALOG_BY_ACTION, TemplatesDialogs } from './templates-dialogs.tsx';
import { templatesQuery } from './templates-queries.ts';
import { TemplatesTable } from './templates-table.tsx';

/** The templates of the tenant: what its documents are recognised, read and checked by. */
export function TemplatesScreen() {
  const t = useTexts('templates');
  const td = useTexts('documentScreens');
  const canAdd = useCan('create-template');
  const query = useQuery(templatesQuery);
  const { data } = query;
  const { open } = useOpenedForm();
  const [search, setSearch] = useSearchWord();
  const wanted = search.trim().toLocaleLowerCase();
  const shown = useMemo(
    () =>
      data
        ?.map((template) => ({ ...template, name: writeType(td, template.name) }))
        .filter(({ name }) => name.toLocaleLowerCase().includes(wanted)),
    [data, td, wanted],
  );
  const onAction = useCallback(
    (action: TemplateAction, id: string) => open(DIALOG_BY_ACTION[action], id),
    [open],
  );
  return (
    <ListPage
      title={t('title')}
      {...(data !== undefined && { counts: [t('counts', { count: data.length })] })}
      actions={
        <>
          <SearchField label={t('search')} value={search} onChange={setSearch} />
          {canAdd && (
            <Button
              leftSection={<IconPlus size="1.125rem" stroke={1.75} aria-hidden="true" />}
              onClick={() => open('templates.add')}
            >
              {t('add')}
            </Button>
          )}
        </>
      }
      list={<TemplatesTable templates={shown} onAction={onAction} />}
      query={query}
      failedTitle={t('failed')}
    >
      <TemplatesDialogs templates={data} />
    </ListPage>
  );
}
