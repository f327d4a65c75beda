import { expect, it, vi } from 'vitest';
import { draw } from './testing/draw.tsx';
import { newsRow } from './testing/news-row.ts';

vi.mock('../lib/texts.ts', () => ({
  useTexts: () => (key: string, values?: object) =>
    [key, ...Object.values(values ?? {})].map(String).join(' '),
  useWriteName: () => (name: string) => name,
}));
vi.mock('@tanstack/react-router', () => ({ Link: () => null }));
vi.mock('./news-effect.tsx', () => ({ NewsEffectPanel: () => null }));
vi.mock('./news-sources.tsx', () => ({ NewsSources: () => null }));
vi.stubGlobal('document', { documentElement: { lang: 'en' } });

const { NewsPreview } = await import('./news-preview.tsx');

function drawPreview(row = newsRow()): string {
  return draw(
    <NewsPreview
      row={row}
      isLost={false}
      isUnread={false}
      isChanging={false}
      isSaving={false}
      selected={{ all: 791, accept: 12, drop: 544 }}
      findReason={() => undefined}
      onAct={() => undefined}
      onSave={() => undefined}
      onCancel={() => undefined}
    />,
  );
}

it('counts on each button what it settles of the selected rows', () => {
  const html = drawPreview();
  expect(html).toContain('acceptMany 12');
  expect(html).toContain('dropMany 544');
});

it('tells a topic whole that its field may cut off', () => {
  const html = drawPreview(newsRow({ topic: 'Mergers, acquisitions and disposals' }));
  expect(html).toContain('title="Mergers, acquisitions and disposals"');
});
