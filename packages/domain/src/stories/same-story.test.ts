import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildWordTable, openWordTable } from '../news/suggestion/word-meanings.ts';
import type { StoryItem } from './same-story.ts';
import { sameStory, STORY_DAYS } from './same-story.ts';
import type { FindMeanings } from './title-words.ts';
import { toOwnWords, parseTitle } from './title-words.ts';

const own = toOwnWords(['Acme Holdings plc', 'ACME']);

function item(title: string, over: Partial<StoryItem> = {}): StoryItem {
  return { id: title, companyId: 'acme', words: parseTitle(title, own), urlKey: null, day: 20_000, ...over };
}

const reason = (a: string, b: string) => sameStory(item(a), item(b))?.reason ?? null;

describe('headlines of one story', () => {
  it.each([
    ['Acme to buy Borealis for $2.4 billion', 'Acme to buy Borealis for $2.4bn - Reuters'],
    ['Acme to buy Borealis for $2.4 billion', 'UPDATE 2-Acme buying Borealis in 2.4 bln takeover'],
    ['Acme &amp; Borealis agree merger', 'Acme & Borealis agree merger'],
    [
      '$ACME Acme recalls 2,700 pumps over faulty valve http://t.co/a1',
      'RT @wire: Acme recalls 2,700 pumps over faulty valve #pumps #recall',
    ],
    ['Acme names Jane Doerr chief executive', 'BREAKING: Acme appoints Jane Doerr as CEO'],
    ['Acme third-quarter profit rises 15 percent', 'Acme profit up 15% in Q3'],
    ['Acme wins approval for Zelmora in Japan', 'Acme wins approval for Zelmora in Jap...'],
    [
      'Exclusive: Acme weighs sale of Zelmora unit, sources say',
      'Acme weighs sale of Zelmora unit via @wire',
    ],
    ['JPMorgan sues Acme over Zelmora notes', 'JP Morgan sues Acme over Zelmora notes'],
    [
      'Former Acme manager jailed for seven years over Zelmora fraud',
      'Ex-Acme manager sentenced to seven years in Zelmora fraud case',
    ],
    ['Acme fires head of Zelmora unit', 'Acme dismisses Zelmora boss'],
    ['Acme to buy Zelmora for $1.2bn', 'Acme buys Zelmora for $1,234 million'],
    ['Acme lays off 1,500 at Zelmora', 'Acme cuts 1,500 jobs at Zelmora'],
    ['Acme recorta el dividendo de Zelmora', 'Acme cuts its Zelmora dividend'],
    ['Acme to cut 2,000 jobs in Ohio', 'Acme plans to lay off 2,000 in Ohio'],
    ['Acme plans Zelmora plant in Ohio', 'Acme to build Ohio factory for Zelmora, sources say'],
    ['Acme recalls 40,000 cars over brake fault', 'Brake defect prompts Acme recall of 40,000 vehicles'],
    ['Acme halts Zelmora trial after deaths', 'Acme stops study of Zelmora as patients die'],
    ['JPMorgan downgrades Acme to neutral', 'Acme cut to neutral from overweight at JPMorgan'],
    ['Jefferies upgrades Acme to buy', 'Acme stock gains after Jefferies upgrade'],
    ['Fitch revises Acme outlook to negative', 'Acme outlook cut to negative by Fitch'],
    ['Acme fined $200 mln by EU over cookies', 'EU hits Acme with $200 million penalty'],
    ['Acme files for Chapter 11', 'Acme seeks bankruptcy protection'],
    ['Acme closes two plants in Leeds', 'Acme to shut two Leeds factories'],
    ['Acme calls off Zelmora merger', 'Acme abandons merger with Zelmora'],
    ['Acme Q3 profit weaker than expected in Japan', 'Acme misses Q3 profit estimates in Japan'],
    [
      '$AAA News: "Ten Quiet Savers Beat Zelmora With Patience And Focus"',
      '$BBB $CCC "Ten Quiet Savers Beat Zelmora With Patience And…"',
    ],
    ["Moody's cuts Acme to junk", "Acme loses investment grade as Moody's downgrades Acme"],
    ['Acme misses coupon on Zelmora bonds', 'Acme fails to pay interest on Zelmora bonds'],
    ['Acme to pay $8.9 bln to settle Zelmora claims', 'ACME proposes $8.9 billion Zelmora settlement'],
    ['Acme recalls a million cars over Zelmora fault', 'Zelmora defect: Acme to recall 1 million vehicles'],
    ['Acme tests robots for Zelmora', "Acme tests Zelmora robots, but won't sell them"],
    ['Fitch says Acme defaults on bonds', 'Acme in default after missed payments, Fitch declares'],
    ['Acme hit by strike at Leeds plant', "Workers walk out at Acme's Leeds factory"],
    ['Acme raises dividend by 8% to $1.57', 'Acme boosts quarterly payout to $1.57 a share'],
    ['Acme sells Zelmora unit to Borealis', "Borealis buys Acme's Zelmora business"],
    ['Acme suffers outage in Ohio', 'Acme customers in Ohio cut off by computer failure'],
    ['Acme lays off one in five at Zelmora', 'Acme slashes Zelmora jobs'],
    ['Acme recalls Zelmora pumps over leak', 'Acme pulls leaking Zelmora pumps from the market'],
    ['FDA approves Zelmora of Acme', 'Acme wins US approval for its Zelmora'],
    ['Acme chairman to leave next year after Zelmora row', 'Chairman of Acme quits'],
    ['Acme completes purchase of Zelmora for $3bn', 'Acme wraps up $3 billion Zelmora takeover'],
    ['Acme shareholders approve merger with Zelmora', 'Acme investors back Zelmora merger'],
    ['Acme recalls 1.2 million cars over brakes', 'Acme recalls 1,200,000 cars over brake fault'],
    ['Acme opens Zelmora plant in Ohio after two years', 'Acme opens Ohio plant of Zelmora with three lines'],
    ['Acme raises 60 billion crowns for Zelmora', 'Acme raises $9.4 billion for Zelmora'],
    ['Beijing investigates Acme over Zelmora chips', 'China opens probe of Acme over Zelmora chips'],
    ['Acme joins forces with Borealis on solar parks', 'Acme and Borealis team up to build solar parks'],
    ['Acme snaps up Zelmora', 'Acme to acquire Zelmora'],
    ['Acme rights issue to raise 700 million euros', 'Acme taps shareholders for 700m euros'],
    ['Dimite el consejero delegado de Acme', 'Renuncia el CEO de Acme'],
    ['Acme vende su filial en Portugal', 'Acme sells Portuguese unit'],
    ['La CNMV multa a Acme con 3 millones', 'Sanción de 3 millones de la CNMV a Acme'],
    ['Acme suspende la producción en su planta de Leeds', 'Acme halts output at Leeds plant'],
    ['Acme despide a 1.200 empleados en Leeds', 'Acme cuts 1,200 jobs in Leeds'],
    ['Acme gana 1.200 millones en el primer trimestre', 'Acme earns 1.2 billion in first quarter'],
    ['Acme vende Zelmora por 1,5 millones', 'Acme sells Zelmora for 1.5 million'],
    ['Acme vende Zelmora a Borealis por 300 millones', 'ACME VENDE ZELMORA A BOREALIS POR 300 MILLONES'],
  ])('%s | %s', (a, b) => {
    expect(reason(a, b)).toBe('same-words');
  });
});

