import { PassThrough } from 'node:stream';
import {
  addReport as addCall,
  getCcrrPdf as getCcrrPdfCall,
  getCompaniesExcel,
  getCompanyPdfs,
  getMatrices as getMatricesCall,
  getPortfolioExcel,
  getReportFile,
  getSummaryPdf as getSummaryPdfCall,
  listChildUses as listUsesCall,
  listReports,
  removeReport as removeCall,
} from '@vigilo/contract/reports';
import { clientGone } from '../frame/client-gone.ts';
import type { AppContext } from '../frame/context.ts';
import type { Implementation } from '../frame/implementation.ts';
import { implement } from '../frame/implementation.ts';
import { getLanguage } from '../frame/request-language.ts';
import { addReport, getReportContent, listOwnReports, removeReport } from './background.service.ts';
import { getCcrrFile } from './ccrr-files.service.ts';
import { getCompanyPdf, prepareCompanyPdfs } from './company-pdfs.service.ts';
import { getCompaniesFile, getPortfolioFile } from './excel.service.ts';
import { getMatrices } from './matrices.service.ts';
import { getSummaryPdf } from './summary-report.service.ts';
import { listChildUses } from './uses.service.ts';

const DONE = { status: 'success' } as const;

export function reportRoutes(context: AppContext): Implementation[] {
  return [...pdfRoutes(context), ...excelRoutes(context), ...backgroundRoutes(context)];
}

function pdfRoutes(context: AppContext): Implementation[] {
  return [
    implement(getMatricesCall, async ({ query, caller }) => ({
      ...DONE,
      data: await getMatrices(context, caller, query),
    })),
    implement(listUsesCall, async ({ params, caller }) => ({
      ...DONE,
      data: await listChildUses(context, caller, params.id),
    })),
    implement(getSummaryPdfCall, ({ query, caller, request, reply }) =>
      getSummaryPdf(context, caller, query, getLanguage(request), clientGone(reply)),
    ),
    implement(getCompanyPdfs, async ({ body, caller, request, reply }) => {
      const signal = clientGone(reply);
      const language = getLanguage(request);
      const [companyID = '', ...others] = new Set(body.companyIDs);
      if (others.length === 0)
        return getCompanyPdf(context, caller, { companyID, asOf: body.asOf, language }, signal);
      const reports = await prepareCompanyPdfs(context, caller, {
        companyIDs: [companyID, ...others],
        asOf: body.asOf,
        language,
      });
      const content = new PassThrough();
      // What fails now breaks the reply off, which is all that can still be said.
      reports
        .write(content, { signal })
        .catch((error: unknown) =>
          content.destroy(error instanceof Error ? error : new Error(String(error))),
        );
      return { name: reports.fileName, content, mediaType: 'application/zip' };
    }),
    implement(getCcrrPdfCall, ({ params, caller }) => getCcrrFile(context, caller, params.id)),
  ];
}

function excelRoutes(context: AppContext): Implementation[] {
  return [
    implement(getCompaniesExcel, ({ body, caller, request }) =>
      getCompaniesFile(context, caller, body, getLanguage(request)),
    ),
    implement(getPortfolioExcel, ({ body, caller, request }) =>
      getPortfolioFile(context, caller, body, getLanguage(request)),
    ),
  ];
}

function backgroundRoutes(context: AppContext): Implementation[] {
  return [
    implement(addCall, async ({ body, caller, request }) => ({
      ...DONE,
      data: await addReport(context, caller, body, getLanguage(request)),
    })),
    implement(listReports, async ({ caller }) => ({ ...DONE, data: await listOwnReports(context, caller) })),
    implement(getReportFile, ({ params, caller }) => getReportContent(context, caller, params.id)),
    implement(removeCall, async ({ params, caller }) => {
      await removeReport(context, caller, params.id);
      return DONE;
    }),
  ];
}
