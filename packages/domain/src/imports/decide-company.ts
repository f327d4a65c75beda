// What becomes of a row of a company file (decisions.md section 4: an import never turns one company into another). On the ticker of a company
// that is there, a row of the same company updates the fields that are given and differ; an empty cell never clears a field, and a Validated
// company is locked. Another name or country on that ticker is a conflict: the row is left out until a person decides it. A company that is
// there, or in the file, under another ticker is offered for merging and added unless a person says so; where its name is taken, left out.

import type { CompanyStatus } from '../companies/company.ts';
import { findIdentityDifference } from '../companies/company-identity.ts';
import { FILE_FIELDS } from '../companies/fields.ts';
import { pickNames } from '../records/field.ts';
import type { CompanyDraft } from './company-row.ts';
import type { Decision, Fault, FieldChange, Match, RowChoice } from './faults.ts';

export interface ExistingCompany {
  readonly id: string;
  readonly isVisible: boolean;
  readonly status: CompanyStatus;
  readonly draft: CompanyDraft;
  /** The earlier row of the file that was taken for this company. */
  readonly row: number | null;
}

export interface CompanyRowContext {
  /** The tenant's company with this ticker. */
  readonly existing: ExistingCompany | null;
  /** The tenant's company that is this one under another ticker, by its ISIN or its name and country. */
  readonly elsewhere: ExistingCompany | null;
  /** The company that has this name, or null. */
  readonly nameHolderId: string | null;
  /** Earlier rows of the file with the same ticker, the same name, and the same company under another ticker. */
  readonly tickerRow: number | null;
  readonly nameRow: number | null;
  readonly companyRow: number | null;
  /** What a person decided on this row. */
  readonly choice: RowChoice | null;
}

/** The outcome of a row that was read without faults, and the company that it changes. */
export interface CompanyDecision {
  readonly decision: Decision;
  readonly target: ExistingCompany | null;
}

/** Decides a row that was read without faults. */
export function decideCompany(draft: CompanyDraft, known: CompanyRowContext): CompanyDecision {
  const { existing, tickerRow } = known;
  const value = draft.ticker;
  if (tickerRow !== null) return refuse({ code: 'ticker-repeated', field: 'ticker', value, row: tickerRow });
  if (existing && !existing.isVisible) return refuse({ code: 'ticker-taken', field: 'ticker', value });
  if (existing && existing.row !== null)
    return refuse({ code: 'ticker-repeated', field: 'ticker', value, row: existing.row });
  const match = findMatch(draft, known);
  if (!match) return existing ? updateCompany(draft, existing, known) : addCompany(draft, known);
  const target = existing ?? known.elsewhere;
  if (match.choice === 'leave-out') return { decision: { verdict: 'conflict', match }, target: null };
  const done =
    match.choice === 'update' && target ? updateCompany(draft, target, known) : addCompany(draft, known);
  return { ...done, decision: { ...done.decision, match } };
}

function refuse(...faults: readonly Fault[]): CompanyDecision {
  return { decision: { verdict: 'refused', faults }, target: null };
}

function addCompany(draft: CompanyDraft, known: CompanyRowContext): CompanyDecision {
  const faults = listNameFaults(draft, known, null);
  return faults.length > 0 ? refuse(...faults) : { decision: { verdict: 'add' }, target: null };
}

function updateCompany(
  draft: CompanyDraft,
  target: ExistingCompany,
  known: CompanyRowContext,
): CompanyDecision {
  const changes = listChanges(target.draft, draft);
  const faults = [
    ...(changes.length > 0 && target.status === 'Validated'
      ? [{ code: 'company-validated', field: 'ticker', value: draft.ticker } as const]
      : []),
    ...listNameFaults(draft, known, target.id),
  ];
  if (faults.length > 0) return refuse(...faults);
  return {
    decision: changes.length === 0 ? { verdict: 'unchanged' } : { verdict: 'change', changes },
    target,
  };
}

function listNameFaults(
  { companyName: value }: CompanyDraft,
  { nameHolderId, nameRow }: CompanyRowContext,
  ownId: string | null,
): Fault[] {
  if (nameRow !== null) return [{ code: 'name-repeated', field: 'companyName', value, row: nameRow }];
  return nameHolderId !== null && nameHolderId !== ownId
    ? [{ code: 'name-taken', field: 'companyName', value }]
    : [];
}

/** What a company that is there is told by in a preview. */
const SHOWN = ['ticker', 'companyName', 'country', 'sector', 'industry', 'isin'] as const;

/** The record that the row clashes with or may be, or null. */
function findMatch(draft: CompanyDraft, known: CompanyRowContext): Match | null {
  const { existing, elsewhere, companyRow } = known;
  if (existing) {
    const code = findIdentityDifference(existing.draft, draft);
    return code && { code, ...describe(existing), ...decide(known, ['leave-out', ...updatable(existing)]) };
  }
  if (elsewhere && elsewhere.row === null) return findMatchElsewhere(elsewhere, known);
  const row = elsewhere?.row ?? companyRow;
  if (row === null || !isNameFree(known)) return null;
  return {
    code: 'other-ticker-in-file',
    companyId: null,
    stored: {},
    row,
    ...decide(known, ['add', 'leave-out']),
  };
}

function findMatchElsewhere(elsewhere: ExistingCompany, known: CompanyRowContext): Match | null {
  const merge = updatable(elsewhere);
  const found = { code: 'other-ticker', ...describe(elsewhere) } as const;
  if (isNameFree(known)) return { ...found, ...decide(known, ['add', ...merge, 'leave-out']) };
  // A name that is taken, of a company that is locked, is refused as such: there is nothing to choose.
  if (known.nameRow !== null || merge.length === 0) return null;
  return { ...found, ...decide(known, ['leave-out', ...merge]) };
}

function isNameFree({ nameRow, nameHolderId }: CompanyRowContext): boolean {
  return nameRow === null && nameHolderId === null;
}

function decide(
  known: CompanyRowContext,
  choices: readonly [RowChoice, ...RowChoice[]],
): Pick<Match, 'choices' | 'choice'> {
  return { choices, choice: choices.find((choice) => choice === known.choice) ?? choices[0] };
}

function describe({ id, draft }: ExistingCompany): Pick<Match, 'companyId' | 'stored'> {
  return { companyId: id, stored: pickNames(draft, SHOWN) };
}

function updatable({ status }: ExistingCompany): RowChoice[] {
  return status === 'Validated' ? [] : ['update'];
}

/** The fields by which two drafts of one company are compared; the region follows from the country. */
const COMPARED = FILE_FIELDS.filter((field) => field !== 'ticker');

function listChanges(before: CompanyDraft, after: CompanyDraft): FieldChange[] {
  return COMPARED.filter((field) => after[field] !== '' && after[field] !== before[field]).map((field) => ({
    field,
    before: before[field],
    after: after[field],
  }));
}

/** The company after the row: its values, or the previous ones where the row has none. */
export function mergeCompany(before: CompanyDraft, after: CompanyDraft): CompanyDraft {
  const changed = Object.fromEntries(
    listChanges(before, after).map(({ field, after: value }) => [field, value]),
  );
  return { ...before, ...changed, region: after.country === '' ? before.region : after.region };
}