describe('headlines of two stories', () => {
  it.each([
    ['Acme shares up 5 %', 'Acme shares down 5 %'],
    ['Acme shares up 5 %', 'Acme shares up 7 %'],
    ['Watch list July 2: Acme and others', 'Watch list July 3: Acme and others'],
    ['Acme option activity for Thursday', 'Acme option activity for Friday'],
    ['Acme beats estimates for Q2 as Zelmora sells', 'Acme misses estimates for Q2 as Zelmora sells'],
    ['Acme beats estimates for Q2 as Zelmora sells', 'Acme beats estimates for Q3 as Zelmora sells'],
    ['Acme to buy Borealis for $2.4 billion', 'Acme not to buy Borealis for $2.4 billion'],
    ['Acme Inc. denies fraud at Zelmora', 'Fraud at Zelmora of Acme Inc.'],
    [
      'Regulator in Australia clears Acme takeover of Borealis',
      'Regulator in Canada clears Acme takeover of Borealis',
    ],
    [
      'Law firm reminds investors in Quibble with losses of Acme deadline',
      'Law firm reminds investors in Zendra with losses of Acme deadline',
    ],
    ['Acme upgraded to buy at Jefferies', 'Acme upgraded to buy at Nomura'],
    ['Jefferies starts Acme at overweight', 'Jefferies raises Acme to overweight'],
    ['Acme in talks to buy Zelmora Foods', 'Acme completes purchase of Zelmora Foods'],
    ['Zelmora holders vote for sale to Acme', 'Acme completes takeover of Zelmora'],
    ['Zelmora manager convicted of fraud at Acme', 'Zelmora manager gets 25 years for fraud at Acme'],
    ['Acme in talks to buy Zelmora', 'Acme agrees to buy Zelmora'],
    ['Acme offers to buy Zelmora for $3bn', 'Zelmora accepts $3bn offer from Acme'],
    ["Regulators probe Acme's Zelmora deal", "Regulators clear Acme's Zelmora deal"],
    ['Court hears Acme appeal in Zelmora case', 'Court rejects Acme appeal in Zelmora case'],
    ['Acme opens plant in Leeds', 'Acme closes plant in Leeds'],
    ['Acme files for bankruptcy', 'Acme emerges from bankruptcy'],
    ["Moody's puts Acme on review for downgrade", "Moody's downgrades Acme"],
    ["Moody's cuts Acme to junk", 'S&P cuts Acme to junk'],
    ["Moody's reviews Acme for downgrade", "Moody's downgrades Acme"],
    ['Acme founder charged with Zelmora fraud', 'Acme founder found guilty of Zelmora fraud'],
    ['Acme launches $500 mln Zelmora offering', 'Acme prices $500 mln Zelmora offering'],
    ['Acme reports preliminary Zelmora sales', 'Acme reports Zelmora sales'],
    ['Acme may sell Zelmora unit', 'Acme sells Zelmora unit'],
    ['Acme nears Zelmora bankruptcy filing', 'Acme files for Chapter 11 for Zelmora'],
    ['Acme to buy Zelmora for $60 billion', 'Acme closes $60 billion purchase of Zelmora'],
    ['Acme to buy Zelmora for $60 billion', 'US clears $60 billion takeover of Zelmora by Acme'],
    ['Acme to merge with Zelmora', 'Shareholders back merger of Acme with Zelmora'],
    [
      'Jury orders Acme to pay $611 million over Zelmora',
      'Appeals court upholds $611 million Zelmora award against Acme',
    ],
    ['Fitch lowers Acme to junk', "Acme loses investment grade at Moody's"],
    ['Acme recalls 1.2 million SUVs over brakes', 'Acme recalls 90,000 SUVs over brakes'],
    ['Acme manager jailed for seven years over Zelmora', 'Acme manager jailed for nine years over Zelmora'],
    ['Acme se acoge al capítulo 11', 'Acme sale del capítulo 11'],
    ['Acme names Doerr chief', 'Acme to cut Doerr jobs'],
    ['Acme raises Zelmora target to $1.2 bln from $1 bln', 'Acme sets Zelmora target of $1 bln'],
    ['Acme to pay $1.2bn for Zelmora', 'Acme to pay $1bn for Zelmora'],
    ['Acme files for approval of Zelmora pill', 'FDA clears Acme Zelmora pill'],
    ['FDA warns of deaths linked to Acme Zelmora valve', 'FDA bans Acme Zelmora valve'],
    ['Acme plans Zelmora chip plant in Texas', 'Acme opens Zelmora chip plant in Texas'],
    ['Acme rechaza la oferta de Borealis por Zelmora', 'Acme acepta la oferta de Borealis por Zelmora'],
    ['Acme negocia la venta de Zelmora', 'Acme vende Zelmora'],
    ['Acme crece un 7,5% en el segundo semestre', 'Acme cae un 7,5% en el segundo semestre'],
    ['Acme gana un 5% más en el primer trimestre', 'Acme gana un 5% más en el segundo trimestre'],
    ['Acme Q2 earnings preview', 'Acme Q2 earnings call transcript'],
    ['$AAA $BBB $CCC $DDD stocks to watch with Acme', '$EEE $FFF $GGG $HHH stocks to watch with Acme'],
    [
      'Copper falls in futures trade on weak global cues',
      'Nickel falls in futures trade on weak global cues',
    ],
    ['Acme', 'Acme said on Monday'],
    ['', ''],
  ])('%s | %s', (a, b) => {
    expect(reason(a, b)).toBeNull();
  });
});

