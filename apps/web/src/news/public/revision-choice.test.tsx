import type { ReactElement } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';

const decide = vi.hoisted(() => vi.fn<(body: object, headline: string) => Promise<void>>());

vi.mock('../../lib/texts.ts', () => ({ useTexts: () => (key: string) => key }));
vi.mock('./use-decide-revision.ts', () => ({ useDecideRevision: () => ({ isBusy: false, decide }) }));

const { RevisionChoice } = await import('./revision-choice.tsx');

beforeEach(() => decide.mockReset().mockResolvedValue());

/** Presses the buttons one after the other, and lists the headlines that are named then. */
function pressAll(): string[] {
  const group: ReactElement<{ readonly children: ReactElement<{ readonly onClick: () => void }>[] }> =
    RevisionChoice({ companyId: 'c', eventId: 'e', revisionId: 'r', title: 'Old', newTitle: 'New' });
  for (const { props } of group.props.children) props.onClick();
  return decide.mock.calls.map(([body, headline]) => `${JSON.stringify(body)} ${headline}`);
}

it('names the headline that the event has afterwards', () => {
  const [keep, takeOver] = pressAll();
  expect(keep).toMatch(/"decision":"keep".* Old$/);
  expect(takeOver).toMatch(/"decision":"take-over".* New$/);
});
