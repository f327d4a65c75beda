import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draw } from './testing/draw.tsx';
import { newsRow } from './testing/news-row.ts';

vi.mock('../lib/texts.ts', () => ({
  useTexts: () => (key: string, values?: object) =>
    [key, ...Object.values(values ?? {})].map(String).join(' '),
  useWriteName: () => (name: string) => name,
}));
vi.mock('./news-effect.tsx', () => ({ NewsEffectPanel: () => null }));
vi.mock('../lib/opened-form.ts', () => ({ useFormPath: () => '/news' }));
vi.stubGlobal('document', { documentElement: { lang: 'en' } });

const { ChangeForm } = await import('./change-form.tsx');
const { draftsQuery } = await import('../lib/draft-store.ts');
const { queryClient } = await import('../lib/query-client.ts');
const { CHANGE_FORM } = await import('./change-draft.ts');
const { beginWith } = await import('./change-fields.ts');

/** A draft of the form, of the news with this id. */
function keepDraft(subject: string): void {
  const { over } = beginWith(newsRow());
  queryClient.setQueryData(draftsQuery.queryKey, [
    {
      form: CHANGE_FORM,
      subject,
      title: 'Anchor chain is inspected',
      path: '/news',
      content: JSON.stringify({ ...over, score: '-0.9', over }),
      savedAt: '2026-11-20T10:32:00Z',
    },
  ]);
}

beforeEach(() => {
  // News of today can be accepted, of tomorrow not.
  vi.useFakeTimers({ now: new Date('2026-11-20T10:32:00Z') });
  queryClient.setQueryData(draftsQuery.queryKey, []);
});
afterEach(() => {
  vi.useRealTimers();
});

function drawForm(part: Parameters<typeof newsRow>[0], { isLost = false, isSaving = false } = {}): string {
  return draw(
    <ChangeForm
      row={newsRow(part)}
      isLost={isLost}
      isSaving={isSaving}
      onSave={() => undefined}
      onCancel={() => undefined}
    />,
  );
}

it('says in words what is missing, and marks it as required', () => {
  const html = drawForm({ url: null });
  expect(html).toMatch(/>missing field\.url</);
  expect(html).toMatch(/<button[^>]*type="submit"[^>]*aria-disabled="true"/);
  expect(html).toMatch(
    /<input[^>]*type="url"[^>]*aria-required="true"|<input[^>]*aria-required="true"[^>]*type="url"/,
  );
});

it('can be saved where nothing is missing', () => {
  const html = drawForm({});
  expect(html).not.toContain('missing');
  expect(html).not.toContain('aria-disabled');
});

it('says before it is sent that the date may not be after today', () => {
  const html = drawForm({ date: '2026-11-21' });
  expect(html).toContain('fault.futureDate');
  expect(html).toMatch(/<button[^>]*type="submit"[^>]*aria-disabled="true"/);
  expect(html).toContain('max="2026-11-20"');
});

it('stays with what was entered where somebody else has settled the news, and cannot be saved', () => {
  const html = drawForm({}, { isLost: true });
  expect(html).toContain('>lost<');
  expect(html).toMatch(/<button[^>]*type="submit"[^>]*aria-disabled="true"/);
});

it('takes nothing more while it is being saved, since that would not be saved', () => {
  expect(drawForm({}, { isSaving: true })).toMatch(/<fieldset[^>]*disabled=""/);
  expect(drawForm({})).not.toMatch(/<fieldset[^>]*disabled=""/);
});

it('offers what was entered before, of this news only', () => {
  keepDraft('other');
  expect(drawForm({})).not.toContain('goOn');
  keepDraft('a');
  expect(drawForm({})).toContain('goOn');
});
