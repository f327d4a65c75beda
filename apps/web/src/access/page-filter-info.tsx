import type { PageFilter } from '@vigilo/contract/access';
import { IconExternalLink } from '@tabler/icons-react';
import { useTexts } from '../lib/texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { FactSection, Facts } from '../ui/facts.tsx';
import { useAccessTexts } from './public/access-texts.ts';
import { FilterTree } from './filter-tree.tsx';
import classes from './page-filter-dialog.module.css';

/** A page filter to read: the picture of its page and the components that are available on it. */
export function PageFilterInfo({
  filter,
  onClose,
}: {
  readonly filter: PageFilter;
  readonly onClose: () => void;
}) {
  const t = useTexts('access');
  const texts = useAccessTexts();
  const picture =
    filter.imageThumb === null ? (
      t('filters.noPicture')
    ) : (
      <a href={filter.imageThumb} target="_blank" rel="noreferrer" className={classes.link}>
        {t('filters.openPicture')}
        <IconExternalLink size="1rem" stroke={1.75} aria-hidden="true" />
      </a>
    );
  return (
    <Dialog title={texts.page(filter.name)} size="lg" onClose={onClose}>
      <Facts facts={[{ name: t('filters.preview'), value: picture }]} />
      <FactSection title={t('filters.available')}>
        <FilterTree label={t('filters.available')} filters={[filter]} isWhole />
      </FactSection>
    </Dialog>
  );
}
