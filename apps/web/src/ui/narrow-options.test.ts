import { describe, expect, it } from 'vitest';
import { narrowOptions } from './narrow-options.ts';

describe('searching in a long list of options', () => {
  const options = ['Ålesund', 'Bergen', 'Bodø', 'Oslo'].map((text) => ({ value: text, text }));

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
