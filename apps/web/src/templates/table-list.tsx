import '@mantine/core/styles/Grid.layer.css';
import { Grid, TextInput } from '@mantine/core';
import { tidyPhrases } from '@vigilo/domain/templates/tidy-template';
import { useTexts } from '../lib/texts.ts';
import { ItemList, ListItem } from './list-item.tsx';
import { PhrasesField } from './phrases-field.tsx';
import { NEW_TABLE } from './template-fields.ts';
import { useItems } from './use-items.ts';
import type { TemplateForm } from './use-template-form.ts';

/** The tables that are expected in documents of a template. */
export function TableList({ form }: { readonly form: TemplateForm }) {
  const t = useTexts('templates');
  const { items, error, listError, change, add, remove } = useItems(form, 'tables');
  return (
    <ItemList
      hint={t('tables.hint')}
      noneTitle={t('tables.none')}
      noneHint={t('tables.noneHint')}
      addText={t('tables.add')}
      error={listError}
      isReadOnly={form.isReadOnly}
      onAdd={() => add(NEW_TABLE)}
    >
      {items.map(({ key, category, headings }, at) => (
        <ListItem
          // oxlint-disable-next-line react/no-array-index-key -- a table has nothing else that stays while it is edited
          key={at}
          label={t('tables.number', { number: at + 1 })}
          removeLabel={t('tables.remove', { number: at + 1 })}
          isReadOnly={form.isReadOnly}
          onRemove={() => remove(at)}
        >
          <Grid gap="sm">
            <Grid.Col span={6}>
              <TextInput
                label={t('tables.name')}
                withAsterisk
                aria-required
                maxLength={100}
                value={key}
                error={error(at, 'key')}
                onChange={(event) => change(at, { key: event.currentTarget.value })}
              />
            </Grid.Col>
            <Grid.Col span={6}>
              <TextInput
                label={t('tables.category')}
                maxLength={60}
                value={category}
                error={error(at, 'category')}
                onChange={(event) => change(at, { category: event.currentTarget.value })}
              />
            </Grid.Col>
            <Grid.Col span={12}>
              <PhrasesField
                label={t('tables.headings')}
                hint={t('phrases.hint')}
                value={headings}
                tidy={tidyPhrases}
                error={error(at, 'headings')}
                onChange={(value) => change(at, { headings: value })}
              />
            </Grid.Col>
          </Grid>
        </ListItem>
      ))}
    </ItemList>
  );
}
