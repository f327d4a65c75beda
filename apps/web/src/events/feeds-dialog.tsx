import { useTexts } from '../lib/texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import type { EventCompany } from './event-company.ts';

interface FeedsDialogProps {
  readonly company: EventCompany;
  readonly onClose: () => void;
}

/** The feeds of a company with their state. */
export function FeedsDialog({ company, onClose }: FeedsDialogProps) {
  const t = useTexts('eventDialogs');
  return <Dialog title={t('feeds.title', { name: company.companyName })} size="lg" onClose={onClose}>{company.ticker}</Dialog>;
}
