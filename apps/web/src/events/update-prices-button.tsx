import { Button } from '@mantine/core';
import { useTexts } from '../lib/texts.ts';
import type { EventCompany } from './event-company.ts';

interface UpdatePricesButtonProps {
  readonly company: EventCompany;
}

/** Fetches the company's share prices from the provider. For who may add events. */
export function UpdatePricesButton({ company }: UpdatePricesButtonProps) {
  const t = useTexts('eventDialogs');
  return (
    <Button variant="default" disabled={company.status === 'Validated'}>
      {t('prices.update')}
    </Button>
  );
}
