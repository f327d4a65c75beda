import type { DocumentRow } from '@vigilo/contract/documents';
import { queryClient } from '../../lib/query-client.ts';
import { safeLink } from '../../lib/safe-link.ts';
import { useTexts } from '../../lib/texts.ts';
import { showToast } from '../../ui/toast.ts';
import { documentParamsQuery } from '../documents-queries.ts';
import { buildProjectLink } from './project-link.ts';

/** Opens the project of a document in a window of its own. Without a name, that is said (specification 3, section 8). */
export function useOpenProject(): (row: DocumentRow) => void {
  const t = useTexts('documentScreens');
  async function openProject(name: string): Promise<void> {
    const params = await queryClient.fetchQuery(documentParamsQuery).catch(() => null);
    const link = safeLink(buildProjectLink(params?.projectLink ?? '', name));
    if (link === null)
      showToast({
        kind: 'error',
        title: t('link.missingTitle'),
        text: name === '' ? t('link.missing') : t('link.noAddress'),
      });
    else window.open(link, '_blank', 'noopener,noreferrer');
  }
  return ({ ViaProjectName }) => void openProject(ViaProjectName.trim());
}
