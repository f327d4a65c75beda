import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { PATHS } from '../lib/paths.ts';
import { useTexts } from '../lib/texts.ts';
import { EmptyPanel } from '../ui/empty-state.tsx';

interface NoPortfolioProps {
  readonly isSearched: boolean;
  readonly onReset: () => void;
}

/** 'No Result Found', with what to do: reset the search, or look for companies to add where there are none yet. */
export function NoPortfolio({ isSearched, onReset }: NoPortfolioProps) {
  const t = useTexts('portfolio');
  const action = isSearched ? (
    <Button onClick={onReset}>{t('empty.reset')}</Button>
  ) : (
    <Button variant="default" renderRoot={(root) => <Link to={PATHS.companies} {...root} />}>
      {t('empty.listing')}
    </Button>
  );
  return (
    <EmptyPanel
      title={t('empty.title')}
      hint={isSearched ? t('empty.search') : t('empty.none')}
      action={action}
    />
  );
}
