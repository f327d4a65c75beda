import { expect, it, vi } from 'vitest';
import { conflictActions } from './conflict-actions.ts';

const TYPED = { name: 'Typed', version: 1 };
const NEWEST = { name: 'Theirs', version: 3 };

function buildForm(load: (() => Promise<typeof NEWEST>) | undefined = () => Promise.resolve(NEWEST)) {
  return {
    fields: TYPED,
    load,
    reset: vi.fn<() => void>(),
    take: vi.fn<(newest: typeof NEWEST) => void>(),
    keep: vi.fn<(fields: typeof NEWEST) => void>(),
  };
}

it('reloading takes the record as it is now', async () => {
  const form = buildForm();
  conflictActions(form).onReload();
  await vi.waitFor(() => expect(form.take).toHaveBeenCalledWith(NEWEST));
  expect(form.reset).toHaveBeenCalledOnce();
  expect(form.keep).not.toHaveBeenCalled();
});

it('keeping takes its version only', async () => {
  const form = buildForm();
  conflictActions(form).onKeep();
  await vi.waitFor(() =>
    expect(form.keep).toHaveBeenCalledWith(
      { name: 'Typed', version: 3 },
      expect.objectContaining({ version: 3 }),
    ),
  );
  expect(form.take).not.toHaveBeenCalled();
});

it('a form that adds has nothing to reload', async () => {
  const form = { ...buildForm(), load: undefined };
  conflictActions(form).onReload();
  await Promise.resolve();
  expect(form.reset).not.toHaveBeenCalled();
});
