// The columns of My Portfolio: those of the listing, but the cumulative score has one decimal and is for those who may see ratings
// (specification 2, sections 2.2, 6 and 9).

import type { PermissionKey } from '@vigilo/domain/access/permissions';
import { ScoreValue } from '../../scoring/public/score-value.tsx';
import type { Column } from './table-columns.tsx';
import { allowedColumns } from './table-columns.tsx';

/** The columns of My Portfolio that a user may see. */
export function portfolioColumns(can: (permission: PermissionKey) => boolean): Column[] {
  return allowedColumns(can).flatMap((column) => {
    if (column.key !== 'cumulativeScoreST') return [column];
    if (!can('list-creditriskrating')) return [];
    return [{ ...column, cell: (row) => <ScoreValue score={row.cumulativeScoreST} decimals={1} /> }];
  });
}
