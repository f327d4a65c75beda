import { beforeEach, expect, it, vi } from 'vitest';
import { newsQueue as english } from '@vigilo/contract/messages/en/news-queue';
import { newsQueue as spanish } from '@vigilo/contract/messages/es/news-queue';
import { formatMessage } from '@vigilo/contract/messages/format-message';
import { beginWith, followRow } from './change-fields.ts';
import { draw } from './testing/draw.tsx';
import { newsRow } from './testing/news-row.ts';

let language: 'en' | 'es' = 'en';
vi.mock('../lib/texts.ts', () => ({
  useTexts: (area: string) => (key: keyof typeof english, values?: object) =>
    area === 'newsQueue'
      ? formatMessage((language === 'en' ? english : spanish)[key], language, { ...values })
      : key,
  useWriteName: () => (name: string) => name,
}));
vi.stubGlobal('document', { documentElement: { lang: 'en' } });

const { ChangedMeanwhile } = await import('./changed-meanwhile.tsx');

beforeEach(() => {
  language = 'en';
});

/** What is said where this was entered as the score and somebody else then made it -0.9. */
function say(score: string): string {
  const begun = beginWith(newsRow());
  const entered = { ...begun, fields: { ...begun.fields, score } };
  const newest = newsRow({ score: -0.9, shownScore: -0.9, version: 2 });
  return draw(<ChangedMeanwhile entered={followRow(entered, newest)} />);
}

it('says that the news has changed, and what of that was entered here too', () => {
  expect(say('-0.2')).toContain('Changed where you entered something too: Score (now −0.9).');
  expect(say('-0.4')).toContain('This news has changed meanwhile');
  expect(say('-0.4')).not.toContain('Score');
});

it('says so in Spanish', () => {
  language = 'es';
  expect(say('-0.2')).toContain('Ha cambiado también lo que usted ha introducido: Puntuación (ahora −0.9).');
});

it('says nothing while the news is as it was', () => {
  expect(draw(<ChangedMeanwhile entered={beginWith(newsRow())} />)).not.toContain('role="status"');
});
