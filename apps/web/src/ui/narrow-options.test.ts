import { describe, expect, it } from 'vitest';
import { narrowOptions } from './narrow-options.ts';

describe('searching in a long list of options', () => {
  const options = ['Ålesund', 'Bergen', 'Bodø', 'Oslo'].map((text) => ({ value: text, text }));

  it('finds what is shown and what is stored, but no ids', () => {
    const country = [{ value: 'Germany', text: 'Alemania' }];
    const found = (text: string, given = country) => narrowOptions(given, [], text, 5).shown.length;
    expect(['alem', 'germ', 'fran'].map((text) => found(text))).toEqual([1, 1, 0]);
    expect(found('01900', [{ value: '01900000-0000-7000-8000-000000000000', text: 'Ana' }])).toBe(0);
  });

  it('finds a part of the text whatever the case and accents', () => {
    expect(narrowOptions(options, [], 'ÅLE', 10).shown.map((v) => v.text)).toEqual(['Ålesund']);
    expect(narrowOptions(options, [], 'ale', 10).shown.map((v) => v.text)).toEqual(['Ålesund']);
  });

  it('shows the first and says how many more; chosen ones come first', () => {
    expect(narrowOptions(options, ['Oslo'], '', 2)).toEqual({ shown: [options[3], options[0]], more: 2 });
  });

  it('leaves the order alone where all fit', () => {
    expect(narrowOptions(options, ['Oslo'], '', 4)).toEqual({ shown: options, more: 0 });
  });
});
