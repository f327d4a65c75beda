// Reports (specification 2, sections 2.4, 5, 7 and 9): the RTI Summary, documents of record, and long-running reports in the background.

import { COMPANY_SORTS } from '@vigilo/domain/companies/fields';
import { DELIVERY_STATUSES } from '@vigilo/domain/delivery/delivery';
import { CATEGORIES } from '@vigilo/domain/scoring/category';
import { HORIZONS } from '@vigilo/domain/scoring/score';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { companySearch, day } from './companies.ts';
import { messageKey } from './messages/message.ts';

const PDF = 'application/pdf';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const counts = z.record(z.string(), z.number().int());
/** Two days, by default the as-of day and the day a week before. */
const between = z.strictObject({ from: day.optional(), to: day.optional() });

/** Counts the companies visible to the user that had been initiated by the given day. */
export const getMatrices = defineCall({
  method: 'GET',
  path: '/vigilo-rti/report/get-matrices',
  permission: 'signed-in',
  summary:
    'The RTI Summary: how many companies there are and in which category, as of two days; by entity type, region and sector as of the second',
  query: between,
  reply: z.object({
    status: z.literal('success'),
    data: z.object({
      /** Two days, each with its number of companies, the earlier first. */
      coverage: counts,
      /** Companies initiated after the first day, up to the second. */
      initiated: z.number().int(),
      impact: z.object({
        Asof: z.array(z.string()).length(2),
        values: z.record(z.enum(CATEGORIES), z.array(z.number().int()).length(2)),
      }),
      entity: counts,
      region: counts,
      sector: counts,
    }),
  }),
  problems: [],
});

export const getSummaryPdf = defineCall({
  method: 'GET',
  path: '/vigilo-rti/report/generate-pdf',
  permission: 'signed-in',
  isHeavy: true,
  summary: 'The RTI Summary as a PDF',
  query: between,
  reply: { file: PDF },
  problems: [],
});

/** The companies of the reports; if any is not visible, the call answers 'not found'. */
const companyIds = z.array(z.uuid()).min(1, messageKey('reports.downloads.noneSelected')).max(1000);

export const getCompanyPdfs = defineCall({
  method: 'POST',
  isRead: true,
  path: '/vigilo-rti/downloadPdf/generate-pdf',
  permission: 'signed-in',
  isHeavy: true,
  summary:
    'The RTI report of a company as a PDF; of several, a zip of PDFs that comes as they are made, its comment naming those that failed',
  body: z.strictObject({ companyIDs: companyIds, asOf: day.optional() }),
  reply: { file: PDF },
  problems: ['not-found'],
});

export const getCcrrPdf = defineCall({
  method: 'POST',
  isRead: true,
  path: '/vigilo-rti/downloadCRRpdf/{id}',
  permission: 'list-creditriskrating',
  summary: 'The newest credit risk rating report (CCRR) of a company',
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({ companyID: z.uuid().optional() }),
  reply: { file: PDF },
  problems: ['not-found'],
});

/** The columns on screen in order, by default all that the user may see. */
const columns = z.array(z.enum(COMPANY_SORTS)).max(COMPANY_SORTS.length).optional();
const order = { sort: z.enum(COMPANY_SORTS).default('companyName'), descending: z.boolean().default(false) };

export const getCompaniesExcel = defineCall({
  method: 'POST',
  isRead: true,
  path: '/vigilo-rti/downloadExcel/company',
  permission: 'signed-in',
  isHeavy: true,
  summary:
    'A page of the companies the user sees, searched and filtered, as an Excel file; all of them are a report made in the background',
  body: z.strictObject({
    page: z.number().int().min(1).default(1),
    limit: z.number().int().min(1).max(1000).default(1000),
    ...companySearch,
    ...order,
    columns,
  }),
  reply: { file: XLSX },
  problems: [],
});

export const getPortfolioExcel = defineCall({
  method: 'POST',
  isRead: true,
  path: '/vigilo-rti/downloadExcel/my-portfolio',
  permission: 'signed-in',
  isHeavy: true,
  summary: 'My Portfolio, searched and filtered, as an Excel file',
  body: z.strictObject({ ...companySearch, ...order, columns }),
  reply: { file: XLSX },
  problems: [],
});

