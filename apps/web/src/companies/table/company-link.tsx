import { Link } from '@tanstack/react-router';
import { PATHS } from '../../lib/paths.ts';
import classes from './company-link.module.css';
import { useListSearch } from '../public/summary-list.ts';

/** A company's name as the way to its summary; long names end in an ellipsis with the whole in the tooltip. */
export function CompanyLink({ id, name }: { readonly id: string; readonly name: string }) {
  const listSearch = useListSearch();
  return (
    <Link
      to={PATHS.companySummary}
      params={{ companyId: id }}
      search={listSearch}
      className={classes.link}
      title={name}
    >
      {name}
    </Link>
  );
}
