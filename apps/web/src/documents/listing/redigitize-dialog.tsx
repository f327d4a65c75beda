import { NativeSelect, Stack, TextInput } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { redigitizeDocument } from '@vigilo/contract/digitise';
import type { DocumentRow } from '@vigilo/contract/documents';
import type { ReadingChoices } from '@vigilo/contract/digitise';
import { useState } from 'react';
import { callApi } from '../../lib/call-api.ts';
import { useTexts } from '../../lib/texts.ts';
import { Confirmation } from '../../ui/confirmation.tsx';
import { FormGrid, FormWide } from '../../ui/form-grid.tsx';
import { showToast } from '../../ui/toast.ts';

const SOURCES = ['auto', 'text', 'ocr'] as const;
const TURNS = [0, 90, 180, 270] as const;
const LANGUAGES = {
  both: ['eng', 'spa'],
  eng: ['eng'],
  spa: ['spa'],
} as const satisfies Record<string, ReadingChoices['languages']>;
const LANGUAGE_KEYS = ['both', 'eng', 'spa'] as const;

interface Choices {
  readonly text: (typeof SOURCES)[number];
  readonly languages: (typeof LANGUAGE_KEYS)[number];
  readonly turn: (typeof TURNS)[number];
  /** Empty for none. */
  readonly password: string;
}

function toBody({ text, languages, turn, password }: Choices) {
  return { text, languages: [...LANGUAGES[languages]], turn, ...(password !== '' && { password }) };
}

interface RedigitizeDialogProps {
  readonly row: DocumentRow;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks before a document is read again, and how: where the words come from, in which languages, turned how far, with which password. */
export function RedigitizeDialog({ row, onDone, onClose }: RedigitizeDialogProps) {
  const t = useTexts('documentScreens');
  const { _id: id, OriginalFileName: name, failure } = row;
  const needsPassword = failure?.code === 'password-needed' || failure?.code === 'password-wrong';
  const [choices, setChoices] = useState<Choices>({ text: 'auto', languages: 'both', turn: 0, password: '' });
  return (
    <Confirmation
      title={t('redigitize.title', { name })}
      text={t('redigitize.text')}
      confirmText={t('redigitize.confirm')}
      doneText={t('redigitize.done')}
      failedTitle={t('redigitize.failed')}
      failedText={t('tryAgain')}
      disabledReason={needsPassword && choices.password === '' ? t('redigitize.passwordNeeded') : undefined}
      onConfirm={() => callApi(redigitizeDocument, { params: { id }, body: toBody(choices) })}
      onDone={onDone}
      onCancel={() => showToast({ kind: 'info', title: t('cancelled'), text: t('actionCancelled') })}
      onClose={onClose}
    >
      <ReadingFields choices={choices} needsPassword={needsPassword} onChange={setChoices} />
    </Confirmation>
  );
}

interface ReadingFieldsProps {
  readonly choices: Choices;
  readonly needsPassword: boolean;
  readonly onChange: (choices: Choices) => void;
}

function ReadingFields({ choices, needsPassword, onChange }: ReadingFieldsProps) {
  const t = useTexts('documentScreens');
  const { text, languages, turn, password } = choices;
  return (
    <Stack mt="md">
      <FormGrid>
        <Select
          label={t('redigitize.source')}
          value={text}
          options={SOURCES.map((value) => ({ value, label: t(`redigitize.source.${value}`) }))}
          onChange={(index) => onChange({ ...choices, text: SOURCES[index] ?? 'auto' })}
        />
        <Select
          label={t('redigitize.turn')}
          value={String(turn)}
          options={TURNS.map((value) => ({ value: String(value), label: t(`redigitize.turn.${value}`) }))}
          onChange={(index) => onChange({ ...choices, turn: TURNS[index] ?? 0 })}
        />
        <FormWide>
          <Select
            label={t('redigitize.languages')}
            value={languages}
            isDisabled={text === 'text'}
            options={LANGUAGE_KEYS.map((value) => ({ value, label: t(`redigitize.languages.${value}`) }))}
            onChange={(index) => onChange({ ...choices, languages: LANGUAGE_KEYS[index] ?? 'both' })}
          />
        </FormWide>
        <FormWide>
          <TextInput
            type="password"
            label={t('redigitize.password')}
            description={needsPassword ? t('redigitize.passwordHint') : t('redigitize.passwordWhy')}
            withAsterisk={needsPassword}
            {...(needsPassword && { 'data-autofocus': true })}
            maxLength={200}
            autoComplete="off"
            value={password}
            onChange={(event) => onChange({ ...choices, password: event.currentTarget.value })}
          />
        </FormWide>
      </FormGrid>
    </Stack>
  );
}

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly isDisabled?: boolean;
  /** @param index of the chosen option */
  readonly onChange: (index: number) => void;
}

function Select({ label, value, options, isDisabled = false, onChange }: SelectProps) {
  return (
    <NativeSelect
      label={label}
      value={value}
      disabled={isDisabled}
      rightSection={<IconChevronDown size="1rem" aria-hidden="true" />}
      data={[...options]}
      onChange={(event) => onChange(event.currentTarget.selectedIndex)}
    />
  );
}
