import { useTexts } from '../lib/texts.ts';
import { PageHeader } from '../ui/page-header.tsx';

/** The clients of the tenant. */
export function ClientsScreen() {
  const t = useTexts('clients');
  return <PageHeader title={t('title')} />;
}
