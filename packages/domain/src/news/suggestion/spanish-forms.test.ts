import { expect, it } from 'vitest';
import { listBases } from './spanish-forms.ts';

it.each([
  ['quiebras', 'quiebra'],
  ['suspendieron', 'suspender'],
  ['incumplio', 'incumplir'],
  ['embargue', 'embargar'],
  ['embarguen', 'embargar'],
  ['ejecute', 'ejecutar'],
  ['notifique', 'notificar'],
  ['autorice', 'autorizar'],
  ['insolventes', 'insolvente'],
  ['deudoras', 'deudor'],
  ['acreedores', 'acreedor'],
  ['endeudadas', 'endeudado'],
  ['incapaces', 'incapaz'],
  ['liquidaciones', 'liquidacion'],
  ['impago', 'impago'],
])('%s may be a form of %s', (form, base) => {
  expect(listBases(form)).toContain(base);
});

it('takes no short word for the form of a verb', () => {
  expect(listBases('da')).toEqual(['da']);
});
