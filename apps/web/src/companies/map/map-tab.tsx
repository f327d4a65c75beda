import { Group, Kbd, Text } from '@mantine/core';
import type { useQuery } from '@tanstack/react-query';
import type { CallReply } from '@vigilo/contract/call';
import type { getHeatMap } from '@vigilo/contract/heat-map';
import { useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { HeatMapHandle } from '../../heat-map/public/heat-map-handle.ts';
import { formatDay } from '../../lib/format.ts';
import { saveFile } from '../../lib/get-file.ts';
import { useTexts } from '../../lib/texts.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { ListAndScore, useListing } from '../listing-context.tsx';
import { NoCompanies } from '../no-companies.tsx';
import { FullScreenStage, useFullScreen } from './full-screen-stage.tsx';
import { MapBody } from './map-body.tsx';
import { MapToolbar } from './map-toolbar.tsx';
import { tilesFromColumns } from './tiles-from-columns.ts';

interface MapTabProps {
  readonly answer: ReturnType<typeof useQuery<CallReply<typeof getHeatMap>>>;
}

/** The map with its choices above and its keys below. */
export function MapTab({ answer }: MapTabProps) {
  const { data, isPlaceholderData, isLoadingError, refetch } = answer;
  const map = useRef<HeatMapHandle>(null);
  const tiles = useMemo(() => (data === undefined ? null : tilesFromColumns(data.data.columns)), [data]);
  const { runOrReport, problem } = useProblem();
  const t = useTexts('heatMap');
  const tc = useTexts('companies');
  const savePng = usePicture(map, data?.data.asOf ?? null);
  const { isFullScreen, toggleFullScreen } = useFullScreen();
  return (
    <FullScreenStage isFullScreen={isFullScreen}>
      <MapToolbar
        asOf={data?.data.asOf ?? null}
        isFullScreen={isFullScreen}
        onPicture={() => void runOrReport(savePng, t('exportFailed'))}
        onFullScreen={() => void runOrReport(toggleFullScreen, t('fullScreenFailed'))}
        onCopy={(link) => runOrReport(() => navigator.clipboard.writeText(link), t('copyFailed'))}
      />
      {problem !== null && (
        <Text role="alert" c="var(--v-bad-ink)">
          {problem}
        </Text>
      )}
      <ListAndScore>
        {isLoadingError && <LoadFailed title={tc('failed.list')} onRetry={() => void refetch()} />}
        {tiles?.length === 0 && <NoCompanies />}
        {!isLoadingError && tiles?.length !== 0 && (
          <MapBody tiles={tiles} isStale={isPlaceholderData} map={map} />
        )}
      </ListAndScore>
      <MapFooter />
    </FullScreenStage>
  );
}

/** Does what the browser may refuse, and keeps the sentence that says so. */
function useProblem(): {
  /** Answers whether it was done. */
  runOrReport: (act: () => Promise<unknown>, sentence: string) => Promise<boolean>;
  problem: string | null;
} {
  const [problem, setProblem] = useState<string | null>(null);
  async function runOrReport(act: () => Promise<unknown>, sentence: string): Promise<boolean> {
    try {
      await act();
      setProblem(null);
      return true;
    } catch {
      setProblem(sentence);
      return false;
    }
  }
  return { runOrReport, problem };
}

/** Saves the map as a picture named by its day. Rejects when the browser cannot make one. */
function usePicture(map: RefObject<HeatMapHandle | null>, asOf: string | null): () => Promise<void> {
  const t = useTexts('heatMap');
  const tc = useTexts('companies');
  return async () => {
    const day = formatDay(asOf);
    const picture = await map.current?.exportPng({
      title: tc('title'),
      asOf: `${tc('asOf')} ${day}`,
      negative: t('legend.negative'),
      positive: t('legend.positive'),
    });
    if (picture !== undefined) saveFile(picture, t('fileName', { date: day }));
  };
}

/** How the map is used, by mouse at the left, by keyboard at the right. */
function MapFooter() {
  const t = useTexts('heatMap');
  const ts = useTexts('shell');
  const { view } = useListing();
  const hints = [
    { key: '←↑↓→', text: t('keys.move') },
    { key: ts('keys.enter'), text: t('keys.open') },
    { key: ts('keys.space'), text: t('keys.select') },
    ...(view.group === 'default' ? [] : [{ key: t('keys.pages'), text: t('keys.group') }]),
    { key: '/', text: t('keys.find') },
  ];
  return (
    <Group gap="xl" justify="space-between" wrap="nowrap" c="dimmed">
      <p>{t('help')}</p>
      <Group component="ul" display={{ base: 'none', md: 'flex' }} flex="none" m={0} p={0}>
        {hints.map(({ key, text }) => (
          <Text component="li" display="block" key={key}>
            <Kbd>{key}</Kbd> {text}
          </Text>
        ))}
      </Group>
    </Group>
  );
}
