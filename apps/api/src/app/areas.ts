// Every area's routes and jobs, in one list.

import type { AuthContext } from '../sign-in/auth-context.ts';
import { mailRoutes } from '../mail/mail.routes.ts';
import { signInJobs } from '../sign-in/sign-in.jobs.ts';
import { passwordRoutes } from '../sign-in/passwords.routes.ts';
import { sessionRoutes } from '../sign-in/sessions.routes.ts';
import { settingRoutes, signInRoutes } from '../sign-in/sign-in.routes.ts';
import type { SessionCallers } from '../sign-in/session-callers.ts';
import { accessRoutes } from '../access/access.routes.ts';
import { auditJobs } from '../audit/audit.jobs.ts';
import { auditRoutes } from '../audit/audit.routes.ts';
import { clientRoutes } from '../clients/clients.routes.ts';
import { commentJobs } from '../comments/comments.jobs.ts';
import { commentRoutes } from '../comments/comments.routes.ts';
import { companyRoutes } from '../companies/companies.routes.ts';
import { documentFileRoutes } from '../documents/document-files.routes.ts';
import { documentJobs } from '../documents/documents.jobs.ts';
import { uploadRoutes } from '../documents/upload.routes.ts';
import { documentRoutes } from '../documents/documents.routes.ts';
import { deliveryJobs } from '../delivery/delivery.jobs.ts';
import { deliveryRoutes } from '../delivery/delivery.routes.ts';
import { demoJobs } from '../demo/demo.jobs.ts';
import { draftRoutes } from '../drafts/drafts.routes.ts';
import { eventRoutes } from '../events/events.routes.ts';
import { extractionRoutes } from '../extraction/extraction.routes.ts';
import { documentFlowJobs } from '../flows/document-flow.jobs.ts';
import type { HealthContext } from '../health/health.service.ts';
import { retentionJobs } from '../flows/retention.jobs.ts';
import { healthRoutes } from '../health/health.routes.ts';
import { heatMapRoutes } from '../heat-map/heat-map.routes.ts';
import { importJobs } from '../imports/imports.jobs.ts';
import { importRoutes } from '../imports/imports.routes.ts';
import { newsJobs } from '../news/news.jobs.ts';
import type { ChangeStreams } from '../changes/change-streams.ts';
import { changeRoutes } from '../changes/changes.routes.ts';
import { storyJobs } from '../stories/stories.jobs.ts';
import { storyRoutes } from '../stories/stories.routes.ts';
import { newsRoutes } from '../news/news.routes.ts';
import { portfolioRoutes } from '../portfolio/portfolio.routes.ts';
import { listCcrrContents } from '../reports/ccrr-files.service.ts';
import { reportJobs } from '../reports/reports.jobs.ts';
import { relationJobs } from '../relations/relations.jobs.ts';
import { relationRoutes } from '../relations/relations.routes.ts';
import { reportRoutes } from '../reports/reports.routes.ts';
import { childChangeRoutes } from '../review/child-changes.routes.ts';
import { reviewRoutes } from '../review/review.routes.ts';
import { scoreJobs } from '../scoring/scoring.jobs.ts';
import { summaryRoutes } from '../summary/summary.routes.ts';
import { sharePriceJobs } from '../share-prices/share-prices.jobs.ts';
import { sharePriceRoutes } from '../share-prices/share-prices.routes.ts';
import { templateJobs } from '../templates/templates.jobs.ts';
import { templateVersionRoutes } from '../templates/template-versions.routes.ts';
import { templateRoutes } from '../templates/templates.routes.ts';
import { tenantRoutes } from '../tenants/tenants.routes.ts';
import { listTenants } from '../tenants/tenants.service.ts';
import { userRoutes } from '../users/users.routes.ts';
import { workflowRoutes } from '../workflow/workflow.routes.ts';
import type { AppContext, JobContext } from '../frame/context.ts';
import type { DemoAccounts } from '../frame/demo-accounts.ts';
import { removeExpiredKeys } from '../frame/idempotency.ts';
import type { Implementation } from '../frame/implementation.ts';
import type { JobHandler, QueueName } from '../frame/job-queue.ts';

/** The implementations of all calls. */
export function listImplementations(
  context: AppContext & AuthContext & HealthContext,
  callers: SessionCallers,
  demo: DemoAccounts | null,
  streams: ChangeStreams,
): Implementation[] {
  return [
    ...settingRoutes(context, demo),
    ...signInRoutes(context),
    ...passwordRoutes(context, callers),
    ...sessionRoutes(context, callers),
    ...accessRoutes(context),
    ...auditRoutes(context),
    ...changeRoutes(streams),
    ...clientRoutes(context),
    ...commentRoutes(context),
    ...companyRoutes(context),
    ...documentFileRoutes(context),
    ...uploadRoutes(context),
    ...documentRoutes(context),
    ...deliveryRoutes(context),
    ...draftRoutes(context),
    ...eventRoutes(context),
    ...extractionRoutes(context),
    ...healthRoutes(context),
    ...heatMapRoutes(context),
    ...importRoutes(context),
    ...mailRoutes(context),
    ...newsRoutes(context),
    ...portfolioRoutes(context),
    ...relationRoutes(context),
    ...reportRoutes(context),
    ...childChangeRoutes(context),
    ...reviewRoutes(context),
    ...storyRoutes(context),
    ...summaryRoutes(context),
    ...sharePriceRoutes(context),
    ...templateRoutes(context),
    ...templateVersionRoutes(context),
    ...tenantRoutes(context),
    ...userRoutes(context, callers),
    ...workflowRoutes(context),
  ];
}

/** The handlers of all queues. */
export function listJobs(context: JobContext): Record<QueueName, JobHandler> {
  return {
    ...auditJobs(context),
    ...documentFlowJobs(context),
    ...retentionJobs(context),
    ...documentJobs(context, [listCcrrContents]),
    ...commentJobs(context),
    ...relationJobs(context),
    ...deliveryJobs(context),
    ...demoJobs(context),
    ...scoreJobs(context),
    ...importJobs(context),
    ...newsJobs(context),
    ...reportJobs(context),
    ...sharePriceJobs(context),
    ...signInJobs(context),
    ...storyJobs(context),
    ...templateJobs(context),
    'requests.sweep': async () => {
      const tenants = await listTenants(context.db);
      await removeExpiredKeys(
        context,
        tenants.map(({ id }) => id),
      );
    },
  };
}
