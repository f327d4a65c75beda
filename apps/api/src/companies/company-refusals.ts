// In what words an edit of a company is refused (specification 2, sections 4, 5 and 8).

import type { CompanyFault } from '@vigilo/domain/companies/check-company';
import { message } from '@vigilo/contract/messages/message';
import { Problem } from '../frame/problem.ts';
import type { Sentence } from '../frame/texts.ts';

const MISSING = 'refusals.fillMandatory';

const FAULT_MESSAGES: Readonly<Record<CompanyFault, Sentence>> = {
  missing: MISSING,
  'not-on-list': 'refusals.chooseOfList',
  'bad-address': 'refusals.webAddress',
  'bad-names': 'refusals.otherNames',
  'bad-amount': 'refusals.marketCap',
  'ticker-spaces': 'refusals.tickerSpaces',
  'ticker-invalid': 'refusals.tickerInvalid',
};

/** What is wrong with fields, by the path of each; what is missing goes first. */
export function refusedFields(faults: ReadonlyMap<string, CompanyFault>): Problem {
  const kinds = [...faults.values()];
  const first = kinds.includes('missing') ? 'missing' : kinds[0];
  const fields = Object.fromEntries([...faults].map(([path, fault]) => [path, FAULT_MESSAGES[fault]]));
  return new Problem(
    'invalid-input',
    first === undefined ? 'refusals.valuesUnusable' : FAULT_MESSAGES[first],
    { fields },
  );
}

/** Whether a company has another version than the one that was read, where whoever changes it says which. */
export function isStale(company: { readonly version: number }, read: number | undefined): boolean {
  return read !== undefined && read !== company.version;
}

/** @param editor who came first, where that is known */
export function changedMeanwhile(
  editor: { readonly name: string; readonly at: Date } | null = null,
): Problem {
  return new Problem(
    'changed-meanwhile',
    'refusals.changedMeanwhile',
    editor ? { description: message('refusals.changedBy', editor) } : {},
  );
}

export function lockedCompany(): Problem {
  return new Problem('wrong-state', 'refusals.statusNotInitiated');
}

export function lockedForDeletion(): Problem {
  return new Problem('wrong-state', 'refusals.validatedNotDeleted');
}

/** Another company has this name. @param path of its field, where it is known */
export function takenName(path?: string): Problem {
  const sentence = 'refusals.otherCompanyName';
  return new Problem('already-exists', sentence, path === undefined ? {} : { fields: { [path]: sentence } });
}

/** Another company has this other name, by its field. */
export function takenAlias(name: string, path: string): Problem {
  const sentence = message('refusals.otherNameTaken', { name });
  return new Problem('already-exists', sentence, { fields: { [path]: sentence } });
}

const TICKER_TAKEN = 'refusals.tickerExists';
const NAME_TAKEN = 'refusals.companyNameExists';

/** Tickers that exist already, each with the path of its field. */
export function takenTickers(tickers: ReadonlyMap<string, string>, isBulk: boolean): Problem {
  const description = isBulk
    ? message('refusals.tickersExist', { tickers: [...tickers.values()].join(', ') })
    : TICKER_TAKEN;
  return new Problem('already-exists', 'refusals.noNewData', {
    description,
    fields: toFieldMessages(tickers, TICKER_TAKEN),
  });
}

/** The same of names. */
export function takenNames(names: ReadonlyMap<string, string>, isBulk: boolean): Problem {
  const description = isBulk
    ? { description: message('refusals.companyNamesExist', { names: [...names.values()].join(', ') }) }
    : {};
  return new Problem('already-exists', NAME_TAKEN, {
    ...description,
    fields: toFieldMessages(names, NAME_TAKEN),
  });
}

function toFieldMessages(paths: ReadonlyMap<string, string>, sentence: Sentence): Record<string, Sentence> {
  return Object.fromEntries([...paths.keys()].map((path) => [path, sentence]));
}

/** What another company has got at the same moment, in the words of adding. */
export const TAKEN_ON_ADDING = {
  companies_ticker: () => new Problem('already-exists', 'refusals.noNewData', { description: TICKER_TAKEN }),
  companies_name_key: () => new Problem('already-exists', NAME_TAKEN),
};
