import { expect, it } from 'vitest';
import { linesOf } from '../testing/lines-of-cells.ts';
import { restoreDescriptions } from './scanned-descriptions.ts';

const restore = (text: string): string => text.replace('manipulacion', 'manipulación');

function read(text: string): string | undefined {
  const [lines] = restoreDescriptions([linesOf(['description', 'amount'], [[text, '1.00']])], restore);
  const cell = lines?.rows[0]?.get(0);
  return cell?.value ?? cell?.text;
}

it('accents come back, and litres that were read as a one', () => {
  expect(read('Flete y manipulacion')).toBe('Flete y manipulación');
  expect(read('Paint, 10 1, matt')).toBe('Paint, 10 l, matt');
  expect(read('Water 0.5 1')).toBe('Water 0.5 l');
});

it('a one that is a number stays', () => {
  expect(read('Board 60 x 40 x 1')).toBe('Board 60 x 40 x 1');
  expect(read('Phase 1, first part')).toBe('Phase 1, first part');
});

it('grams, millilitres and square metres come back, and a year or a word stays', () => {
  expect(read('QUESO COLONIA 3006')).toBe('QUESO COLONIA 300G');
  expect(read('RIOJA TINTO 2006')).toBe('RIOJA TINTO 2006');
  expect(read('SPARKLING WATER SOOML')).toBe('SPARKLING WATER 500ML');
  expect(read('CREMA SOL 5OOML')).toBe('CREMA SOL 500ML');
  expect(read('Moqueta, por m?')).toBe('Moqueta, por m²');
  expect(read('Inspección de desagúe')).toBe('Inspección de desagüe');
});
