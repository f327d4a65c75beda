import { expect, it, vi } from 'vitest';
import { news as english } from '@vigilo/contract/messages/en/news';
import { news as spanish } from '@vigilo/contract/messages/es/news';
import { formatMessage } from '@vigilo/contract/messages/format-message';
import { draw } from '../testing/draw.tsx';

let language: 'en' | 'es' = 'en';
vi.mock('../../lib/texts.ts', () => ({
  useTexts: () => (key: keyof typeof english, values: object) =>
    formatMessage((language === 'en' ? english : spanish)[key], language, { ...values }),
}));

const { useWriteSources } = await import('./use-write-sources.ts');

function Sources(props: { readonly reports: number; readonly sources: number }) {
  return useWriteSources()(props);
}
const write = (reports: number, sources: number) =>
  draw(<Sources reports={reports} sources={sources} />).replaceAll(/<[^>]*>[^<]*<\/style>|<[^>]*>/g, '');

it('says how many reports there are where that is not how many sources there are', () => {
  language = 'en';
  expect([write(1, 1), write(3, 3), write(12, 3), write(12, 1)]).toEqual([
    '1 source',
    '3 sources',
    '12 reports, 3 sources',
    '12 reports, 1 source',
  ]);
});

it('says so in Spanish', () => {
  language = 'es';
  expect([write(1, 1), write(3, 3), write(12, 3), write(12, 1)]).toEqual([
    '1 fuente',
    '3 fuentes',
    '12 publicaciones, 3 fuentes',
    '12 publicaciones, 1 fuente',
  ]);
});
