import { TextInput, Textarea } from '@mantine/core';
import { useTexts } from '../lib/texts.ts';
import classes from './name-fields.module.css';

export interface NameFieldsProps {
  readonly name: string;
  readonly description: string;
  /** What is wrong with the name, or null. */
  readonly error: string | null;
  readonly onName: (name: string) => void;
  readonly onDescription: (description: string) => void;
  /** Called when the name has been typed. */
  readonly onNameDone: () => void;
}

/** Name and description of a role or sub-role. */
export function NameFields({ name, description, error, onName, onDescription, onNameDone }: NameFieldsProps) {
  const t = useTexts('access');
  return (
    <div className={classes.fields}>
      <TextInput
        label={t('field.name')}
        data-autofocus
        required
        maxLength={100}
        autoComplete="off"
        value={name}
        error={error}
        onChange={(event) => onName(event.currentTarget.value)}
        onBlur={onNameDone}
      />
      <Textarea
        label={t('field.description')}
        rows={4}
        maxLength={2000}
        value={description}
        onChange={(event) => onDescription(event.currentTarget.value)}
      />
    </div>
  );
}
