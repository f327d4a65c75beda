import { describe, expect, it } from 'vitest';
import { bandOf as band, judgeHeadline } from './testing/judge-headline.ts';

/** The tenths that the rules give a headline about Zorbex; null where none holds. */
function judge(text: string): number | null {
  return judgeHeadline(text)?.tenths ?? null;
}

describe('severe news, told as wires and papers tell it', () => {
  it.each([
    // default and missed payment
    'Trustee declares Zorbex notes immediately due and payable',
    'Zorbex receives notice of acceleration from noteholders',
    'Zorbex opts not to pay coupon, opens talks with bondholders',
    'Zorbex lets grace period expire without paying',
    'Coupon on Zorbex notes goes unpaid',
    'Zorbex stalls on interest, blames its bank',
    'Zorbex asks bondholders to accept late payment',
    'Zorbex no atiende el vencimiento de sus pagarés',
    'Zorbex entra en periodo de gracia tras no abonar el cupón',
    'Zorbex says half of its deposits never existed',
    'Zorbex finds $70 million missing from its vaults',
    'Zorbex dealers say bonuses are four months overdue',
    'Noteholders of Zorbex serve notice of covenant default',
    'Zorbex plc: suspension of trading pending clarification of its financial position',
    // courts and officers
    'Zorbex enters examinership',
    'Zorbex granted suspension of payments by Dutch court',
    'Receivers appointed to Zorbex',
    'Zorbex goes to the wall, 300 jobs lost',
    'Resolution professional takes charge at Zorbex',
    'Zorbex lines up DIP loan',
    'Zorbex se acoge al Capítulo 11',
    'Zorbex pide protección frente a sus acreedores',
    // liquidation and doubt
    'Zorbex shuts up shop after 40 years',
    'Zorbex shareholders approve dissolution',
    'Zorbex baja la persiana',
    'Zorbex warns about ability to stay afloat',
    'Zorbex has cash for ten days',
    'Auditor withholds opinion on Zorbex accounts',
    'Peligra la continuidad de Zorbex',
    // accounts and covenants
    'Forensic audit finds round-tripping at Zorbex',
    'Zorbex founder arrested over bogus invoices',
    'Zorbex infló sus ingresos durante años',
    'Zorbex accounts for 2023 to be redone',
    'Investors told to disregard Zorbex results',
    'Zorbex no longer meets loan covenants',
    'Zorbex signs forbearance agreement with lenders',
    'Zorbex rebasa el límite de deuda pactado con la banca',
    // creditors, markets, money, authorities
    'Lenders to take control of Zorbex',
    'Zorbex asks holders to swap bonds for new ones worth half',
    'Zorbex bonds quoted at 22',
    'Depositors rush to withdraw from Zorbex',
    'Fuga de depósitos en Zorbex',
    "Central bank takes away Zorbex's licence",
    'Zorbex rescue deal falls apart',
    'Creditors block Zorbex plan to leave bankruptcy',
    'Fitch sends Zorbex to junk',
    "Moody's knocks Zorbex two steps lower",
  ])('%j is severe', (text) => {
    expect(band(text)).toBe('severe');
  });
});

describe('bad news', () => {
  it.each([
    'Zorbex hires restructuring advisers',
    'Zorbex bondholders organise, hire lawyers',
    'DBRS trims Zorbex rating one level',
    'S&P pone en vigilancia negativa a Zorbex',
    'Zorbex bonds under pressure',
    'Investors demand higher premium to hold Zorbex bonds',
    'Se disparan los CDS de Zorbex',
    'Suppliers demand cash upfront from Zorbex',
    'Zorbex draws down full revolver',
    'Zorbex to be kicked out of London market',
    'Zorbex named in SEC complaint',
    'Bruselas abre una investigación a Zorbex',
    'Banks walk out of Zorbex refinancing',
    'Zorbex forced to pay 14% to refinance',
    'Zorbex rights issue only half taken up',
    'Zorbex adds debt to fund buyback',
    'Zorbex exit from Chapter 11 delayed',
    'Zorbex hit by collapse of biggest customer',
  ])('%j is bad', (text) => {
    expect(band(text)).toBe('bad');
  });
});

