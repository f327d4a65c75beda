import { describe, expect, it } from 'vitest';
import { tellShortly } from './wordings.ts';

const tell = (text: string) => tellShortly(text.split(' ')).join(' ');

describe('several words that tell what one tells', () => {
  it.each([
    ['acme pulls back pumps', 'acme recall pumps'],
    ['acme pulled back pumps', 'acme recall pumps'],
    ['acme swung to loss', 'acme loss'],
    ['two hurt as fire breaks out at acme', 'two hurt as blaze at acme'],
    ['el consejero delegado de acme', 'el ceo de acme'],
  ])('%s', (written, told) => {
    expect(tell(written)).toBe(told);
  });

  it('from the first word that begins one', () => {
    expect(tell('pierde el grado de inversion')).toBe('cut junk');
    expect(tell('el grado de inversion')).toBe('el investmentgrade');
  });

  it.each(['', 'acme pulls', 'back acme pulls', 'acme sells pumps'])('and leaves the rest: "%s"', (text) => {
    expect(tell(text)).toBe(text);
  });
});
