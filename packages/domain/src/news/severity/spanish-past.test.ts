import { expect, it } from 'vitest';
import { toPresent } from './spanish-past.ts';

it.each([
  ['rebajó', 'rebaja'],
  ['rebajaron', 'rebajan'],
  ['perdió', 'pierde'],
  ['perdieron', 'pierden'],
  ['incumplió', 'incumple'],
  ['anunció', 'anuncia'],
  ['refinanció', 'refinancia'],
  ['negoció', 'negocia'],
  ['cambió', 'cambia'],
  ['creció', 'crece'],
  ['reconoció', 'reconoce'],
  ['venció', 'vence'],
  ['cayó', 'cae'],
  ['cayeron', 'caen'],
  ['concluyó', 'concluye'],
  ['apoyó', 'apoya'],
  ['quebró', 'quiebra'],
  ['cerró', 'cierra'],
  ['aprobó', 'aprueba'],
  ['negó', 'niega'],
  ['comenzó', 'comienza'],
  ['devolvió', 'devuelve'],
  ['resolvió', 'resuelve'],
  ['advirtió', 'advierte'],
  ['desmintió', 'desmiente'],
  ['suspendió', 'suspende'],
  ['suspendieron', 'suspenden'],
  ['redujo', 'reduce'],
  ['redujeron', 'reducen'],
  ['impuso', 'impone'],
  ['obtuvo', 'obtiene'],
  ['intervino', 'interviene'],
  ['hizo', 'hace'],
])('%s is told as %s', (past, present) => {
  expect(toPresent(past)).toBe(present);
});

it.each(['rating', 'baron', 'son', 'million', 'no', 'vuelo', 'nation', 'iron', 'yo', 'concurso', 'acuerdo'])(
  '%s stays',
  (word) => {
    expect(toPresent(word)).toBe(word);
  },
);
