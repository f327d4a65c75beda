import './app/styles.ts';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { pageFromPath } from './app/current-page.ts';
import { findModernLink } from './app/legacy-links.ts';
import { router } from './app/router.tsx';
import { StartFailed } from './app/start-failed.tsx';
import { watchSession } from './app/watch-session.ts';
import { watchDrafts } from './lib/draft-store.ts';
import { storeCurrentPage } from './lib/session.ts';
import { startTexts } from './lib/texts.ts';

function openLegacyLink(): void {
  const link = findModernLink(location);
  if (link !== null) history.replaceState(null, '', link);
}

/**
 * After each navigation the page starts at its top; a change of the query alone stays where it is. The storage says which part is open.
 */
function followNavigation(): void {
  router.subscribe('onResolved', ({ pathChanged, toLocation }) => {
    if (pathChanged) scrollTo(0, 0);
    storeCurrentPage(pageFromPath(toLocation.pathname));
  });
}

async function start(container: Element): Promise<void> {
  const root = createRoot(container);
  try {
    await startTexts();
  } catch {
    root.render(<StartFailed />);
    return;
  }
  openLegacyLink();
  watchSession();
  watchDrafts();
  followNavigation();
  root.render(<App />);
}

const container = document.querySelector('#root');
// Not awaited: a part that is loaded meanwhile, such as the Spanish names, may import from this one, and each would wait for the other.
if (container !== null) void start(container);
