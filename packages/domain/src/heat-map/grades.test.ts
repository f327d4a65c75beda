import { describe, expect, it } from 'vitest';
import { creditRiskFromGrade, CREDIT_RISKS, scoreFromGrade, UNRATED_AS } from './grades.ts';
import { findGrade, GRADES } from '../companies/company.ts';

describe('grades', () => {
  it('correspond to -0.4 to 0.4 in steps of 0.1, worst first', () => {
    expect(GRADES.map((grade) => scoreFromGrade(grade))).toEqual([
      -400, -300, -200, -100, 0, 100, 200, 300, 400,
    ]);
    expect(scoreFromGrade('C-')).toBe(-400);
    expect(scoreFromGrade('A+')).toBe(400);
    expect(scoreFromGrade(UNRATED_AS)).toBe(0);
  });

  it('describe less risk the better they are, and use every description', () => {
    const ranks = GRADES.map((grade) => CREDIT_RISKS.indexOf(creditRiskFromGrade(grade)));
    expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
    expect(new Set(ranks).size).toBe(CREDIT_RISKS.length);
    expect(creditRiskFromGrade('C')).toBe('high');
    expect(creditRiskFromGrade('B')).toBe('moderate');
  });
});

describe('findGrade', () => {
  it('accepts only the exact spelling', () => {
    expect(findGrade('B+')).toBe('B+');
    for (const text of [null, '', 'b+', 'AA', ' B']) expect(findGrade(text)).toBeNull();
  });
});
