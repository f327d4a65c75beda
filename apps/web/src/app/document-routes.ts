// The screens of documents.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { PATHS } from '../lib/paths.ts';
import {
  requireDocumentScreening,
  requireDocumentSummary,
  requireInterValidation,
  requirePage,
} from './page-guard.ts';
import { shellRoute, toSearch } from './shell-route.ts';

/** Does not wait for the answers: the screen does, and asks again where one failed. */
function startChild({ params, location }: StartedChild): void {
  void import('../documents/public/ask-for-child.ts')
    .then(({ askForChild }) => askForChild(params, location.pathname))
    .catch(() => undefined);
}

interface StartedChild {
  readonly params: { readonly documentId: string; readonly childId: string };
  readonly location: { readonly pathname: string };
}

const uploadRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: PATHS.upload,
  beforeLoad: requirePage('Upload'),
  component: lazyRouteComponent(() => import('../documents/upload/upload-screen.tsx'), 'UploadScreen'),
});

const documentsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: PATHS.documents,
  validateSearch: toSearch,
  beforeLoad: requirePage('Documents'),
  component: lazyRouteComponent(() => import('../documents/listing/documents-screen.tsx'), 'DocumentsScreen'),
});

const documentSummaryRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: PATHS.documentSummary,
  validateSearch: toSearch,
  beforeLoad: requireDocumentSummary,
  component: lazyRouteComponent(
    () => import('../documents/summary/document-summary-screen.tsx'),
    'DocumentSummaryScreen',
  ),
});

const screeningRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: PATHS.documentScreening,
  validateSearch: toSearch,
  beforeLoad: requireDocumentScreening,
  loader: startChild,
  component: lazyRouteComponent(
    () => import('../documents/screening/screening-screen.tsx'),
    'ScreeningScreen',
  ),
});

const interValidationRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: PATHS.interDocumentValidation,
  validateSearch: toSearch,
  beforeLoad: requireInterValidation,
  loader: startChild,
  component: lazyRouteComponent(
    () => import('../documents/relations/inter-validation-screen.tsx'),
    'InterValidationScreen',
  ),
});

export const documentRoutes = [
  uploadRoute,
  documentsRoute,
  documentSummaryRoute,
  screeningRoute,
  interValidationRoute,
];
