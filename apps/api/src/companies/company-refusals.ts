// In what words an edit of a company is refused (specification 2, sections 4, 5 and 8).

import type { CompanyFault } from '@vigilo/domain/companies/check-company';
import { brokenUnique } from '../frame/database.ts';
import { Problem } from '../frame/problem.ts';

const MISSING = '* Please fill mandatory fields.';

const FAULT_MESSAGES: Readonly<Record<CompanyFault, string>> = {
  missing: MISSING,
  'not-on-list': 'Choose a value of the list.',
  'bad-address': 'The url must be a web address that begins with http:// or https://.',
  'bad-names': 'Other names are at most 20, each of 2 to 100 characters, separated by commas.',
  'ticker-spaces': 'The ticker cannot contain spaces.',
  'ticker-invalid': 'A ticker has at most 32 letters, digits and signs.',
};

/** What is wrong with fields, by the path of each; what is missing goes first. */
export function refusedFields(faults: ReadonlyMap<string, CompanyFault>): Problem {
  const kinds = [...faults.values()];
  const first = kinds.includes('missing') ? 'missing' : kinds[0];
  const fields = Object.fromEntries([...faults].map(([path, fault]) => [path, FAULT_MESSAGES[fault]]));
  return new Problem(
    'invalid-input',
    first === undefined ? 'Some values cannot be used.' : FAULT_MESSAGES[first],
    { fields },
  );
}

export function lockedCompany(): Problem {
  return new Problem('wrong-state', "Change status to 'Initiated' to enable editing");
}

export function takenName(): Problem {
  return new Problem('already-exists', 'Company Name already Exists.');
}

const TICKER_TAKEN = 'Ticker already exists.';
const NAME_TAKEN = 'Company name already exists.';

/** Tickers that exist already, each with the path of its field. */
export function takenTickers(tickers: ReadonlyMap<string, string>, isBulk: boolean): Problem {
  const description = isBulk ? `Ticker already exists: ${[...tickers.values()].join(', ')}` : TICKER_TAKEN;
  return new Problem('already-exists', 'No New Data Found', {
    description,
    fields: toFieldMessages(tickers, TICKER_TAKEN),
  });
}

/** The same of names. */
export function takenNames(names: ReadonlyMap<string, string>, isBulk: boolean): Problem {
  const description = isBulk
    ? { description: `Company name already exists: ${[...names.values()].join(', ')}` }
    : {};
  return new Problem('already-exists', NAME_TAKEN, {
    ...description,
    fields: toFieldMessages(names, NAME_TAKEN),
  });
}

function toFieldMessages(paths: ReadonlyMap<string, string>, message: string): Record<string, string> {
  return Object.fromEntries([...paths.keys()].map((path) => [path, message]));
}

/** Runs a write; where a ticker or name was taken at the same moment, it is refused in the words of adding. */
export async function catchTakenConflict<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const index = brokenUnique(error);
    if (index === 'companies_ticker')
      throw new Problem('already-exists', 'No New Data Found', { description: TICKER_TAKEN });
    if (index === 'companies_name_key') throw new Problem('already-exists', NAME_TAKEN);
    throw error;
  }
}
