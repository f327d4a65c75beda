import { describe, expect, it } from 'vitest';
import { bandOf, judgeHeadline } from './testing/judge-headline.ts';

describe('whose event it is', () => {
  it.each([
    ['Zorbex sees little effect from insolvency of a dealer', 'none'],
    ['Zorbex says two clients missed payments, nine in ten paid', 'none'],
    ['Zorbex takes charge after a big customer goes under', 'bad'],
    ['Zorbex gains orders as rival collapses', 'good'],
    ['Zorbex absorbs staff of bankrupt Quandry', 'good'],
    ['Zorbex hired to wind down collapsed lender', 'none'],
    ['Trustee names Zorbex as counsel in Quandry bankruptcy', 'none'],
    ['Zorbex fined for overlooking errors in audit of failed builder', 'bad'],
    ['Zorbex sees corporate defaults rising next year', 'none'],
    ["Zorbex says it has no part in shipping line's debt swap", 'none'],
    ['Zorbex lowers outlook for shipping sector', 'none'],
    ['Zorbex appointed joint liquidator of Quandry Bank', 'none'],
    ['Zorbex provides credit line to ailing Quandry', 'none'],
    ['Zorbex lets students defer loan payments', 'none'],
    ['Zorbex raises provisions as builder Quandry defaults', 'bad'],
    ['Biggest tenant of Zorbex stops paying rent', 'bad'],
    ['Zorbex asegura que la quiebra de un cliente no afecta a sus cuentas', 'none'],
  ])('%j is %s', (text, band) => {
    expect(bandOf(text)).toBe(band);
  });

  it('is its own where it fails after another', () => {
    expect(bandOf('Zorbex files for bankruptcy after customer defaults')).toBe('severe');
  });
});

describe('the name of the company', () => {
  it('tells that it is an agency, an adviser or an auditor', () => {
    expect(bandOf('Zorbex Ratings strips eleven lenders of investment grade', 'Zorbex Ratings')).toBe('none');
    expect(bandOf('Zorbex Legal recalls leading airline out of Chapter 11', 'Zorbex Legal')).toBe('none');
  });

  it('tells that it is a fund, which is wound up without failing anybody', () => {
    expect(bandOf('Zorbex Income Fund to be liquidated', 'Zorbex Income Fund')).toBe('none');
    expect(bandOf('Zorbex to be liquidated')).toBe('severe');
  });

  it('does not excuse its own failure', () => {
    expect(bandOf('Zorbex Legal files for bankruptcy', 'Zorbex Legal')).toBe('severe');
  });
});

describe('the main clause', () => {
  it.each([
    ['Twelve years after its bankruptcy, Zorbex orders 30 trains', 'good'],
    ['Zorbex opens second plant a decade after near-collapse', 'good'],
    ['Despite record sales, Zorbex files for Chapter 11', 'severe'],
    ['Zorbex bonds steady despite default next door', 'none'],
    ['Less than two years out of insolvency, Zorbex seeks creditor protection', 'severe'],
    ['Bankruptcy adviser Zorbex posts record profit', 'good'],
  ])('of %j is %s', (text, band) => {
    expect(bandOf(text)).toBe(band);
  });

  it('keeps the place of the deciding words', () => {
    const text = 'despite strong sales , § files for chapter 11';
    const { from = 0, to = 0 } = judgeHeadline('Despite strong sales, Zorbex files for Chapter 11') ?? {};
    expect(text.slice(from, to)).toBe('files for chapter 11');
  });

  it('that asks says nothing', () => {
    expect(bandOf('Will Fitch upgrade Zorbex?')).toBe('none');
    expect(bandOf('Is Zorbex heading for default? Six signs')).toBe('none');
    expect(bandOf('Zorbex defaults: is its parent next?')).toBe('severe');
  });
});

describe('history that is told again', () => {
  it.each([
    'On this day: Zorbex files for bankruptcy',
    "This day in history: Moody's cuts Zorbex to junk",
    'Flashback - Zorbex exits Chapter 11',
    'Tal día como hoy: Zorbex solicita el concurso',
  ])('is no news: %j', (text) => {
    expect(bandOf(text)).toBe('none');
  });

  it('is not every heading', () => {
    expect(bandOf('Breaking: Zorbex files for bankruptcy')).toBe('severe');
    expect(bandOf('Flashback to 2008 as Zorbex defaults: shares crash')).toBe('severe');
  });
});

describe('a court that stops nothing', () => {
  it.each([
    ['Judge refuses to block Zorbex merger with Quandry', 'good'],
    ['Court declines to halt Zorbex takeover', 'good'],
    ['El juez rechaza paralizar la opa sobre Zorbex', 'good'],
    ['Judge refuses to block merger of hospital chains', 'none'],
    ['Judge blocks Zorbex merger with Quandry', 'bad'],
    ['Judge refuses to halt foreclosure on Zorbex', 'severe'],
    ['Court declines to block FTC challenge to Zorbex merger', 'bad'],
    ['Judge refuses to freeze injunction against Zorbex takeover', 'bad'],
    ['Judge refuses to delay trial over Zorbex failed merger', 'no rule'],
    ["Court rejects Zorbex bid to block rival's takeover", 'no rule'],
    ['Judge denies Zorbex motion to block Quandry merger', 'bad'],
    ['Regulators will not block Zorbex takeover', 'good'],
  ])('%j is %s', (text, band) => {
    expect(bandOf(text)).toBe(band);
  });
});

