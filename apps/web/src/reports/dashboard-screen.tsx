import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { entityChart, regionChart, sectorChart } from '@vigilo/domain/reports/summary-charts';
import { entityTable, regionTable, sectorTable } from '@vigilo/domain/reports/summary-tables';
import { useCallback } from 'react';
import { PaletteProvider, usePalette } from '../companies/palette.tsx';
import { formatReportDay } from '../lib/format.ts';
import { problemOf } from '../lib/problem.ts';
import { useTexts } from '../lib/texts.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { useRoomBelow } from '../ui/use-room-below.ts';
import { ClassCard } from './class-card.tsx';
import { CoverageStrip } from './coverage-strip.tsx';
import classes from './dashboard-screen.module.css';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import type { AskedDays } from './dashboard-url.ts';
import { daysOf } from './dashboard-url.ts';
import { DayChoices } from './day-choices.tsx';
import { ImpactCard } from './impact-card.tsx';
import type { Matrices } from './matrices-query.ts';
import { matricesQuery } from './matrices-query.ts';
import { PdfButton } from './pdf-button.tsx';

/** The RTI Summary: how many companies there are and in which categories as of two days, and how they are classified. */
export function DashboardScreen() {
  const t = useTexts('rtiSummary');
  const asked = daysOf(useSearch({ strict: false }));
  const navigate = useNavigate();
  const onDays = useCallback((days: AskedDays) => void navigate({ to: '.', search: { ...days }, resetScroll: false }), [navigate]);
  const { data, error, isError, refetch } = useQuery(matricesQuery(asked));
  // Once asking has failed, what was shown before would be of other days.
  const matrices = isError ? undefined : data?.data;
  const [from, to] = matrices?.impact.Asof ?? [];
  const screen = useRoomBelow();
  return (
    <div ref={screen} className={classes.screen}>
      <PageHeader
        title={t('title')}
        {...(to !== undefined && { counts: [t('asOf', { day: formatReportDay(to) })] })}
        actions={
          <>
            <DayChoices asked={asked} answered={{ ...(from !== undefined && { from }), ...(to !== undefined && { to }) }} onChange={onDays} />
            {from !== undefined && to !== undefined && <PdfButton from={from} to={to} />}
          </>
        }
      />
      {isError && <LoadFailed title={t('noResult')} message={problemOf(error, '').message} onRetry={() => void refetch()} />}
      {!isError && matrices === undefined && <DashboardSkeleton />}
      {matrices !== undefined && from !== undefined && to !== undefined && (
        <PaletteProvider>
          <Report matrices={matrices} from={from} to={to} />
        </PaletteProvider>
      )}
    </div>
  );
}

function Report({ matrices, from, to }: { readonly matrices: Matrices; readonly from: string; readonly to: string }) {
  const { palette } = usePalette();
  const days = { from, to };
  return (
    <>
      <CoverageStrip matrices={matrices} {...days} />
      <div className={classes.cards}>
        <ImpactCard impact={matrices.impact} palette={palette} {...days} />
        <ClassCard kind="entity" field="entityType" table={entityTable(matrices.entity)} chart={entityChart} {...days} />
        <ClassCard kind="region" field="region" table={regionTable(matrices.region)} chart={regionChart} {...days} />
        <ClassCard kind="sector" field="sector" table={sectorTable(matrices.sector)} chart={sectorChart} isWide {...days} />
      </div>
    </>
  );
}
