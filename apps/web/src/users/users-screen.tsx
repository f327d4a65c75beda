import { useTexts } from '../lib/texts.ts';
import { PageHeader } from '../ui/page-header.tsx';

/** The users of the tenant. */
export function UsersScreen() {
  const t = useTexts('users');
  return <PageHeader title={t('title')} />;
}
