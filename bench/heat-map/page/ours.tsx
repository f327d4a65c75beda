// Our heat map alone on a page. The address may choose what it shows, for looking at it: ?n=300&group=industry&palette=dark&dark=1 ...

import '@fontsource-variable/inter/wght.css';
import './page.css';
import { createRef, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { COLOUR_BYS, RATING_HORIZONS } from '@vigilo/domain/heat-map/colour-by';
import { GROUP_BYS, groupTiles } from '@vigilo/domain/heat-map/group-tiles';
import { LISTING_STEP } from '@vigilo/domain/heat-map/bands';
import { PALETTES } from '@vigilo/domain/heat-map/palettes';
import { SIZE_BYS } from '@vigilo/domain/heat-map/size';
import type { Tile } from '@vigilo/domain/heat-map/tile';
import { ThemeProvider } from '../../../apps/web/src/ui/theme-provider.tsx';
import { HeatMapCanvas } from '../../../apps/web/src/heat-map/public/heat-map-canvas.tsx';
import type { HeatMapHandle } from '../../../apps/web/src/heat-map/public/heat-map-handle.ts';
import type { HeatMapLabels } from '../../../apps/web/src/heat-map/public/heat-map-labels.ts';
import { countFrames, nextPaint } from './frames.ts';
import type { MeasuredPage } from './measured.ts';
import { sampleTiles } from './sample-tiles.ts';

const signed = [2, 3].map(
  (decimals) =>
    new Intl.NumberFormat('en', {
      signDisplay: 'exceptZero',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    }),
);

const labels: HeatMapLabels = {
  map: 'Heat map of the companies',
  kind: 'heat map',
  keys: 'Arrow keys move between companies, Enter opens, Space selects, Escape shows the whole map, plus and minus zoom.',
  unclassified: 'Unclassified',
  notRated: 'Not rated',
  shortTerm: 'ST · 3 months',
  longTerm: 'LT · 6 months',
  weeklyChange: 'Weekly change',
  ratingSt: 'Rating ST',
  ratingLt: 'Rating LT',
  events: 'Events',
  marketCap: 'Market Cap',
  meanScore: 'Mean',
  enterGroup: 'Click to see this group alone',
  rise: 'up',
  fall: 'down',
  same: 'no change',
  waitingNews: () => null,
  companies: (count) => `${count} companies`,
  amount: String,
  score: (score, decimals) => (signed[decimals - 2]?.format(score / 1000) ?? '').replace('-', '−'),
};

const query = new URLSearchParams(location.search);

function pickOption<T extends string>(choices: readonly T[], word: string, usual: T): T {
  return choices.find((choice) => choice === query.get(word)) ?? usual;
}

const dark = query.has('dark');
document.documentElement.toggleAttribute('data-dark', dark);
const WHOLE = { k: 1, x: 0.5, y: 0.5 };
const handle = createRef<HeatMapHandle>();

/** What a mark costs is the drawing of one triangle: a tenth of the companies have one. */
const EVERY = 10;

const ALL = { entries: [], eventless: 'shown' } as const;

function Map({ tiles }: { tiles: readonly Tile[] }) {
  const root = useMemo(() => groupTiles(tiles, pickOption(GROUP_BYS, 'group', 'industry')), [tiles]);
  const [selectedId, setSelected] = useState<string | null>(query.get('selected'));
  const [view, setView] = useState(WHOLE);
  const waiting = useMemo(
    () => new Set(tiles.filter((_tile, index) => index % EVERY === 0).map(({ id }) => id)),
    [tiles],
  );
  return (
    <HeatMapCanvas
      waiting={waiting}
      ref={handle}
      root={root}
      emphasis={ALL}
      sizeBy={pickOption(SIZE_BYS, 'size', 'equal')}
      colourBy={pickOption(COLOUR_BYS, 'colour', 'st')}
      horizon={pickOption(RATING_HORIZONS, 'horizon', 'st')}
      palette={pickOption(PALETTES, 'palette', 'standard')}
      step={LISTING_STEP}
      dark={dark}
      showRatings
      selectedId={selectedId}
      onSelect={setSelected}
      onEnterGroup={() => undefined}
      onLeaveGroup={() => false}
      onOpen={(id) => document.documentElement.setAttribute('data-opened', id)}
      view={view}
      onViewChange={setView}
      labels={labels}
      reducedMotion={query.has('calm')}
    />
  );
}

const place = document.getElementById('map');
let root: Root | null = null;

function show(tiles: readonly Tile[]): void {
  if (place === null) return;
  root ??= createRoot(place);
  root.render(
    <ThemeProvider>
      <Map tiles={tiles} />
    </ThemeProvider>,
  );
}

let framesCounted: MeasuredPage['framesCounted'] = () => ({ frames: 0, milliseconds: 0, long: 0 });

window.measured = {
  async firstDraw(count) {
    root?.unmount();
    root = null;
    const tiles = sampleTiles(count);
    await document.fonts.load("650 12px 'Inter Variable'");
    await nextPaint();
    const began = performance.now();
    flushSync(() => show(tiles));
    const drawn = await nextPaint();
    if (place?.querySelector('canvas') === null) throw new Error('The map was not drawn.');
    return drawn - began;
  },
  countFrames() {
    framesCounted = countFrames();
  },
  framesCounted: () => framesCounted(),
};
Object.assign(window, { handle });

const count = Number(query.get('n') ?? 0);
if (count > 0) show(sampleTiles(count));
