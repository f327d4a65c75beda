import { describe, expect, it } from 'vitest';
import { decideMenuLayout } from './menu-layout.ts';

const BIG = { screenWidth: 1920, pixelRatio: 1 };

describe('decideMenuLayout', () => {
  it('is vertical below 992 px whatever was chosen', () => {
    expect(decideMenuLayout({ ...BIG, width: 991 }, null)).toBe('vertical');
    expect(decideMenuLayout({ ...BIG, width: 991 }, false)).toBe('vertical');
  });

  it('is collapsed from 992 to 1024 px whatever was chosen', () => {
    expect(decideMenuLayout({ ...BIG, width: 992 }, false)).toBe('collapsed');
    expect(decideMenuLayout({ ...BIG, width: 1023 }, null)).toBe('collapsed');
    expect(decideMenuLayout({ ...BIG, width: 1024 }, null)).toBe('expanded');
  });

  it('is collapsed on a screen of at most 1366 device pixels', () => {
    expect(decideMenuLayout({ width: 1366, screenWidth: 1366, pixelRatio: 1 }, null)).toBe('collapsed');
    expect(decideMenuLayout({ width: 1367, screenWidth: 1367, pixelRatio: 1 }, null)).toBe('expanded');
    expect(decideMenuLayout({ width: 1280, screenWidth: 1280, pixelRatio: 1.5 }, null)).toBe('expanded');
  });

  it('follows the choice where there is room', () => {
    expect(decideMenuLayout({ ...BIG, width: 1920 }, true)).toBe('collapsed');
    expect(decideMenuLayout({ width: 1366, screenWidth: 1366, pixelRatio: 1 }, false)).toBe('expanded');
  });
});
