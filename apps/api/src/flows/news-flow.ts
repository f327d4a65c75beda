// From an item of news to a system generated event, in order (decisions.md section 4). A batch runs through in one transaction: where a step throws,
// nothing of it is stored, and whoever hands it in may do so again.

import {
  assignCompanies,
  cleanItems,
  joinToStories,
  skipKnown,
  storeEvents,
  suggestFields,
  publishNews,
} from '../news/ingest-steps.ts';
import type { NewsStep } from '../news/news-step.ts';

export const NEWS_FLOW: readonly NewsStep[] = [
  {
    name: 'clean',
    needs: 'handed in',
    leaves: 'readable',
    run: cleanItems,
    failure: 'the item has no title, or an address or date that cannot be used: it is refused',
  },
  {
    name: 'company',
    needs: 'readable',
    leaves: 'of a company',
    run: assignCompanies,
    failure: 'nobody knows whose news it is: it is refused',
  },
  {
    name: 'known',
    needs: 'of a company',
    leaves: 'new',
    run: skipKnown,
    failure: 'it came before: nothing is stored again',
  },
  {
    name: 'suggest',
    needs: 'new',
    leaves: 'with suggestions',
    run: suggestFields,
    failure: 'the batch is not stored; a field that is not sure enough stays empty',
  },
  {
    name: 'store',
    needs: 'with suggestions',
    leaves: 'stored',
    run: storeEvents,
    failure: 'the batch is not stored',
  },
  {
    name: 'join',
    needs: 'stored',
    leaves: 'in its story',
    run: joinToStories,
    failure: 'the batch is not stored',
  },
  {
    name: 'tell',
    needs: 'in its story',
    leaves: 'announced',
    run: publishNews,
    failure: 'the batch is not stored',
  },
];
