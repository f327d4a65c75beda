import '@mantine/core/styles/Grid.layer.css';
import { Grid, MultiSelect } from '@mantine/core';
import { RULE_KINDS } from '@vigilo/domain/extraction/document-type';
import { FIGURE_TYPES } from '@vigilo/domain/extraction/extraction-row';
import { useTexts } from '../lib/texts.ts';
import { SelectField } from '../ui/select-field.tsx';
import { ItemList, ListItem } from './list-item.tsx';
import { NEW_RULE } from './template-fields.ts';
import type { KeyFields, RuleFields } from './template-fields.ts';
import { useItems } from './use-items.ts';
import type { TemplateForm } from './use-template-form.ts';

/** The keys that a rule can be about, and those it is about though their data type has changed. */
function listFitting(keys: readonly KeyFields[], { rule, first, others }: RuleFields): readonly KeyFields[] {
  const fits = ({ dataType }: KeyFields) =>
    rule === 'dates-in-order' ? dataType === 'date' : FIGURE_TYPES.has(dataType);
  return keys.filter(
    (key) => key.key.trim() !== '' && (fits(key) || key.id === first || others.includes(key.id)),
  );
}

/** The rules that are checked within a document. */
export function RuleList({ form }: { readonly form: TemplateForm }) {
  const t = useTexts('templates');
  const { items, error, listError, change, add, remove } = useItems(form, 'rules');
  return (
    <ItemList
      hint={t('rules.hint')}
      noneTitle={t('rules.none')}
      noneHint={t('rules.noneHint')}
      addText={t('rules.add')}
      error={listError}
      isReadOnly={form.isReadOnly}
      onAdd={() => add(NEW_RULE)}
    >
      {items.map((rule, at) => (
        <ListItem
          // oxlint-disable-next-line react/no-array-index-key -- a rule has nothing else that stays while it is edited
          key={at}
          label={t('rules.number', { number: at + 1 })}
          removeLabel={t('rules.remove', { number: at + 1 })}
          error={error(at)}
          isReadOnly={form.isReadOnly}
          onRemove={() => remove(at)}
        >
          <Rule rule={rule} keys={form.values.keys} onChange={(next) => change(at, next)} />
        </ListItem>
      ))}
    </ItemList>
  );
}

interface RuleProps {
  readonly rule: RuleFields;
  readonly keys: readonly KeyFields[];
  readonly onChange: (change: Partial<RuleFields>) => void;
}

function Rule({ rule: own, keys, onChange }: RuleProps) {
  const t = useTexts('templates');
  const { rule, first } = own;
  // A key that was removed is chosen no more.
  const others = own.others.filter((id) => keys.some((key) => key.id === id));
  const options = listFitting(keys, own).map(({ id, key }) => ({ value: id, text: key }));
  return (
    <Grid gap="sm">
      <Grid.Col span={3}>
        <SelectField
          label={t('rules.kind')}
          placeholder={t('rules.kind')}
          options={RULE_KINDS.map((value) => ({ value, text: t(`rules.${value}`) }))}
          value={rule}
          onChange={(value) =>
            onChange({ rule: RULE_KINDS.find((one) => one === value) ?? rule, first: '', others: [] })
          }
        />
      </Grid.Col>
      <Grid.Col span={3}>
        <SelectField
          label={t(`rules.first.${rule}`)}
          placeholder={t('rules.choose')}
          options={options}
          value={first}
          onChange={(value) => onChange({ first: value })}
        />
      </Grid.Col>
      <Grid.Col span={6}>
        {rule === 'dates-in-order' ? (
          <SelectField
            label={t(`rules.others.${rule}`)}
            placeholder={t('rules.choose')}
            options={options}
            value={others[0] ?? ''}
            onChange={(value) => onChange({ others: [value] })}
          />
        ) : (
          <MultiSelect
            label={t(`rules.others.${rule}`)}
            placeholder={others.length === 0 ? t('rules.choose') : undefined}
            searchable
            nothingFoundMessage={t('rules.noKey')}
            data={options.map(({ value, text }) => ({ value, label: text }))}
            value={others}
            onChange={(value) => onChange({ others: value })}
          />
        )}
      </Grid.Col>
    </Grid>
  );
}
