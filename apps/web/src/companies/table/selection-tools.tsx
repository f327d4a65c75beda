import { Anchor, Button, Group, Text } from '@mantine/core';
import { IconDownload, IconEdit } from '@tabler/icons-react';
import type { CompanyRow } from '@vigilo/contract/companies';
import { Suspense, lazy, useState } from 'react';
import { useTexts } from '../../lib/texts.ts';
import { useDownloadRti } from '../../reports/public/use-download-rti.ts';
import { useListing } from '../listing-context.tsx';

const BulkDialog = lazy(async () => ({ default: (await import('../bulk/bulk-dialog.tsx')).BulkDialog }));

interface SelectionToolsProps {
  /** The selected companies of all pages. */
  readonly rows: readonly CompanyRow[];
  readonly onClear: () => void;
}

/** How many companies are selected, and what can be done with all of them; nothing while none is. */
export function SelectionTools({ rows, onClear }: SelectionToolsProps) {
  const t = useTexts('companies');
  const { canEdit } = useListing();
  const [isEditing, setEditing] = useState(false);
  return (
    <Group gap="md" flex={1}>
      <Group role="status">
        {rows.length > 0 && (
          <>
            <Text span fw={550}>
              {t('table.selected', { count: rows.length })}
            </Text>
            <Anchor component="button" type="button" onClick={onClear}>
              {t('table.clearSelection')}
            </Anchor>
          </>
        )}
      </Group>
      {rows.length > 0 && (
        <>
          <RtiButton rows={rows} />
          {canEdit && (
            <Button
              variant="default"
              leftSection={<IconEdit size="1.125rem" stroke={1.75} aria-hidden="true" />}
              onClick={() => setEditing(true)}
            >
              {t('bulk.open')}
            </Button>
          )}
        </>
      )}
      {isEditing && (
        <Suspense>
          <BulkDialog rows={rows} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Group>
  );
}

/** Downloads the reports of the selected companies. */
function RtiButton({ rows }: Pick<SelectionToolsProps, 'rows'>) {
  const t = useTexts('reports');
  const { view } = useListing();
  const { download, isBusy } = useDownloadRti();
  const companies = rows.map(({ _id, ticker, companyName, status }) => ({
    id: _id,
    ticker,
    companyName,
    status,
  }));
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size="1.125rem" stroke={1.75} aria-hidden="true" />}
      loading={isBusy}
      onClick={() => download(companies, view.asOf)}
    >
      {t('downloads.rti')}
    </Button>
  );
}
