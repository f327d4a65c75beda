import { SearchSelect } from './search-select.tsx';

export interface Choosable {
  readonly value: string;
  readonly text: string;
}

interface ChoiceFieldProps {
  readonly label: string;
  /** Empty for none. */
  readonly value: string;
  readonly options: readonly Choosable[];
  /** Shown while nothing is chosen. */
  readonly placeholder: string;
  readonly noneText: string;
  readonly isRequired?: boolean;
  readonly error?: string | undefined;
  readonly onChange: (value: string) => void;
}

/** One of many in a form: typing in the field finds it. */
export function ChoiceField({
  value,
  options,
  noneText,
  isRequired = false,
  onChange,
  ...field
}: ChoiceFieldProps) {
  return (
    <SearchSelect
      {...field}
      withAsterisk={isRequired}
      aria-required={isRequired}
      nothingFoundMessage={noneText}
      data={options.map((option) => ({ value: option.value, label: option.text }))}
      value={value === '' ? null : value}
      onChange={(chosen) => chosen !== null && onChange(chosen)}
    />
  );
}