describe('hopes that fade', () => {
  it.each([
    'Zorbex hopes of avoiding default recede',
    'Hopes of rescue for Zorbex fade',
    'Hopes dim that Zorbex can avert insolvency',
    'Se desvanecen las esperanzas de un rescate de Zorbex',
  ])('are grave: %j', (text) => {
    expect(bandOf(text)).toBe('severe');
  });

  it('are good where it is fears that fade', () => {
    expect(bandOf('Zorbex default fears recede')).toBe('good');
  });

  it.each([
    'Hopes fade for survivors after Zorbex mine collapse',
    'Zorbex: hopes of finding survivors fade after blast',
    'Hopes of avoiding tariffs fade, hitting Zorbex',
    'Hopes of avoiding strike at Zorbex fade',
    "Hopes of Zorbex rival's rescue fade",
    'Chances of Zorbex avoiding fine dim',
  ])('are grave only where it is the company that is to be saved: %j', (text) => {
    expect(bandOf(text)).not.toBe('severe');
  });
});

describe('words around', () => {
  it.each([
    ['Court acquits Zorbex of falsifying invoices', 'good'],
    ['Judge tosses creditor bankruptcy petition against Zorbex', 'good'],
    ['Zorbex wins dismissal of accounting class action', 'good'],
    ['Zorbex winding-up petition was filed by mistake', 'none'],
    ['Zorbex denies it needs emergency loan', 'none'],
    ['Zorbex plays down talk of profit warning', 'none'],
    ['Reports of Zorbex default have no basis', 'none'],
    ['Zorbex unveils AI that flags accounting fraud', 'good'],
    ['Zorbex orders drama series about an accounting scandal', 'none'],
    ['Zorbex recalls lessons of its insolvency', 'none'],
    ['Zorbex despeja las dudas sobre su continuidad', 'good'],
    ['Zorbex signs conservation covenant over forest', 'none'],
    ['Zorbex widens bid-offer spread in its app', 'none'],
  ])('%j is %s', (text, band) => {
    expect(bandOf(text)).toBe(band);
  });

  it('take good news back that failed or is only hoped for', () => {
    expect(bandOf('Zorbex redeems its notes at maturity')).toBe('good');
    expect(bandOf('Zorbex hopes for return to investment grade')).toBe('none');
    expect(bandOf('Zorbex is unable to redeem its notes at maturity')).toBe('severe');
  });
});

describe('whole wordings of wires', () => {
  it.each([
    ['Zorbex initiates court-supervised process to cut debt', 'severe'],
    ['Zorbex plan of reorganization becomes effective', 'strong'],
    ['Zorbex tells exchange of non-payment of interest on notes', 'severe'],
    ['Zorbex booked sales that never took place', 'severe'],
    ['Zorbex no alcanza el ratio exigido por sus bancos', 'severe'],
    ['Lenders freeze credit lines of Zorbex', 'severe'],
    ['Five-year CDS on Zorbex out 30 bps', 'bad'],
    ['Zorbex prices $300m of notes to take out 2027s', 'good'],
    ['Bourse terminates listing of Zorbex', 'bad'],
    ['Zorbex leaves stock market as takeover completes', 'none'],
    ['Zorbex gets state loan to stay afloat', 'bad'],
    ['Zorbex to borrow €90m to pay special dividend', 'bad'],
    ['Holders vote down Zorbex rights issue', 'severe'],
    ['Zorbex pierde el contrato del metro', 'bad'],
    ['Zorbex back in black after three years of losses', 'good'],
  ])('%j is %s', (text, band) => {
    expect(bandOf(text)).toBe(band);
  });
});

describe('good results', () => {
  it.each([
    ['Freight bills swallow sales gains at Zorbex', 'bad'],
    ['Record sales at Zorbex overshadowed by recall', 'bad'],
    ['Zorbex record orders hide falling margins', 'bad'],
    ['Record sales at Zorbex', 'good'],
    ['Zorbex crushes estimates, shares pop', 'good'],
    ['Zorbex sails past forecasts', 'good'],
    ['Zorbex crushed by estimates of rivals', 'no rule'],
    ['Zorbex demolished by views of analysts', 'no rule'],
    ['Tariffs crushed Zorbex profit in second quarter', 'no rule'],
    ['Zorbex shatters expectations of a quick recovery', 'no rule'],
    ['Zorbex costs outstrip revenue', 'no rule'],
    ['Zorbex crushes profit estimates', 'good'],
  ])('that something else takes away: %j is %s', (text, band) => {
    expect(bandOf(text)).toBe(band);
  });

  it('that are given up are none', () => {
    expect(bandOf('Zorbex drops goal to cut debt')).toBe('bad');
    expect(bandOf('Zorbex puts dividends before debt reduction')).toBe('bad');
  });
});

describe('a dispute that costs no more than was set aside', () => {
  it.each([
    'Commercial dispute of Zorbex ends below the provision held',
    'Zorbex settles lawsuit for less than it had set aside',
    'Tax case of Zorbex ends below provision',
    'Zorbex fined less than it had provided for',
    'Zorbex provision exceeds fine',
    'El litigio de Zorbex acaba por debajo de lo provisionado',
    'La multa a Zorbex es menor que la provisionada',
  ])('%j is good', (text) => {
    expect(bandOf(text)).toBe('good');
  });

  it('is none where the whole of it is needed', () => {
    expect(bandOf('Zorbex dispute settled within existing provision')).toBe('none');
  });

  it.each([
    'Commercial dispute of Zorbex ends above the provision held',
    'Zorbex settlement is not covered by provisions',
    'Zorbex raises provisions over dispute',
  ])('is not meant by one that costs more: %j', (text) => {
    expect(bandOf(text)).not.toBe('good');
  });
});
