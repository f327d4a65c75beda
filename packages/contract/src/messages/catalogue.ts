// All user-visible texts by language, area and key, for browser, server, mail and reports.

import { access } from './en/access.ts';
import { audit } from './en/audit.ts';
import { childDocuments } from './en/child-documents.ts';
import { clients } from './en/clients.ts';
import { comments } from './en/comments.ts';
import { companies } from './en/companies.ts';
import { documentScreens } from './en/document-screens.ts';
import { documentUploads } from './en/document-uploads.ts';
import { documents } from './en/documents.ts';
import { delivery } from './en/delivery.ts';
import { documentViewer } from './en/document-viewer.ts';
import { drafts } from './en/drafts.ts';
import { eventDialogs } from './en/event-dialogs.ts';
import { events } from './en/events.ts';
import { extraction } from './en/extraction.ts';
import { heatMap } from './en/heat-map.ts';
import { importWizard } from './en/import-wizard.ts';
import { imports } from './en/imports.ts';
import { mail } from './en/mail.ts';
import { mailLetters } from './en/mail-letters.ts';
import { news } from './en/news.ts';
import { newsQueue } from './en/news-queue.ts';
import { portfolio } from './en/portfolio.ts';
import { printedReports } from './en/printed-reports.ts';
import { problems } from './en/problems.ts';
import { refusals } from './en/refusals.ts';
import { relations } from './en/relations.ts';
import { reports } from './en/reports.ts';
import { review } from './en/review.ts';
import { rtiSummary } from './en/rti-summary.ts';
import { scoring } from './en/scoring.ts';
import { sharePrices } from './en/share-prices.ts';
import { shell } from './en/shell.ts';
import { signIn } from './en/sign-in.ts';
import { templates } from './en/templates.ts';
import { users } from './en/users.ts';
import { workflow } from './en/workflow.ts';
import { access as accessEs } from './es/access.ts';
import { audit as auditEs } from './es/audit.ts';
import { childDocuments as childDocumentsEs } from './es/child-documents.ts';
import { clients as clientsEs } from './es/clients.ts';
import { comments as commentsEs } from './es/comments.ts';
import { companies as companiesEs } from './es/companies.ts';
import { documentScreens as documentScreensEs } from './es/document-screens.ts';
import { documentUploads as documentUploadsEs } from './es/document-uploads.ts';
import { documents as documentsEs } from './es/documents.ts';
import { delivery as deliveryEs } from './es/delivery.ts';
import { documentViewer as documentViewerEs } from './es/document-viewer.ts';
import { drafts as draftsEs } from './es/drafts.ts';
import { eventDialogs as eventDialogsEs } from './es/event-dialogs.ts';
import { events as eventsEs } from './es/events.ts';
import { extraction as extractionEs } from './es/extraction.ts';
import { heatMap as heatMapEs } from './es/heat-map.ts';
import { importWizard as importWizardEs } from './es/import-wizard.ts';
import { imports as importsEs } from './es/imports.ts';
import { mail as mailEs } from './es/mail.ts';
import { mailLetters as mailLettersEs } from './es/mail-letters.ts';
import { news as newsEs } from './es/news.ts';
import { newsQueue as newsQueueEs } from './es/news-queue.ts';
import { portfolio as portfolioEs } from './es/portfolio.ts';
import { printedReports as printedReportsEs } from './es/printed-reports.ts';
import { problems as problemsEs } from './es/problems.ts';
import { refusals as refusalsEs } from './es/refusals.ts';
import { relations as relationsEs } from './es/relations.ts';
import { reports as reportsEs } from './es/reports.ts';
import { review as reviewEs } from './es/review.ts';
import { rtiSummary as rtiSummaryEs } from './es/rti-summary.ts';
import { scoring as scoringEs } from './es/scoring.ts';
import { sharePrices as sharePricesEs } from './es/share-prices.ts';
import { shell as shellEs } from './es/shell.ts';
import { signIn as signInEs } from './es/sign-in.ts';
import { templates as templatesEs } from './es/templates.ts';
import { users as usersEs } from './es/users.ts';
import { workflow as workflowEs } from './es/workflow.ts';
import type { Language } from './language.ts';
import type { TranslationOf } from './shape.ts';

const english = {
  access,
  audit,
  childDocuments,
  clients,
  comments,
  companies,
  documentScreens,
  documentUploads,
  documents,
  delivery,
  documentViewer,
  drafts,
  eventDialogs,
  events,
  extraction,
  heatMap,
  importWizard,
  imports,
  mail,
  mailLetters,
  news,
  newsQueue,
  portfolio,
  printedReports,
  problems,
  refusals,
  relations,
  reports,
  review,
  rtiSummary,
  scoring,
  sharePrices,
  shell,
  signIn,
  templates,
  users,
  workflow,
} as const;

export type Messages = TranslationOf<typeof english>;

/** The English texts with their literal types, from which the keys and placeholders are typed. */
export type EnglishMessages = typeof english;

export const MESSAGES: Readonly<Record<Language, Messages>> = {
  en: english,
  es: {
    access: accessEs,
    audit: auditEs,
    childDocuments: childDocumentsEs,
    clients: clientsEs,
    comments: commentsEs,
    companies: companiesEs,
    documentScreens: documentScreensEs,
    documentUploads: documentUploadsEs,
    documents: documentsEs,
    delivery: deliveryEs,
    documentViewer: documentViewerEs,
    drafts: draftsEs,
    eventDialogs: eventDialogsEs,
    events: eventsEs,
    extraction: extractionEs,
    heatMap: heatMapEs,
    importWizard: importWizardEs,
    imports: importsEs,
    mail: mailEs,
    mailLetters: mailLettersEs,
    news: newsEs,
    newsQueue: newsQueueEs,
    printedReports: printedReportsEs,
    portfolio: portfolioEs,
    problems: problemsEs,
    refusals: refusalsEs,
    relations: relationsEs,
    reports: reportsEs,
    review: reviewEs,
    rtiSummary: rtiSummaryEs,
    scoring: scoringEs,
    sharePrices: sharePricesEs,
    shell: shellEs,
    signIn: signInEs,
    templates: templatesEs,
    users: usersEs,
    workflow: workflowEs,
  },
};
