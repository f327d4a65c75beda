// One change of several companies: what is chosen in the dialog, what is sent, and how it is taken back.

import type { CallArguments, CallReply } from '@vigilo/contract/call';
import { changeCompanies } from '@vigilo/contract/companies';
import type { CompanyRow } from '@vigilo/contract/companies';
import { callApi } from '../../lib/call-api.ts';
import { EDITABLE_FIELDS } from '../editable-field.ts';
import type { EditableField } from '../editable-field.ts';

/** What is chosen for each field; a field that is not there is kept. */
export type BulkChoice = Readonly<Partial<Record<EditableField, string>>>;

type Change = CallArguments<typeof changeCompanies>['body']['changes'][number];
export type BulkResult = CallReply<typeof changeCompanies>['data'];

/** Companies a call takes. */
const MAX_COMPANIES = 1000;

/** The change of each company, on the version that was looked at. */
export function buildChanges(rows: readonly CompanyRow[], { status, ...fields }: BulkChoice): Change[] {
  const chosen = Object.fromEntries(
    EDITABLE_FIELDS.flatMap((field) =>
      field === 'status' || fields[field] === undefined ? [] : [[field, fields[field]]],
    ),
  );
  // Chosen from the lists of the call; the server checks them.
  const part = { Company: chosen, ...(status !== undefined && { CompanyStatus: status }) } as Pick<
    Change,
    'Company' | 'CompanyStatus'
  >;
  return rows.map(({ _id, version }) => ({ companyID: _id, version, ...part }));
}

/** Sends changes, as many calls as it takes. Where a later one fails, what the earlier ones did is answered, the rest as refused. */
export async function sendChanges(
  changes: readonly Change[],
  failedText: (thrown: unknown) => string,
): Promise<BulkResult> {
  const result: BulkResult = { before: [], refused: [] };
  for (let from = 0; from < changes.length; from += MAX_COMPANIES) {
    const part = changes.slice(from, from + MAX_COMPANIES);
    try {
      const { data } = await callApi(changeCompanies, { body: { changes: part } });
      result.before.push(...data.before);
      result.refused.push(...data.refused);
    } catch (thrown) {
      if (from === 0) throw thrown;
      result.refused.push(
        ...changes
          .slice(from)
          .map(({ companyID }) => ({ companyID, ticker: null, message: failedText(thrown) })),
      );
      return result;
    }
  }
  return result;
}
