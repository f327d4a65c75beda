import { addReport as addCall, getCompaniesExcel, getMatrices as getMatricesCall, getPortfolioExcel, getReportFile, listReports, removeReport as removeCall } from '@vigilo/contract/reports';
import type { AppContext } from '../app/context.ts';
import type { Implementation } from '../app/implementation.ts';
import { implement } from '../app/implementation.ts';
import { languageOf } from '../app/language-of.ts';
import { addReport, getReportContent, listOwnReports, removeReport } from './background.service.ts';
import { getCompaniesFile, getPortfolioFile } from './excel.service.ts';
import { getMatrices } from './matrices.service.ts';

const DONE = { status: 'success' } as const;

export function reportRoutes(context: AppContext): Implementation[] {
  return [
    implement(getMatricesCall, async ({ query, caller }) => ({ ...DONE, data: await getMatrices(context, caller, query) })),
    implement(getCompaniesExcel, ({ body, caller, request }) => getCompaniesFile(context, caller, body, languageOf(request))),
    implement(getPortfolioExcel, ({ body, caller, request }) => getPortfolioFile(context, caller, body, languageOf(request))),
    implement(addCall, async ({ body, caller, request }) => ({ ...DONE, data: await addReport(context, caller, body, languageOf(request)) })),
    implement(listReports, async ({ caller }) => ({ ...DONE, data: await listOwnReports(context, caller) })),
    implement(getReportFile, ({ params, caller }) => getReportContent(context, caller, params.id)),
    implement(removeCall, async ({ params, caller }) => {
      await removeReport(context, caller, params.id);
      return DONE;
    }),
  ];
}
