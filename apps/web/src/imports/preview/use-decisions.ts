import type { ImportJob } from '@vigilo/contract/imports';
import type { RowChoice } from '@vigilo/domain/imports/faults';
import { useState } from 'react';

type Options = ImportJob['options'];

export interface Decisions {
  readonly options: Options;
  /** Whether something is decided otherwise than at the check that is looked at. */
  readonly isChanged: boolean;
  readonly choose: (row: number, choice: RowChoice) => void;
  /** Takes an industry of the file as another; null as itself. */
  readonly takeIndustry: (name: string, other: string | null) => void;
}

/** What is decided on the rows of a checked file; it holds from the next check on. */
export function useDecisions({ options: checked }: ImportJob): Decisions {
  const [options, setOptions] = useState(checked);
  return {
    options,
    isChanged: isOther(options.choices, checked.choices) || isOther(options.industries, checked.industries),
    choose: (row, choice) =>
      setOptions((now) => ({ ...now, choices: { ...now.choices, [String(row)]: choice } })),
    takeIndustry: (name, other) =>
      setOptions((now) => {
        const { [name]: _, ...others } = now.industries;
        return { ...now, industries: other === null ? others : { ...others, [name]: other } };
      }),
  };
}

function isOther(one: Readonly<Record<string, string>>, two: Readonly<Record<string, string>>): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(two)]);
  return [...names].some((name) => one[name] !== two[name]);
}