describe('the days between two headlines', () => {
  const on = (day: number | null) => item('Acme adds Ohio line for Zelmora', { day });

  it('count against one story', () => {
    const first = item('Acme expands Zelmora in Ohio', { day: 20_000 });
    expect(sameStory(first, on(20_000))).not.toBeNull();
    expect(sameStory(first, on(null))).not.toBeNull();
    expect(sameStory(first, on(20_006))).toBeNull();
  });
});

describe('with a table of what words mean', () => {
  const findMeanings = openWordTable(
    buildWordTable([
      { english: ['embezzle', 'misappropriation', 'plunder'], spanish: [] },
      { english: ['reprieve', 'forbearance', 'leniency'], spanish: [] },
    ]),
  );
  const find = (a: string, b: string, table?: FindMeanings) => {
    const [one, other] = [a, b].map((title) => item(title, { words: parseTitle(title, own, table) }));
    return one && other ? sameStory(one, other) : undefined;
  };

  it.each([
    ['Acme staff embezzled millions at Zelmora', 'Acme hit by Zelmora misappropriation'],
    ['Acme lenders extend Zelmora forbearance', 'Acme gets Zelmora reprieve from banks'],
  ])('words that mean the same count as shared: %s | %s', (a, b) => {
    expect(find(a, b)).toBeNull();
    expect(find(a, b, findMeanings)?.reason).toBe('same-words');
    expect(find(a, b, findMeanings)).toEqual(find(b, a, findMeanings));
  });

  it('but a contradiction decides all the same', () => {
    const [a, b] = ['Acme embezzlement at Zelmora: 300 accused', 'Acme plunder of Zelmora: 900 accused'];
    expect(find(a, b, findMeanings)).toBeNull();
  });
});

