import { Button } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useTexts } from '../../lib/texts.ts';
import { useDownloadCompanies } from '../../reports/public/use-download-companies.ts';
import { buildSearchBody } from '../companies-queries.ts';
import { useListing } from '../listing-context.tsx';
import type { Column } from './table-columns.tsx';

interface DownloadCompaniesButtonProps {
  /** Those on the screen, in their order. */
  readonly columns: readonly Column[];
  /** Companies that match; undefined until it is known. */
  readonly total: number | undefined;
  readonly kind: 'companies-excel' | 'portfolio-excel';
}

/** Downloads what the table shows, all its pages, as an Excel file. */
export function DownloadCompaniesButton({ columns, total, kind }: DownloadCompaniesButtonProps) {
  const t = useTexts('reports');
  const { view } = useListing();
  const { download, isBusy } = useDownloadCompanies(kind);
  return (
    <Button
      variant="default"
      leftSection={<IconFileSpreadsheet size="1.125rem" stroke={1.75} aria-hidden="true" />}
      loading={isBusy}
      disabled={total === undefined}
      onClick={() =>
        download(
          {
            ...buildSearchBody(view),
            sort: view.sort,
            descending: view.descending,
            columns: columns.map(({ key }) => key),
          },
          total ?? 0,
        )
      }
    >
      {t('downloads.companies')}
    </Button>
  );
}
