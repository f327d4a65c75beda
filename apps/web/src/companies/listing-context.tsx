// What the parts of the listing and of My Portfolio share: what is shown, which is their address, what the reader may do, and the score that
// is open beside the list.

import { Flex } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { createContext, lazy, Suspense, use, useCallback, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useCan } from '../lib/profile.ts';
import type { CompaniesView } from './companies-url.ts';
import { buildCompaniesSearch, parseCompaniesSearch } from './companies-url.ts';
import { CompanyDialogs } from './public/company-dialogs.tsx';
import { PaletteProvider } from './public/palette.tsx';

const ScorePanel = lazy(async () => ({
  default: (await import('../scoring/public/score-panel.tsx')).ScorePanel,
}));

/**
 * Changes a part of the view. What would otherwise be a step for each turn of the wheel or each letter replaces the present
 * entry of the browser's history.
 */
type ChangeView = (part: Partial<CompaniesView>, how?: { readonly replace?: boolean }) => void;

interface Listing {
  readonly view: CompaniesView;
  readonly change: ChangeView;
  readonly canEdit: boolean;
  readonly canRate: boolean;
  /** Opens a company's score, which takes the keyboard's focus and gives it back when it closes. */
  readonly openScore: (id: string) => void;
  /** The open score, or nothing. */
  readonly score: ReactNode;
}

const Context = createContext<Listing | null>(null);

/** A list of companies with its dialogs, its palette and the open score. */
export function ListingProvider({ children }: { readonly children: ReactNode }) {
  const listing = useListingValue();
  return (
    <PaletteProvider>
      <Context value={listing}>{children}</Context>
      <CompanyDialogs />
    </PaletteProvider>
  );
}

function useListingValue(): Listing {
  const { view, change } = useView();
  const canEdit = useCan('edit-company');
  const canRate = useCan('list-creditriskrating');
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  function openScore(id: string): void {
    setOpener(document.activeElement instanceof HTMLElement ? document.activeElement : null);
    change({ company: id }, { replace: true });
  }
  function closeScore(): void {
    change({ company: null }, { replace: true });
    opener?.focus();
    setOpener(null);
  }
  const score = view.company !== null && (
    <Suspense>
      <ScorePanel
        companyId={view.company}
        asOf={view.asOf}
        takesFocus={opener !== null}
        onClose={closeScore}
      />
    </Suspense>
  );
  return { view: toAllowedView(view, canRate), change, canEdit, canRate, openScore, score };
}

/** A list of companies with the opened score at its right, on small screens below it. */
export function ListAndScore({ children }: { readonly children: ReactNode }) {
  const { score } = useListing();
  return (
    <Flex flex={1} gap="md" mih={0} direction={{ base: 'column', md: 'row' }}>
      {children}
      {score}
    </Flex>
  );
}

export function useListing(): Listing {
  const listing = use(Context);
  if (listing === null) throw new Error('useListing needs a ListingProvider around it');
  return listing;
}

function useView(): Pick<Listing, 'view' | 'change'> {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const view = useMemo(() => parseCompaniesSearch(search), [search]);
  const change = useCallback<ChangeView>(
    (part, how) => {
      void navigate({
        to: '.',
        search: (previous: unknown) => buildCompaniesSearch({ ...parseCompaniesSearch(previous), ...part }),
        replace: how?.replace ?? false,
        resetScroll: false,
      });
    },
    [navigate],
  );
  return { view, change };
}

/** A link may ask for ratings that this person may not see. */
function toAllowedView(view: CompaniesView, canRate: boolean): CompaniesView {
  if (canRate) return view;
  return {
    ...view,
    tab: view.tab === 'ccrr' ? 'heatmap' : view.tab,
    colour: view.colour === 'rating' ? 'st' : view.colour,
  };
}
