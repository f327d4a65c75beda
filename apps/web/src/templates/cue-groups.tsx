import '@mantine/core/styles/Grid.layer.css';
import { Grid } from '@mantine/core';
import { CUE_PLACES } from '@vigilo/domain/extraction/document-type';
import { LEAST_SCORES } from '@vigilo/domain/extraction/classify-page';
import { TEMPLATE_LIMITS } from '@vigilo/domain/templates/template';
import { tidyPhrases } from '@vigilo/domain/templates/tidy-template';
import { useTexts } from '../lib/texts.ts';
import { SelectField } from '../ui/select-field.tsx';
import { ItemList, ListItem } from './list-item.tsx';
import { PhrasesField } from './phrases-field.tsx';
import { NEW_CUES } from './template-fields.ts';
import type { CueGroup } from './template-fields.ts';
import { useItems } from './use-items.ts';
import type { TemplateForm } from './use-template-form.ts';

const MOST = TEMPLATE_LIMITS.weight;
/** From the most to the least, without 0, which would say nothing. */
const WEIGHTS = Array.from({ length: 2 * MOST + 1 }, (_, at) => MOST - at).filter((weight) => weight !== 0);

/** The words that a page is recognised by: those that count alike stand together. */
export function CueGroups({ form }: { readonly form: TemplateForm }) {
  const t = useTexts('templates');
  const { items, error, listError, change, add, remove } = useItems(form, 'cues');
  return (
    <ItemList
      hint={t('cues.hint', {
        form: LEAST_SCORES.form,
        statement: LEAST_SCORES.statement,
        bare: LEAST_SCORES.bareStatement,
      })}
      noneTitle={t('cues.none')}
      noneHint={t('cues.noneHint')}
      addText={t('cues.add')}
      error={listError}
      isReadOnly={form.isReadOnly}
      onAdd={() => add(NEW_CUES)}
    >
      {items.map((group, at) => (
        <ListItem
          // oxlint-disable-next-line react/no-array-index-key -- a group has nothing else that stays while it is edited
          key={at}
          label={t('cues.number', { number: at + 1 })}
          removeLabel={t('cues.remove', { number: at + 1 })}
          isReadOnly={form.isReadOnly}
          onRemove={() => remove(at)}
        >
          <Group group={group} error={error(at)} onChange={(next) => change(at, next)} />
        </ListItem>
      ))}
    </ItemList>
  );
}

interface GroupProps {
  readonly group: CueGroup;
  readonly error: string | undefined;
  readonly onChange: (change: Partial<CueGroup>) => void;
}

function Group({ group: { where, weight, phrases }, error, onChange }: GroupProps) {
  const t = useTexts('templates');
  return (
    <Grid gap="sm">
      <Grid.Col span={3}>
        <SelectField
          label={t('cues.where')}
          placeholder={t('cues.where')}
          options={CUE_PLACES.map((value) => ({ value, text: t(`cues.${value}`) }))}
          value={where}
          onChange={(value) => onChange({ where: CUE_PLACES.find((one) => one === value) ?? where })}
        />
      </Grid.Col>
      <Grid.Col span={2}>
        <SelectField
          label={t('cues.weight')}
          placeholder={t('cues.weight')}
          options={WEIGHTS.map((value) => ({
            value: String(value),
            text: value > 0 ? `+${value}` : `−${-value}`,
          }))}
          value={String(weight)}
          onChange={(value) => onChange({ weight: Number(value) })}
        />
      </Grid.Col>
      <Grid.Col span={7}>
        <PhrasesField
          label={t('cues.phrases')}
          value={phrases}
          tidy={tidyPhrases}
          error={error}
          onChange={(value) => onChange({ phrases: value })}
        />
      </Grid.Col>
    </Grid>
  );
}
