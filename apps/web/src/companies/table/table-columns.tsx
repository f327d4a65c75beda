// The columns of the table as the specification lists them (2, section 2.1), and who sees which: ratings with list-creditriskrating,
// as-of date and status with edit-company; and more scores, put away at first. The company and the action stay; the others can be put away.

import { Anchor, Badge, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { CompanyRow } from '@vigilo/contract/companies';
import type { CompanySort } from '@vigilo/domain/companies/fields';
import type { PermissionKey } from '@vigilo/domain/access/permissions';
import { bandFromScore, LISTING_STEP } from '@vigilo/domain/heat-map/bands';
import { colourFromBand, inkForColour } from '@vigilo/domain/heat-map/palettes';
import { toThousandths } from '@vigilo/domain/scoring/thousandths';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { formatAmount, formatDay } from '../../lib/format.ts';
import { PATHS } from '../../lib/paths.ts';
import type { TableColumn } from '../../ui/data-table/table-column.ts';
import { FeedTroubleMark } from '../../news/public/feed-badges.tsx';
import { WaitingMark } from '../../news/public/waiting-mark.tsx';
import { CategoryPill } from '../../scoring/public/category-pill.tsx';
import { ScoreValue } from '../../scoring/public/score-value.tsx';
import { TrendMark } from '../../scoring/public/trend-mark.tsx';
import { ClassificationText, ClippedName, ClippedText, RatingText, WebsiteLink } from '../company-texts.tsx';
import type { EditableField } from '../editable-field.ts';
import { useListing } from '../listing-context.tsx';
import { EditableCell } from '../public/editable-cell.tsx';
import { usePalette } from '../public/palette.tsx';
import { useListSearch } from '../public/summary-list.ts';

export interface Column extends Pick<TableColumn<CompanyRow>, 'cell' | 'isAtEnd' | 'isRowHead'> {
  /** Also what the table is sorted by. */
  readonly key: CompanySort;
  /** One of the three under 'Distribution of Cumulative Score by Event Type'. */
  readonly isDistribution?: true;
  readonly needs?: PermissionKey;
  /** Put away until a person wants to see it. */
  readonly isPutAwayAtFirst?: true;
}

export type ColumnKey = Column['key'];

const COLUMNS: readonly Column[] = [
  { key: 'companyName', isRowHead: true, cell: (row) => <CompanyLink company={row} /> },
  {
    key: 'ticker',
    cell: (row) => (
      <Group gap="xs" wrap="nowrap">
        <Ticker company={row} />
        <WaitingMark companyId={row._id} />
        <FeedTroubleMark companyId={row._id} name={row.companyName} />
      </Group>
    ),
  },
  { key: 'region', cell: editable('region', (row) => <ClippedText text={row.region} />) },
  { key: 'country', cell: editable('country', (row) => <ClippedName name={row.country} />) },
  {
    key: 'entityType',
    cell: editable('entityType', (row) => <ClassificationText field="entityType" value={row.entityType} />),
  },
  { key: 'sector', cell: editable('sector', (row) => <ClippedName name={row.sector} />) },
  { key: 'industry', cell: editable('industry', (row) => <ClippedName name={row.industry} />) },
  {
    key: 'creditRiskRatingST',
    needs: 'list-creditriskrating',
    cell: editable('creditRiskRatingST', (row) => <RatingText grade={row.creditRiskRatingST} />),
  },
  {
    key: 'creditRiskRatingLT',
    needs: 'list-creditriskrating',
    cell: editable('creditRiskRatingLT', (row) => <RatingText grade={row.creditRiskRatingLT} />),
  },
  {
    key: 'cumulativeScoreST',
    isAtEnd: true,
    cell: (row) => <ScoreValue score={row.cumulativeScoreST} decimals={2} />,
  },
  {
    key: 'cumulativeScoreLT',
    isAtEnd: true,
    isPutAwayAtFirst: true,
    cell: (row) => <ScoreValue score={row.cumulativeScoreLT} decimals={2} />,
  },
  {
    key: 'prevCumulativeScoreST',
    isAtEnd: true,
    isPutAwayAtFirst: true,
    cell: (row) => <ScoreValue score={row.prevCumulativeScoreST} decimals={2} />,
  },
  {
    key: 'scoreChange',
    isAtEnd: true,
    isPutAwayAtFirst: true,
    cell: (row) => <ScoreValue score={row.ScoreChange} decimals={2} />,
  },
  { key: 'category', cell: (row) => <CategoryPill category={row.category} /> },
  {
    key: 'eventScoreCompany',
    isAtEnd: true,
    isDistribution: true,
    cell: (row) => <ScoreValue score={row.eventBasedCumulativeScore.company} decimals={1} />,
  },
  {
    key: 'eventScoreIndustry',
    isAtEnd: true,
    isDistribution: true,
    cell: (row) => <ScoreValue score={row.eventBasedCumulativeScore.industry} decimals={1} />,
  },
  {
    key: 'eventScoreMacro',
    isAtEnd: true,
    isDistribution: true,
    cell: (row) => <ScoreValue score={row.eventBasedCumulativeScore.macro} decimals={1} />,
  },
  { key: 'asOfDate', needs: 'edit-company', isAtEnd: true, cell: (row) => formatDay(row.asOfDate) },
  {
    key: 'status',
    needs: 'edit-company',
    cell: editable('status', (row) => <ClassificationText field="status" value={row.status ?? ''} />),
  },
  { key: 'website', cell: (row) => <WebsiteLink company={row} /> },
  { key: 'marketCap', isAtEnd: true, cell: (row) => formatAmount(row.marketCap, 1) },
];

/** A value that can be changed where it stands. */
function editable(
  field: EditableField,
  write: (row: CompanyRow) => ReactNode,
): (row: CompanyRow) => ReactNode {
  return (row) => (
    <EditableCell row={row} field={field}>
      {write(row)}
    </EditableCell>
  );
}

/** The columns a user may see. @public */
export function allowedColumns(can: (permission: PermissionKey) => boolean): Column[] {
  return COLUMNS.filter((column) => column.needs === undefined || can(column.needs));
}

/** The same for the present user. */
export function useAllowedColumns(): Column[] {
  const { canEdit, canRate } = useListing();
  return useMemo(
    () => allowedColumns((permission) => (permission === 'edit-company' ? canEdit : canRate)),
    [canEdit, canRate],
  );
}

/** What was kept of the columns a person put away: keys that still exist and can be put away. Without it, those put away at first. */
export function readHiddenColumns(kept: unknown): ColumnKey[] {
  const isHidden = ({ key, isPutAwayAtFirst }: Column) =>
    Array.isArray(kept) ? kept.includes(key) : isPutAwayAtFirst === true;
  return COLUMNS.filter((column) => column.isRowHead !== true && isHidden(column)).map(({ key }) => key);
}

/** A company's name as the way to its summary; long names end in an ellipsis with the whole in the tooltip. */
function CompanyLink({ company: { _id, companyName } }: { readonly company: CompanyRow }) {
  const listSearch = useListSearch();
  return (
    <Anchor
      display="block"
      maw="14rem"
      c="var(--v-ink)"
      truncate
      title={companyName}
      renderRoot={(root) => (
        <Link to={PATHS.companySummary} params={{ companyId: _id }} search={listSearch} {...root} />
      )}
    >
      {companyName}
    </Anchor>
  );
}

/** The ticker in the colour of its score, with the arrow of its weekly change. */
function Ticker({ company: { ticker, cumulativeScoreST, ScoreChange } }: { readonly company: CompanyRow }) {
  const { palette } = usePalette();
  const ground = colourFromBand(palette, bandFromScore(toThousandths(cumulativeScoreST), LISTING_STEP));
  return (
    <Group component="span" display="inline-flex" gap="sm" wrap="nowrap">
      <Badge miw="3.5rem" maw="6rem" radius="sm" fw={650} bg={ground} c={inkForColour(ground)} title={ticker}>
        {ticker}
      </Badge>
      <TrendMark change={ScoreChange} horizon="shortTerm" />
    </Group>
  );
}
