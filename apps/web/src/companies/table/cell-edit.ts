// Saving a cell. What is chosen is shown at once; the edits of one company follow each other, each on the version that the one before left.

import type { CallReply } from '@vigilo/contract/call';
import { changeCompany, changeCompanyStatus, getCompany } from '@vigilo/contract/companies';
import type { CompanyRow } from '@vigilo/contract/companies';
import { COMPANY_STATUSES } from '@vigilo/domain/companies/company';
import { callApi } from '../../lib/call-api.ts';
import { isChangedMeanwhile, isGone, toProblem } from '../../lib/problem.ts';
import { useTexts } from '../../lib/texts.ts';
import { showToast } from '../../ui/toast.ts';
import { useClassificationText } from '../company-texts.tsx';
import type { Dropdowns } from '../companies-queries.ts';
import { buildFieldChange, pickPreviousValues } from '../editable-field.ts';
import type { EditableField } from '../editable-field.ts';
import { findOtherRegion } from '../other-region.ts';
import { changeShownCompany, refreshCompanies } from '../public/company-cache.ts';

type Edited = CallReply<typeof changeCompany>;

/** The edits under way by company: each answers the version it left. */
const underWay = new Map<string, Promise<number>>();

/** Runs an edit of a company after those before it. */
async function inTurn(row: CompanyRow, edit: (version: number) => Promise<Edited>): Promise<Edited> {
  const before = underWay.get(row._id);
  const running = (
    before === undefined ? Promise.resolve(row.version) : before.catch(() => row.version)
  ).then(edit);
  const version = running.then(({ data }) => data.version);
  underWay.set(row._id, version);
  version
    .catch(() => undefined)
    .finally(() => underWay.get(row._id) === version && underWay.delete(row._id))
    .catch(() => undefined);
  return running;
}

function callFor(row: CompanyRow, field: EditableField, value: string): (version: number) => Promise<Edited> {
  const status = COMPANY_STATUSES.find((one) => one === value);
  if (field === 'status' && status !== undefined)
    return (version) =>
      callApi(changeCompanyStatus, { body: { companyID: row._id, CompanyStatus: status, version } });
  return (version) =>
    callApi(changeCompany, { body: { companyID: row._id, Company: { [field]: value }, version } });
}

type SaveCell = (row: CompanyRow, field: EditableField, value: string, dropdowns: Dropdowns) => Promise<void>;

/**
 * Saves a value that was chosen for a field, and says how it went; where it failed the former value is back. Where somebody else was first,
 * the person reloads what is there now or keeps what they chose.
 */
export function useCellEdit(): SaveCell {
  const t = useTexts('companies');
  const shellTexts = useTexts('shell');
  const classificationText = useClassificationText();
  const save: SaveCell = async (row, field, value, dropdowns) => {
    const change = buildFieldChange(row, field, value, dropdowns);
    try {
      await changeShownCompany(row._id, change, pickPreviousValues(row, change), () =>
        inTurn(row, callFor(row, field, value)),
      );
      const { country, region } = { ...row, ...change };
      const own = findOtherRegion({ country, region }, dropdowns.CompanyCountries);
      const warning = own === null ? '' : `: ${t('edit.otherRegion', { country, own, region })}`;
      showToast({ kind: 'success', title: t(`edited.${field}`), text: `${row.companyName}${warning}` });
    } catch (error) {
      const { message, description } = toProblem(error, t('edit.failed'));
      const text = `${row.companyName}: ${description ?? t('edit.failedHint')}`;
      if (!isChangedMeanwhile(error)) {
        showToast({
          kind: 'error',
          title: isGone(toProblem(error, message)) ? shellTexts('gone') : message,
          text,
        });
        return;
      }
      const chosen = value === '' ? t('table.notRated') : classificationText(field, value);
      showToast({
        kind: 'error',
        title: message,
        text,
        shownMs: null,
        action: { label: shellTexts('loadAgain'), run: () => void refreshCompanies() },
        otherAction: { label: t('edit.keep', { value: chosen }), run: () => void keep() },
      });
    }

    /** Saves the value on what the other has made of the company. */
    async function keep(): Promise<void> {
      try {
        const { data } = await callApi(getCompany, { params: { id: row._id } });
        await save({ ...row, ...data }, field, value, dropdowns);
      } catch (error) {
        const { message, description } = toProblem(error, t('edit.failed'));
        showToast({ kind: 'error', title: message, text: description ?? t('edit.failedHint') });
      }
    }
  };
  return save;
}
