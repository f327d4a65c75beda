import { queryOptions, useMutation } from '@tanstack/react-query';
import { addCompanies, changeCompany, getCompany } from '@vigilo/contract/companies';
import { useState } from 'react';
import { callApi } from '../../lib/call-api.ts';
import { conflictActions } from '../../lib/conflict-actions.ts';
import { NEW } from '../../lib/opened-form.ts';
import { Problem } from '../../lib/problem.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useTexts } from '../../lib/texts.ts';
import { draftTitle, useDraft } from '../../lib/use-draft.ts';
import type { FormDraft } from '../../lib/use-draft.ts';
import {
  NEW_COMPANY,
  changedFields,
  toCompanyFields,
  mergeTypedFields,
  listCompanyFaults,
  toNewCompany,
} from './company-fields.ts';
import type {
  CompanyDetails,
  CompanyFault,
  CompanyFaults,
  CompanyField,
  CompanyFields,
} from './company-fields.ts';
import { refreshCompanies } from '../public/company-cache.ts';

export interface CompanyForm {
  readonly fields: CompanyFields;
  readonly change: (part: Partial<CompanyFields>) => void;
  readonly faults: CompanyFaults;
  /** Something differs from what the dialog began with. */
  readonly isChanged: boolean;
  readonly isNew: boolean;
  readonly draft: FormDraft;
  readonly isBusy: boolean;
  readonly error: Error | null;
  readonly submit: () => void;
  readonly onReload: () => void;
  readonly onKeep: () => void;
}

/** Asked anew each time it is opened: what is edited shall be the newest there is. */
export function companyQuery(id: string) {
  return queryOptions({
    queryKey: ['company', id],
    queryFn: async ({ signal }) => (await callApi(getCompany, { params: { id } }, { signal })).data,
    staleTime: 0,
    gcTime: 0,
  });
}

/** What the server knew to be taken. */
interface Taken {
  readonly field: CompanyField;
  readonly value: string;
  readonly fault: CompanyFault;
}

/** The state of the dialog that adds a company or changes one. */
export function useCompanyForm(
  company: CompanyDetails | undefined,
  onSaved: (fields: CompanyFields) => void,
): CompanyForm {
  const t = useTexts('companies');
  const isNew = company === undefined;
  const [initial, setInitial] = useState(() => (isNew ? NEW_COMPANY : toCompanyFields(company)));
  const [fields, setFields] = useState(initial);
  const [isTried, setTried] = useState(false);
  const [taken, setTaken] = useState<Taken | null>(null);
  const own = listCompanyFaults(fields);
  const faults =
    taken !== null && fields[taken.field] === taken.value ? { ...own, [taken.field]: taken.fault } : own;
  const draft = useDraft({
    form: isNew ? 'companies.add' : 'companies.change',
    subject: company?._id ?? NEW,
    title: draftTitle(company && { name: company.companyName }, fields.companyName, t('add')),
    fields,
    onRestore: setFields,
  });

  const saving = useMutation({
    mutationFn: () => save(fields, initial, company),
    onSuccess: async () => {
      draft.forget();
      await refreshCompanies();
      onSaved(fields);
    },
    onError: (error) => setTaken(findTaken(error, fields, isNew)),
  });

  const conflictHandlers = conflictActions({
    fields,
    load: company && (async () => toCompanyFields(await queryClient.fetchQuery(companyQuery(company._id)))),
    reset: saving.reset,
    take: (newest) => {
      setInitial(newest);
      draft.forget(newest);
      setFields(newest);
    },
    keep: (typed, newest) => {
      setInitial(newest);
      setFields(mergeTypedFields(newest, typed, initial));
    },
  });

  return {
    fields,
    change: (part) => setFields({ ...fields, ...part }),
    faults: isTried ? faults : {},
    isChanged: isNew
      ? Object.keys(NEW_COMPANY).some(
          (field) => field !== 'version' && fields[field as CompanyField].trim() !== '', // the names of that object
        )
      : Object.keys(changedFields(fields, initial)).length > 0,
    isNew,
    draft,
    isBusy: saving.isPending,
    error: findTaken(saving.error, fields, isNew) === null ? saving.error : null,
    submit: () => {
      setTried(true);
      if (Object.keys(faults).length === 0) saving.mutate();
    },
    ...conflictHandlers,
  };
}

async function save(
  fields: CompanyFields,
  initial: CompanyFields,
  company: CompanyDetails | undefined,
): Promise<void> {
  if (company === undefined)
    await callApi(addCompanies, { body: { arrayOfCompanies: [toNewCompany(fields)] } });
  else
    await callApi(changeCompany, {
      body: { companyID: company._id, Company: changedFields(fields, initial), version: fields.version },
    });
}

/** Which field has what another company has already. A known ticker answers as 'no new data'. */
function findTaken(error: Error | null, fields: CompanyFields, isNew: boolean): Taken | null {
  if (!(error instanceof Problem) || error.code !== 'already-exists') return null;
  if (!isNew) return { field: 'companyName', value: fields.companyName, fault: 'nameExistsOnEdit' };
  // Only a ticker's refusal describes itself further (specification 2, section 5).
  return error.description === undefined
    ? { field: 'companyName', value: fields.companyName, fault: 'nameExists' }
    : { field: 'ticker', value: fields.ticker, fault: 'tickerExists' };
}