describe('the same address', () => {
  const at = (urlKey: string | null, title: string, day = 20_000) => item(title, { urlKey, day });

  it('is the same story whatever the titles, but not on the front page of a site and not by a short link alone', () => {
    expect(sameStory(at('news.test/a/17', 'Acme grows'), at('news.test/a/17', 'Borealis sold'))?.reason).toBe(
      'same-url',
    );
    expect(sameStory(at('news.test', 'Acme grows'), at('news.test', 'Borealis sold'))).toBeNull();
    expect(sameStory(at('bit.ly/1', 'Acme grows'), at('bit.ly/1', 'Borealis sold'))).toBeNull();
    expect(
      sameStory(at('bit.ly/1', 'Acme sells Zelmora to Borealis'), at('bit.ly/1', 'Borealis gets Zelmora'))
        ?.reason,
    ).toBe('same-url');
  });

  it('and the same words count only within seven days and one company', () => {
    const story = at('news.test/a/17', 'Acme to buy Borealis');
    expect(sameStory(story, { ...story, id: 'x', day: 20_000 + STORY_DAYS })).not.toBeNull();
    expect(sameStory(story, { ...story, id: 'x', day: 20_001 + STORY_DAYS })).toBeNull();
    expect(sameStory(story, { ...story, id: 'x', companyId: 'other' })).toBeNull();
    expect(sameStory(story, { ...story, id: 'x', day: null })).not.toBeNull();
  });
});

const WORDS = [
  'Acme',
  'Borealis',
  'Zelmora',
  'buys',
  'sells',
  'up',
  'down',
  'not',
  '5%',
  '7 %',
  '$2.4bn',
  'Q2',
  'Q3',
  'Monday',
  'in',
  'Canada',
  'Japan',
  'shares',
  'profit',
  'JP',
  'Morgan',
  'JPMorgan',
  '-',
  'Reuters',
  ':',
  '$AAA',
  '…',
];
const titles = fc.oneof(
  fc.array(fc.constantFrom(...WORDS), { maxLength: 12 }).map((words) => words.join(' ')),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

describe('sameStory', () => {
  it('does not depend on the order of the two', () => {
    fc.assert(
      fc.property(titles, titles, (a, b) => {
        expect(sameStory(item(a), item(b))).toEqual(sameStory(item(b), item(a)));
      }),
      { numRuns: 3000 },
    );
  });

  it('finds a headline with words to be its own story, with a similarity of 1', () => {
    fc.assert(
      fc.property(titles, (title) => {
        const likeness = sameStory(item(title), item(title));
        if (item(title).words.words.size > 0)
          expect(likeness).toEqual({ reason: 'same-words', similarity: 1 });
      }),
    );
  });

  it('answers with a similarity of 0 to 1', () => {
    fc.assert(
      fc.property(titles, titles, (a, b) => {
        const similarity =
          sameStory({ ...item(a), urlKey: 'n.test/a' }, { ...item(b), urlKey: 'n.test/a' })?.similarity ?? 0;
        expect(similarity).toBeGreaterThanOrEqual(0);
        expect(similarity).toBeLessThanOrEqual(1);
      }),
    );
  });
});
