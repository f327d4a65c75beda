import '@mantine/core/styles/Table.layer.css';
import '@mantine/core/styles/Fieldset.layer.css';
import { Fieldset, Group, Table, Text } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconChevronDown,
  IconChevronRight,
  IconTrash,
} from '@tabler/icons-react';
import { Fragment } from 'react';
import { useTexts } from '../lib/texts.ts';
import { CheckBox } from '../ui/check-box.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { TruncatedText } from '../ui/truncated-text.tsx';
import { KeyDetails } from './key-details.tsx';
import { ItemList } from './list-item.tsx';
import { newKey } from './template-fields.ts';
import type { KeyFields } from './template-fields.ts';
import type { Items } from './use-items.ts';
import { useItems } from './use-items.ts';
import type { TemplateForm } from './use-template-form.ts';

const COLUMNS = ['name', 'synonyms', 'type', 'format'] as const;
/** Names that a row has room for. */
const NAMES_SHOWN = 3;

interface KeyTableProps {
  readonly form: TemplateForm;
  /** The id of the key whose details are open. */
  readonly openKey: string | null;
  readonly onOpen: (id: string | null) => void;
}

/** The keys of a template; each opens below its row to be edited. */
export function KeyTable({ form, openKey, onOpen }: KeyTableProps) {
  const t = useTexts('templates');
  const list = useItems(form, 'keys');
  const { items, listError, add } = list;

  function addKey(): void {
    const key = newKey(items);
    add(key);
    onOpen(key.id);
  }

  const table = (
    <Table key="keys" aria-label={t('tab.keys')} withTableBorder layout="fixed">
      <Head />
      <Table.Tbody>
        {items.map((key, at) => (
          <Fragment key={key.id}>
            <KeyRow
              list={list}
              at={at}
              field={key}
              isOpen={key.id === openKey}
              isReadOnly={form.isReadOnly}
              onToggle={() => onOpen(key.id === openKey ? null : key.id)}
            />
            {key.id === openKey && (
              <Table.Tr>
                <Table.Td colSpan={COLUMNS.length + 3} p="md" bg="var(--v-soft)">
                  <Fieldset variant="unstyled" disabled={form.isReadOnly}>
                    <KeyDetails
                      field={key}
                      layout={form.values.layout}
                      error={(part) => list.error(at, part)}
                      onChange={(change) => list.change(at, change)}
                    />
                  </Fieldset>
                </Table.Td>
              </Table.Tr>
            )}
          </Fragment>
        ))}
      </Table.Tbody>
    </Table>
  );
  return (
    <ItemList
      hint={t('keys.hint')}
      noneTitle={t('keys.none')}
      noneHint={t('keys.noneHint')}
      addText={t('keys.add')}
      error={listError}
      isReadOnly={form.isReadOnly}
      onAdd={addKey}
    >
      {items.length === 0 ? [] : [table]}
    </ItemList>
  );
}

const HEAD = { scope: 'col', c: 'dimmed', fz: 'var(--v-font-size-table-head)' } as const;
const WIDTHS = { name: '24%', synonyms: undefined, type: '8.5rem', format: '8rem' } as const;

function Head() {
  const t = useTexts('templates');
  return (
    <Table.Thead>
      <Table.Tr>
        {COLUMNS.map((column) => (
          <Table.Th key={column} w={WIDTHS[column]} {...HEAD}>
            {t(`keys.${column}`)}
          </Table.Th>
        ))}
        {(['required', 'compared'] as const).map((mark) => (
          <Table.Th key={mark} w="5.5rem" ta="center" {...HEAD}>
            {t(`keys.${mark}`)}
          </Table.Th>
        ))}
        <Table.Th w="7.5rem" ta="end" {...HEAD}>
          {t('col.action')}
        </Table.Th>
      </Table.Tr>
    </Table.Thead>
  );
}

interface KeyRowProps {
  readonly list: Items<KeyFields>;
  readonly at: number;
  readonly field: KeyFields;
  readonly isOpen: boolean;
  readonly isReadOnly: boolean;
  readonly onToggle: () => void;
}

function KeyRow({ list, at, field, isOpen, isReadOnly, onToggle }: KeyRowProps) {
  const t = useTexts('templates');
  const name = field.key.trim() === '' ? t('keys.new') : field.key;
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <Table.Tr>
      <Table.Th scope="row" fw="var(--v-weight-medium)">
        <Group gap="xs" wrap="nowrap">
          <IconButton
            label={isOpen ? t('keys.close', { name }) : t('keys.open', { name })}
            aria-expanded={isOpen}
            size="sm"
            onClick={onToggle}
          >
            <Chevron size="1rem" stroke={1.75} />
          </IconButton>
          <TruncatedText text={name} />
        </Group>
      </Table.Th>
      <Table.Td>
        <Synonyms names={field.synonyms} />
      </Table.Td>
      <Table.Td>{t(`type.${field.dataType}`)}</Table.Td>
      <Table.Td>
        <Format field={field} />
      </Table.Td>
      <Table.Td>
        <Group justify="center">
          <CheckBox
            label={`${t('keys.required')}: ${name}`}
            isChecked={field.isRequired}
            isDisabled={isReadOnly}
            onChange={(isRequired) => list.change(at, { isRequired })}
          />
        </Group>
      </Table.Td>
      <Table.Td>
        <Group justify="center">
          <CheckBox
            label={`${t('keys.compared')}: ${name}`}
            isChecked={field.isCompared}
            isDisabled={isReadOnly}
            onChange={(isCompared) => list.change(at, { isCompared })}
          />
        </Group>
      </Table.Td>
      <Table.Td ta="end">{!isReadOnly && <RowTools list={list} at={at} name={name} />}</Table.Td>
    </Table.Tr>
  );
}

function RowTools({
  list,
  at,
  name,
}: {
  readonly list: Items<KeyFields>;
  readonly at: number;
  readonly name: string;
}) {
  const t = useTexts('templates');
  const isLast = at === list.items.length - 1;
  return (
    <Group gap="xs" wrap="nowrap" display="inline-flex">
      <IconButton
        label={t('keys.up', { name })}
        size="sm"
        disabled={at === 0}
        onClick={() => list.move(at, -1)}
      >
        <IconArrowUp size="1rem" stroke={1.75} />
      </IconButton>
      <IconButton
        label={t('keys.down', { name })}
        size="sm"
        disabled={isLast}
        onClick={() => list.move(at, 1)}
      >
        <IconArrowDown size="1rem" stroke={1.75} />
      </IconButton>
      <IconButton label={t('keys.remove', { name })} size="sm" onClick={() => list.remove(at)}>
        <IconTrash size="1rem" stroke={1.75} />
      </IconButton>
    </Group>
  );
}

function Synonyms({ names }: { readonly names: readonly string[] }) {
  const t = useTexts('templates');
  if (names.length === 0)
    return (
      <Text c="dimmed" size="sm">
        {t('keys.noSynonyms')}
      </Text>
    );
  const shown = names.slice(0, NAMES_SHOWN).join(', ');
  const rest = names.length - NAMES_SHOWN;
  return <TruncatedText text={rest > 0 ? t('keys.more', { names: shown, count: rest }) : shown} />;
}

function Format({ field: { dataType, pattern, allowedValues } }: { readonly field: KeyFields }) {
  const t = useTexts('templates');
  if (dataType === 'string' && pattern !== '') return <TruncatedText text={pattern} />;
  return allowedValues.length > 0 ? t('keys.allowed', { count: allowedValues.length }) : null;
}
