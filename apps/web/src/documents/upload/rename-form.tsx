import { Group, TextInput } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../lib/texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';

const LONGEST = 255;

interface RenameFormProps {
  readonly name: string;
  readonly onSave: (name: string) => void;
  readonly onCancel: () => void;
}

/** The name of a file as it is to be uploaded. Enter saves it, Escape leaves it as it was. */
export function RenameForm({ name, onSave, onCancel }: RenameFormProps) {
  const t = useTexts('documentScreens');
  const [typed, setTyped] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <Group
      component="form"
      gap="xs"
      flex={1}
      wrap="nowrap"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== '') onSave(typed.trim());
      }}
    >
      <TextInput
        ref={field}
        flex={1}
        aria-label={t('upload.newName', { name })}
        maxLength={LONGEST}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && onCancel()}
      />
      <IconButton type="submit" variant="default" label={t('upload.saveName')}>
        <IconCheck size="1.125rem" stroke={1.75} />
      </IconButton>
    </Group>
  );
}