describe('good news', () => {
  it.each([
    ['Zorbex cures default under credit agreement', 'good'],
    ['Zorbex catches up on missed interest', 'good'],
    ['Zorbex auditor lifts going-concern qualification', 'good'],
    ['Short seller apologises to Zorbex', 'good'],
    ['Banks waive covenants of Zorbex', 'good'],
    ['Fitch removes Zorbex from rating watch negative', 'good'],
    ['Zorbex goes up a notch at Fitch on lower debt', 'good'],
    ['Cost of insuring Zorbex debt falls', 'good'],
    ['Zorbex locks in five-year loan', 'good'],
    ['Zorbex lowers interest bill with new loan', 'good'],
    ['Nasdaq grants Zorbex extension', 'good'],
    ['Court annuls Zorbex fine', 'good'],
    ['Zorbex rights issue covered twice', 'good'],
    ['Zorbex coloca 300 millones en bonos', 'good'],
    ['Zorbex closes chapter on bankruptcy', 'strong'],
    ['Zorbex clears 2027 maturity wall', 'strong'],
    ['Zorbex wipes out net debt', 'strong'],
    ['Zorbex regains investment grade at S&P', 'strong'],
    ['Zorbex supera el concurso', 'strong'],
    ['Zorbex cierra la refinanciación de su deuda', 'strong'],
  ])('%j is %s', (text, expected) => {
    expect(band(text)).toBe(expected);
  });
});

describe('what only sounds bad', () => {
  it.each([
    // denied, in many words
    'Zorbex denies it has lost investment-grade rating',
    'Zorbex says talk of covenant breach is wrong',
    'Zorbex shoots down talk of insolvency',
    'Zorbex has no intention of entering administration',
    'Zorbex CEO: bankruptcy not on the table',
    'Zorbex desmiente problemas de liquidez',
    // asked
    'Is Zorbex going under?',
    // history
    'Ten years after its bankruptcy, Zorbex celebrates',
    'Default by Zorbex in 2009 still taught in schools',
    // other things of that name
    'Zorbex makes dark mode the default in its app',
    'Zorbex opts all staff into default pension fund',
    'Zorbex holds liquidation sale of summer stock',
    'Zorbex restates climate pledge',
    'Zorbex signs climate covenant',
    'Zorbex launches new range of sandwich spreads',
    'Zorbex hires bankruptcy judge as partner',
    'Zorbex swaps old notes for new at par',
    'Zorbex to liquidate dormant subsidiaries',
    // somebody else's
    'Zorbex notes S&P downgrade of Italy',
    'Zorbex buys distillery out of administration',
  ])('%j is neither', (text) => {
    expect(band(text)).toBe('none');
  });

  it.each([
    'Court rejects bid to have Zorbex liquidated',
    'Tribunal dismisses bankruptcy plea against Zorbex',
    'Zorbex wins stay of winding-up order',
    'Zorbex gains shoppers after collapse of rival',
    'Zorbex easing default worries with new loan',
    'Lenders agree deal to avert Zorbex default',
  ])('%j is good', (text) => {
    expect(judge(text)).toBeGreaterThan(1);
  });

  it.each([
    // An attempt to avert it, and what is refused to the company, is no relief.
    'Zorbex fails to cure default before deadline',
    'Zorbex launches debt swap to avert default',
    'Lenders deny Zorbex a waiver',
    'Judge rejects Zorbex plea for creditor protection',
    'Zorbex delisting hearing denied',
    'Zorbex cannot rule out bankruptcy',
  ])('%j is bad', (text) => {
    expect(judge(text)).toBeLessThan(-1);
  });
});

describe('rules that do not decide by themselves', () => {
  it('are those for ordinary news, where the models see little in it', () => {
    expect(judgeHeadline('Zorbex wins order for turbines')).toMatchObject({
      tenths: 4,
      onlyWhere: 'models see little',
    });
  });

  it('are grave words, where the models see bad news', () => {
    expect(judgeHeadline('Gloom among Zorbex noteholders')).toMatchObject({
      tenths: -7,
      onlyWhere: 'models see bad',
    });
  });

  it('come after a rule that does', () => {
    expect(judgeHeadline('Zorbex wins order, files for bankruptcy')).toMatchObject({
      tenths: -10,
      onlyWhere: null,
    });
  });
});
