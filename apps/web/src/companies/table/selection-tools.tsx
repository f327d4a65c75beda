import { Button } from '@mantine/core';
import { IconDownload, IconEdit } from '@tabler/icons-react';
import type { CompanyRow } from '@vigilo/contract/companies';
import { Suspense, lazy, useState } from 'react';
import { useTexts } from '../../lib/texts.ts';
import { useDownloadRti } from '../../reports/public/use-download-rti.ts';
import { SelectionCount } from './selection-count.tsx';
import classes from './selection-tools.module.css';

const BulkDialog = lazy(async () => ({ default: (await import('../bulk/bulk-dialog.tsx')).BulkDialog }));

interface SelectionToolsProps {
  /** The selected companies of all pages. */
  readonly rows: readonly CompanyRow[];
  readonly canEdit: boolean;
  readonly asOf: string | null;
  readonly onClear: () => void;
}

/** How many companies are selected, and what can be done with all of them; nothing while none is. */
export function SelectionTools({ rows, canEdit, asOf, onClear }: SelectionToolsProps) {
  const t = useTexts('companies');
  const tr = useTexts('reports');
  const { download, isBusy } = useDownloadRti();
  const [isEditing, setEditing] = useState(false);
  return (
    <div className={classes.tools}>
      <SelectionCount count={rows.length} onClear={onClear} />
      {rows.length > 0 && (
        <>
          <Button
            variant="default"
            leftSection={<IconDownload size="1.125rem" stroke={1.75} aria-hidden="true" />}
            loading={isBusy}
            onClick={() =>
              download(
                rows.map(({ _id, ticker, companyName, status }) => ({
                  id: _id,
                  ticker,
                  companyName,
                  status,
                })),
                asOf,
              )
            }
          >
            {tr('downloads.rti')}
          </Button>
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
    </div>
  );
}
