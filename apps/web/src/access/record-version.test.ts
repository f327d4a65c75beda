import { describe, expect, it } from 'vitest';
import { versionToSave } from './record-version.ts';

const initial = { name: 'Default', description: '', version: 3 };

describe('the version a form saves with', () => {
  it('is the present one where only what stands beside the form has changed', () => {
    expect(versionToSave(initial, { ...initial, version: 7 })).toBe(7);
  });

  it('is the one it began with where somebody changed what the form shows, so that the save is refused', () => {
    expect(versionToSave(initial, { ...initial, version: 7, name: 'Other' })).toBe(3);
    expect(versionToSave(initial, { ...initial, version: 7, description: 'x' })).toBe(3);
  });

  it('is the one it began with while the record is not known', () => {
    expect(versionToSave(initial, undefined)).toBe(3);
  });
});
