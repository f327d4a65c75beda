import '@mantine/core/styles/Skeleton.layer.css';
import { Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { entityChart, regionChart, sectorChart } from '@vigilo/domain/reports/summary-charts';
import { entityTable, regionTable, sectorTable } from '@vigilo/domain/reports/summary-tables';
import { useCallback } from 'react';
import { PaletteProvider, usePalette } from '../companies/public/palette.tsx';
import { formatDay } from '../lib/format.ts';
import { toProblem } from '../lib/problem.ts';
import { useTexts } from '../lib/texts.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { useRoomBelow } from '../ui/use-room-below.ts';
import { ClassCard } from './class-card.tsx';
import { CoverageStrip } from './coverage-strip.tsx';
import classes from './dashboard-screen.module.css';
import type { RequestedDays } from './dashboard-url.ts';
import { parseDashboardSearch } from './dashboard-url.ts';
import { DayChoices } from './day-choices.tsx';
import { ImpactCard } from './impact-card.tsx';
import type { Matrices } from './matrices-query.ts';
import { matricesQuery } from './matrices-query.ts';
import { PdfButton } from './pdf-button.tsx';

/** The report is seen whole where there is room (use-room-below.ts). */
const REST_OF_WINDOW = 'calc(100dvh - var(--above) - var(--v-page-padding))';

/** The RTI Summary: how many companies there are and in which categories as of two days, and how they are classified. */
export function DashboardScreen() {
  const t = useTexts('rtiSummary');
  const asked = parseDashboardSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const onDays = useCallback(
    (days: RequestedDays) => void navigate({ to: '.', search: { ...days }, resetScroll: false }),
    [navigate],
  );
  const { data, error, isError, refetch } = useQuery(matricesQuery(asked));
  // Once asking has failed, what was shown before would be of other days.
  const shown = isError ? null : findShown(data?.data);
  const screen = useRoomBelow();
  return (
    <Stack ref={screen} gap={0} mih={REST_OF_WINDOW}>
      <PageHeader
        title={t('title')}
        counts={shown === null ? [] : [t('asOf', { day: formatDay(shown.to) })]}
        actions={
          <>
            <DayChoices asked={asked} answered={shown ?? {}} onChange={onDays} />
            {shown !== null && <PdfButton from={shown.from} to={shown.to} />}
          </>
        }
      />
      {isError ? (
        <LoadFailed
          title={t('noResult')}
          message={toProblem(error, '').message}
          onRetry={() => void refetch()}
        />
      ) : shown === null ? (
        <DashboardSkeleton />
      ) : (
        <PaletteProvider>
          <Report {...shown} />
        </PaletteProvider>
      )}
    </Stack>
  );
}

interface Shown {
  readonly matrices: Matrices;
  readonly from: string;
  readonly to: string;
}

/** The numbers with the days they are of, or null where there are none yet. */
function findShown(matrices: Matrices | undefined): Shown | null {
  const [from, to] = matrices?.impact.Asof ?? [];
  return matrices === undefined || from === undefined || to === undefined ? null : { matrices, from, to };
}

function Report({ matrices, from, to }: Shown) {
  const { palette } = usePalette();
  const days = { from, to };
  return (
    <>
      <CoverageStrip matrices={matrices} {...days} />
      <div className={classes.cards}>
        <ImpactCard impact={matrices.impact} palette={palette} {...days} />
        <ClassCard
          kind="entity"
          field="entityType"
          counts={matrices.entity}
          buildTable={entityTable}
          buildChart={entityChart}
          {...days}
        />
        <ClassCard
          kind="region"
          field="region"
          counts={matrices.region}
          buildTable={regionTable}
          buildChart={regionChart}
          {...days}
        />
        <ClassCard
          kind="sector"
          field="sector"
          counts={matrices.sector}
          buildTable={sectorTable}
          buildChart={sectorChart}
          isWide
          {...days}
        />
      </div>
    </>
  );
}

/** The shape of the report while it loads. */
function DashboardSkeleton() {
  const t = useTexts('rtiSummary');
  return (
    <Stack flex={1} role="status" aria-label={t('loading')}>
      <Skeleton radius="lg" h="4.5rem" />
      <Skeleton radius="lg" flex={1} />
      <Skeleton radius="lg" flex={1} />
    </Stack>
  );
}
