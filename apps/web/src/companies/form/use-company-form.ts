import { queryOptions } from '@tanstack/react-query';
import { addCompanies, changeCompany, getCompany } from '@vigilo/contract/companies';
import { callApi } from '../../lib/call-api.ts';
import { useRecordForm, wordFaults } from '../../lib/form.ts';
import type { RecordForm } from '../../lib/form.ts';
import { NEW } from '../../lib/opened-form.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useTexts } from '../../lib/texts.ts';
import { draftTitle } from '../../lib/use-draft.ts';
import { refreshCompanies } from '../public/company-cache.ts';
import {
  NEW_COMPANY,
  changedFields,
  listCompanyFaults,
  toCompanyFields,
  toNewCompany,
} from './company-fields.ts';
import type { CompanyDetails, CompanyFields } from './company-fields.ts';

/** Asked anew each time it is opened: what is edited shall be the newest there is. */
export function companyQuery(id: string) {
  return queryOptions({
    queryKey: ['company', id],
    queryFn: async ({ signal }) => (await callApi(getCompany, { params: { id } }, { signal })).data,
    staleTime: 0,
    gcTime: 0,
  });
}

/** The form that adds a company or, of one that is given, changes it. */
export function useCompanyForm(
  company: CompanyDetails | undefined,
  onSaved: (fields: CompanyFields) => void,
): RecordForm<CompanyFields> {
  const t = useTexts('companies');
  return useRecordForm<CompanyFields, unknown>({
    form: company === undefined ? 'companies.add' : 'companies.change',
    subject: company?._id ?? NEW,
    title: ({ companyName }) => draftTitle(company && { name: company.companyName }, companyName, t('add')),
    initial: company === undefined ? NEW_COMPANY : toCompanyFields(company),
    validate: (fields) => wordFaults(listCompanyFaults(fields), (fault) => t(`fault.${fault}`)),
    save: (fields, initial) =>
      company === undefined
        ? callApi(addCompanies, { body: { arrayOfCompanies: [toNewCompany(fields)] } })
        : callApi(changeCompany, {
            body: {
              companyID: company._id,
              Company: changedFields(fields, initial),
              version: fields.version,
            },
          }),
    onSaved: async (_, fields) => {
      await refreshCompanies();
      onSaved(fields);
    },
    load: company && (async () => toCompanyFields(await queryClient.fetchQuery(companyQuery(company._id)))),
  });
}
