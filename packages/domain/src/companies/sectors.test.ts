import { describe, expect, it } from 'vitest';
import { findSector, SECTORS, type Sector } from './sectors.ts';

const consumer: Sector = 'Consumer Goods & Retail';
const financial: Sector = 'Financial Services & Real Estate';
const industrial: Sector = 'Industrials, Materials & Utilities';
const technology: Sector = 'Technology, Media & Telecommunications';

describe('findSector', () => {
  it('finds each of the six by its own name, whatever the case', () => {
    for (const sector of SECTORS) {
      expect(findSector(sector)).toBe(sector);
      expect(findSector(` ${sector.toUpperCase()} `)).toBe(sector);
    }
    expect(SECTORS).toHaveLength(6);
  });

  it.each<[string, Sector]>([
    ['Communication Services', technology],
    ['Consumer Discretionary', consumer],
    ['Consumer Staples', consumer],
    ['Energy', 'Energy'],
    ['Financials', financial],
    ['Health Care', 'Healthcare'],
    ['Industrials', industrial],
    ['Information Technology', technology],
    ['Materials', industrial],
    ['Real Estate', financial],
    ['Utilities', industrial],
  ])('reads the GICS sector %s as %s', (text, sector) => {
    expect(findSector(text)).toBe(sector);
  });

  it.each<[string, Sector]>([
    ['Finance', financial],
    ['Technology', technology],
    ['Basic Materials', industrial],
    ['Telecommunications', technology],
    ['Public Utilities', industrial],
    ['Capital Goods', industrial],
    ['Consumer Non-Durables', consumer],
    ['Transportation', industrial],
  ])('reads the NASDAQ sector %s as %s', (text, sector) => {
    expect(findSector(text)).toBe(sector);
  });

  it.each<[string, Sector]>([
    ['Oil & Gas', 'Energy'],
    ['oil and gas', 'Energy'],
    ['Consumer Goods', consumer],
    ['Automobiles & Parts', consumer],
    ['Industrial Goods & Services', industrial],
    ['healthcare', 'Healthcare'],
    ['Consumer Defensive', consumer],
    ['Financial Services', financial],
  ])('reads the ICB or Morningstar sector %s as %s', (text, sector) => {
    expect(findSector(text)).toBe(sector);
  });

  it.each(['', '  ', 'Miscellaneous', '-', 'n/a', 'Blockchain'])('finds no sector in %j', (text) => {
    expect(findSector(text)).toBeNull();
  });
});
