import { describe, expect, it } from 'vitest';
import { shortenWordings } from './wordings.ts';

const shorten = (text: string) => shortenWordings(text.split(' ')).join(' ');

describe('several words that tell what one tells', () => {
  it.each([
    ['acme pulls back pumps', 'acme recall pumps'],
    ['acme pulled back pumps', 'acme recall pumps'],
    ['acme swung to loss', 'acme loss'],
    ['two hurt as fire breaks out at acme', 'two hurt as blaze at acme'],
    ['el consejero delegado de acme', 'el ceo de acme'],
  ])('%s', (written, short) => {
    expect(shorten(written)).toBe(short);
  });

  it('from the first word that begins one', () => {
    expect(shorten('pierde el grado de inversion')).toBe('cut junk');
    expect(shorten('el grado de inversion')).toBe('el investmentgrade');
  });

  it.each(['', 'acme pulls', 'back acme pulls', 'acme sells pumps'])('and leaves the rest: "%s"', (text) => {
    expect(shorten(text)).toBe(text);
  });
});