/** The content of a background report. */
const reportOrder = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('companies-excel'), ...companySearch, ...order, columns }),
  z.strictObject({ kind: z.literal('portfolio-excel'), ...companySearch, ...order, columns }),
  z.strictObject({ kind: z.literal('company-pdfs'), companyIDs: companyIds, asOf: day.optional() }),
]);

export type ReportOrder = z.output<typeof reportOrder>;

const REPORT_STATES = ['waiting', 'working', 'done', 'failed', 'cancelled'] as const;

const report = z.object({
  _id: z.string(),
  kind: z.enum(['companies-excel', 'portfolio-excel', 'company-pdfs']),
  state: z.enum(REPORT_STATES),
  /** Rows or companies written, and the total, null until known. */
  done: z.number().int(),
  total: z.number().int().nullable(),
  fileName: z.string().nullable(),
  fileSize: z.number().int().nullable(),
  /** Companies whose report failed; the others are in the file. */
  failures: z.array(z.object({ ticker: z.string(), message: z.string() })),
  /** Why the whole failed. */
  message: z.string().nullable(),
  createdAt: z.string(),
});

export type Report = z.output<typeof report>;

const id = z.strictObject({ id: z.uuid() });

export const addReport = defineCall({
  method: 'POST',
  path: '/api/v1/reports',
  permission: 'signed-in',
  creates: true,
  summary: 'Have a report made in the background',
  body: reportOrder,
  bodyBytes: 1_000_000,
  reply: z.object({ status: z.literal('success'), data: report }),
  problems: ['not-found', 'too-many-attempts'],
});

export const listReports = defineCall({
  method: 'GET',
  path: '/api/v1/reports',
  permission: 'signed-in',
  summary: "The user's own reports of the last days, newest first",
  reply: z.object({ status: z.literal('success'), data: z.array(report) }),
  problems: [],
});

export const getReportFile = defineCall({
  method: 'GET',
  path: '/api/v1/reports/{id}/file',
  permission: 'signed-in',
  summary: 'The file of a report that is done',
  params: id,
  reply: { file: 'application/octet-stream' },
  problems: ['not-found'],
});

export const removeReport = defineCall({
  method: 'DELETE',
  path: '/api/v1/reports/{id}',
  permission: 'signed-in',
  summary: 'Stop a report that is being made, or delete one',
  params: id,
  reply: z.object({ status: z.literal('success') }),
  problems: ['not-found'],
});

const usingCompany = z.object({ _id: z.string(), companyName: z.string(), ticker: z.string() });

const childUses = z.object({
  /** Of companies, those of today first; only those that were taken over from it. */
  ratings: z.array(
    z.object({
      company: usingCompany,
      horizon: z.enum(HORIZONS),
      grade: z.string(),
      /** From when to when the company had it, ISO 8601 UTC; null: it has it still. */
      from: z.string(),
      until: z.string().nullable(),
    }),
  ),
  /** Reports that print it as they are made today: the company's CCRR to be downloaded, and its RTI report, which prints its ratings. */
  reports: z.array(z.object({ kind: z.enum(['ccrr', 'rti']), company: usingCompany })),
  /** Linked child documents with values that are compared with its own. */
  links: z.array(
    z.object({
      id: z.string(),
      documentType: z.string(),
      parentDocumentId: z.string(),
      documentName: z.string(),
      valueCount: z.number().int(),
    }),
  ),
  /** Of the document that it is part of, newest first: to a webhook with how far it is, or (null) as a file. */
  deliveries: z.array(z.object({ at: z.string(), status: z.enum(DELIVERY_STATUSES).nullable() })),
});

export type ChildUses = z.output<typeof childUses>;

export const listChildUses = defineCall({
  method: 'GET',
  path: '/api/v1/child-documents/{id}/uses',
  permission: 'view-processed-documents',
  summary:
    "What uses a child document: ratings and reports of companies ('list-creditriskrating'), linked documents ('view-processed-document-relations') and deliveries ('post-documents'), each as far as the caller may see it",
  params: z.strictObject({ id: z.uuid() }),
  reply: z.object({ status: z.literal('success'), data: childUses }),
  problems: ['not-found'],
});
