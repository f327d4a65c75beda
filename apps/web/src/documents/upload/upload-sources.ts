import { useQuery } from '@tanstack/react-query';
import { canSeePage } from '@vigilo/domain/access/can';
import { clientOptionsQuery } from '../../clients/public/client-options.ts';
import { appConfigQuery } from '../../lib/app-config.ts';
import { useAccess, useCan } from '../../lib/profile.ts';
import { documentParamsQuery } from '../documents-queries.ts';
import { MOST_FILES } from './file-faults.ts';

const MEGABYTE = 1024 * 1024;
/** Until the server has said its own, and where it cannot. */
const USUAL_LIMITS = { megabytes: 25, pages: 300 } as const;

type Trouble = 'clientsFailed' | 'paramsFailed' | 'noClient';

/** What the screen stands on: clients, filters and limits, and what could not be loaded of them. */
export function useUploadSources() {
  const params = useQuery(documentParamsQuery);
  const clients = useQuery(clientOptionsQuery);
  const { data: config } = useQuery(appConfigQuery);
  const access = useAccess();
  const canUpload = useCan('upload-documents');
  const given = params.data?.limits;
  const batchLimit = given?.files ?? config?.BATCH_UPLOAD_FILES_LIMIT ?? MOST_FILES;
  const { megabytes, pages } = given ?? USUAL_LIMITS;
  return {
    filters: params.data?.filters ?? [],
    clients: clients.data ?? [],
    /** Of a single upload, as the installation sets it. */
    batchLimit,
    limits: { files: Math.min(MOST_FILES, batchLimit), size: megabytes * MEGABYTE, pages },
    canUpload,
    seesDocuments: canSeePage(access, 'Documents'),
    troubles: listTroubles(clients.isLoadingError, params.isLoadingError, clients.data?.length === 0),
    retryTroubles: () => {
      void clients.refetch();
      void params.refetch();
    },
  };
}

function listTroubles(
  hasNoClients: boolean,
  hasNoParams: boolean,
  isOfNoClient: boolean,
): readonly Trouble[] {
  const troubles = { clientsFailed: hasNoClients, paramsFailed: hasNoParams, noClient: isOfNoClient };
  return (['clientsFailed', 'paramsFailed', 'noClient'] as const).filter((trouble) => troubles[trouble]);
}
