import { describe, expect, it } from 'vitest';
import { CompanyFinder, listNamed, NAMED_SURELY } from '../company-finder.ts';

const COMPANIES: readonly (readonly [ticker: string, name: string, ...aliases: string[]])[] = [
  ['MMM', '3M Company'],
  ['SE', '7-Eleven Inc.'],
  ['NESN', 'Nestlé S.A.'],
  ['CS', 'Crédit Agricole'],
  ['GM', 'General Motors Company'],
  ['JPM', 'JPMorgan Chase & Co.', 'JP Morgan'],
  ['V', 'Visa Inc.'],
  ['AMZN', 'Amazon.com, Inc.', 'Amazon'],
  ['AAPL', 'Apple Inc.'],
  ['PG', 'Procter & Gamble Company'],
  ['INFY', 'Infosys Limited'],
  ['MS', 'Morgan Stanley'],
  ['TSCO', 'Tesco PLC'],
  ['WMT', 'Walmart Inc.'],
  ['BSE', 'BSE Limited'],
  ['D', 'Dominion Energy Inc.'],
  ['JRSH', 'Jersey Mining plc'],
  ['MODI', 'Modi Rubber Limited'],
  ['ARV', 'Arvind Limited'],
  ['ITC', 'ITC Limited'],
  ['NMR', 'Nomura Holdings'],
  ['DB', 'DB Corp'],
  ['HIT', 'Health In Tech'],
  ['SNAP', 'Snap Inc.'],
  ['BLST', 'Blue Star Limited'],
  ['CL', 'Colgate-Palmolive Company'],
  ['HCI', 'HeidelbergCement India Limited'],
  ['MMF', 'M M Forgings Limited'],
  ['IRBT', 'iRobot Corporation'],
  ['KBL', 'The Karnataka Bank Limited'],
  ['WIT', 'Wipro Limited'],
  ['AAP', 'Advance Auto Parts'],
  ['IDC', 'Idea Cellular', 'Idea'],
  ['RBX', 'Ranbaxy Laboratories', 'Ranbaxy'],
  ['BCS', 'Barclays PLC'],
  ['BAC', 'Bank of America Corporation', 'BofA'],
  ['JEF', 'Jefferies Financial Group Inc.', 'Jefferies'],
  ['ICRA', 'ICRA Limited'],
  ['MCO', "Moody's Corporation"],
  ['LAZ', 'Lazard Inc.'],
  ['MSCI', 'MSCI Inc.'],
  ['SHR', 'Shriram Limited'],
  ['HUM', 'Humana Inc.'],
  ['AET', 'Aetna Inc.'],
  ['TOT', 'Total S.A.'],
  ['NDAQ', 'Nasdaq, Inc.'],
  ['BULL', 'Bullish Inc.', 'Bullish'],
  ['YI', '111 Inc.'],
  ['HNI', 'HNI Corporation'],
  ['VENU', 'Venu Holding Corporation'],
  ['TGT', 'Target Corporation'],
  ['PSA', 'Public Storage'],
  ['WASH', 'Washington Trust Bancorp Inc.'],
];
const COMMON = new Set(
  'visa apple target requirements rainforest pie city watch bank shares loss stocks profit tablets capital price halts beats sees says the on music hit snap idea total hum bullish negative positive public storage trust'.split(
    ' ',
  ),
);
const finder = new CompanyFinder(
  COMPANIES.map(([ticker, name, ...aliases]) => ({ id: ticker, name, ticker, aliases })),
  (lower) => COMMON.has(lower),
);

function sure(text: string): string[] {
  return finder
    .find(text)
    .filter(({ confidence }) => confidence >= NAMED_SURELY)
    .map(({ id }) => id)
    .toSorted();
}

describe('names that are written otherwise', () => {
  it.each([
    ["3M settles; 3M's shares up", ['MMM']],
    ['7-Eleven to close stores', ['SE']],
    ['Nestle lifts prices', ['NESN']],
    ['Credit Agricole to buy rival', ['CS']],
    ['Procter and Gamble cuts outlook', ['PG']],
    ['Why ITCs stock gained', ['ITC']],
    ['Promoters sell DB Corp shares', ['DB']],
    ['Bluestar reports lower costs', ['BLST']],
    ['Colgate Palmolive raises prices', ['CL']],
    ['Heidelberg Cement India to issue debentures', ['HCI']],
    ['MM Forgings wins order', ['MMF']],
    ['iRobot cuts jobs', ['IRBT']],
    ['Revenue of Wipros health unit falls', ['WIT']],
    ['Morgan Stanleys head of research leaves the firm', ['MS']],
  ])('%j: %j', (text, wanted) => {
    expect(sure(text)).toEqual(wanted);
  });
});

describe('tickers without a sign', () => {
  it.each([
    ['GM halts output at two plants', ['GM']],
    ['JPM beats estimates', ['JPM']],
    ['GM crops are back in the talks', []],
    ['GM HALTS OUTPUT AT TWO PLANTS', []],
  ])('%j: %j', (text, wanted) => {
    expect(sure(text)).toEqual(wanted);
  });
});

describe('names that are words', () => {
  it.each([
    ['Visa requirements eased for students', []],
    ['Visa beats estimates', ['V']],
    ['Target comps top estimates', ['TGT']],
    ['Target completes bond sale', ['TGT']],
    ['Target aplaza su emisión de bonos', ['TGT']],
    ['Target shooting grows as a sport', []],
    ['Public storage of nuclear waste is short of funds', []],
    ['Public Storage of Glendale to buy rival', ['PSA']],
    ['Public storage beats estimates', ['PSA']],
    ['Tenants sue Public storage over fees', ['PSA']],
    ['Washington growers fear tariffs', []],
    ['Washington Trust beats estimates', ['WASH']],
    ['Acme gets Nasdaq notice for late filing', []],
    ['Nasdaq raises dividend', ['NDAQ']],
    ['Amazon rainforest fires spread', []],
    ['Amazon raises wages', ['AMZN']],
    ['Apple pie recipe wins prize', []],
    ['Music from Apple at last', ['AAPL']],
    ['The bank gets a tax break to move to Jersey City', []],
    ['Reforms of Narendra Modi please markets', []],
    ['Arvind Kejriwal attacks regulator', []],
    ['Arvind profit doubles', ['ARV']],
    ['Snap beats estimates', ['SNAP']],
    ['Tesco shares hit a high', ['TSCO']],
    ['Shares of the grocer Hit a high today', []],
    ['Shares of the insurer HIT fall', ['HIT']],
    ['MTS appoints heads of Karnataka and Kerala', []],
    ['Karnataka Bank raises capital', ['KBL']],
    ['Retailers fall as AAP says no to foreign stores', []],
    ['Ajay Shriram is the new head of the lobby', []],
    ['Shares of Shriram fall', ['SHR']],
    ['Stock charts, last price: 126.49 Total volume: 1', []],
    ['A BULLISH report on Tesco', ['TSCO']],
    ['Shares jump as HNIs buy stake', []],
    ['Brent slips below $111 on supply', []],
    ['111 opens pharmacies', ['YI']],
    ['Tesco appoints Venu Nair as head', ['TSCO']],
  ])('%j: %j', (text, wanted) => {
    expect(sure(text)).toEqual(wanted);
  });
});

describe('names that stand together', () => {
  it.each([
    ['Idea-Ranbaxy deal is good for investors', ['IDC', 'RBX']],
    ['Idea -Ranbaxy deal is good for investors', ['IDC', 'RBX']],
    ['Tesco/Walmart venture wins approval', ['TSCO', 'WMT']],
    ['Rivals fear any emergence of AET-HUM', ['AET', 'HUM']],
    ['Talks: Tesco, Idea, Wipro up as auction ends', ['IDC', 'TSCO', 'WIT']],
    ['Idea-Total talks', []],
    ['Pro-Apple crowd queues', []],
    ['Idea, whatever it costs', []],
  ])('%j: %j', (text, wanted) => {
    expect(sure(text)).toEqual(wanted);
  });

  it('tells the two of a pair apart, so that each gets the event', () => {
    const found = finder.find('Idea-Ranbaxy deal is good for investors');
    expect(listNamed(found).toSorted()).toEqual(['IDC', 'RBX']);
  });
});

describe('who only speaks', () => {
  it.each([
    ['State firms are a cheap play on reforms: Morgan Stanley', []],
    ['Infosys can hit a new high: Ravi Menon, Morgan Stanley', ['INFY']],
    ['Morgan Stanley upgrades Infosys to overweight', ['INFY']],
    ['Morgan Stanley: stocks will hit another high', []],
    ['Morgan Stanley cuts 300 jobs', ['MS']],
    ['Nomura says to cut back on Infosys', ['INFY']],
    ['Stocks in focus today: Infosys, Tesco', ['INFY', 'TSCO']],
    ['Tesco shares drop over 6 per cent on BSE', ['TSCO']],
    ['BSE to shift shares to restricted group', ['BSE']],
    ['Barclays expects gold prices to struggle', []],
    ['Barclays expects job cuts', ['BCS']],
    ['Barclays expects Q3 profit to fall', ['BCS']],
    ['Barclays expects to buy Tesco Bank shares', ['BCS', 'TSCO']],
    ['Barclays sees trading revenue up as rates rise', ['BCS']],
    ['Barclays sees Infosys beating rivals', ['INFY']],
    ['Morgan Stanley doubts its Infosys call of last month', ['INFY']],
    ['Morgan Stanley wrote a long article on Infosys', ['INFY']],
    ['Tesco extends falls; Morgan Stanley, BofA downgrade', ['TSCO']],
    ['Barclays downgraded by Moodys to BBB', ['BCS']],
    ['Barclays downgraded to junk', ['BCS']],
    ['Barclays raised to buy at Nomura', ['BCS']],
    ['Barclays rating cut by Moodys', ['BCS']],
    ['Barclays stays on negative outlook at Moodys', ['BCS']],
    ['Barclays downgraded Infosys to sell', ['INFY']],
    ['Jefferies Group Analysts Lifts Earnings Estimates for Infosys', ['INFY']],
    ['Reiterated rating by D. Jefferies to neutral with 428 PT', []],
    ['ICRA holds negative outlook for metal, power sectors', []],
    ['ICRA holds talks with rivals', ['ICRA']],
    ['Experts expect a fall despite Moodys rate lift', []],
    ['Moodys rate of growth slows', ['MCO']],
    ["Moody's cuts Tesco to junk", ['TSCO']],
    ["Moody's mejora la nota de Tesco a A3", ['TSCO']],
    ["Moody's cuts dividend as Tesco falls", ['MCO', 'TSCO']],
    ["Moody's raises Tesco stake", ['MCO', 'TSCO']],
    ["Moody's adds Tesco executive to board", ['MCO', 'TSCO']],
    ['Barclays eleva su objetivo de beneficio', ['BCS']],
    ['Barclays raises its profit target', ['BCS']],
    ['Barclays raises its price target on Quandry', []],
    ['Barclays mantiene su recomendación sobre Quandry', []],
    ['Lazard Asset Management Form 8.3 - Tesco plc', ['TSCO']],
    ['Lazard Asset Management raises fees', ['LAZ']],
    ['Indices like MSCI India may rise', []],
    ['MSCI to raise fees', ['MSCI']],
    ['Tesco falls after MSCI excludes it', ['TSCO']],
    ["Barclays 'Underweight' on Tesco", ['TSCO']],
    ['Brokers: Barclays has equal-weight on Tesco', ['TSCO']],
    ['Oil: Barclays cuts 2016 Brent forecast', []],
    ['Barclays cuts profit forecast', ['BCS']],
    ["Nomura's top five picks in an uncertain market", []],
    ["Nomura's top bankers leave", ['NMR']],
    ['Barclays upgrades Jubilant ahead of results', []],
    ['Barclays upgrades its app', ['BCS']],
    ['Barclays rating on Tesco rises', ['TSCO']],
    ['Jefferies Holdings Inc: index to touch a high', []],
    ['Tesco, Walmart our top bets in retail: Ravi Menon, Nomura', ['TSCO', 'WMT']],
    ['Barclays expects upside for Tesco', ['TSCO']],
    ['Gold bonds likely to succeed, says Nomura report', []],
    ['Barclays, Nomura report profit', ['BCS', 'NMR']],
    ['Call of the day: Nomura stays underweight on Tesco', ['TSCO']],
  ])('%j: %j', (text, wanted) => {
    expect(sure(text)).toEqual(wanted);
  });
});

describe('tags', () => {
  it.each([
    ['Apple Music will show the concert https://t.co/x $AAPL $WMT $V', ['AAPL']],
    ['$WMT $AMZN: Why Walmart will win', ['WMT']],
    ['Time to swap $WMT for $AMZN', ['AMZN', 'WMT']],
    ['Others to look at today $WMT $AMZN $AAPL $V', ['AAPL', 'AMZN', 'V', 'WMT']],
    ['L$D for ever', []],
    ['Earnings next week: $WMT, $AMZN and $D…', ['AMZN', 'WMT']],
    ['Three retail names to buy https://t.co/x $WMT $AMZN $TSCO', ['AMZN', 'TSCO', 'WMT']],
    ['A look at the week https://t.co/x $WMT $AMZN $TSCO', []],
    ['XLK Technology Select Ask https://t.co/x $XLK $WMT $AMZN', []],
    ['WMT Walmart Inc. Ask https://t.co/x $WMT $AMZN #WMT #invest #stocksAAPL Apple Inc. Bid…', ['WMT']],
    ['Apple wins a patent suit $AAPL $WMT htt…', ['AAPL']],
    ['Long $D_F until Friday', []],
    ['On $V^*$-algebras of a flow', []],
    ['$WMT gets an alert https://t.co/x #NYSE #NASDAQ', ['WMT']],
    ['$WMT $MMM $V Is Walmart a hold? https://t.co/x', ['WMT']],
    ['$WMT $MMM $V rise before the bell', ['MMM', 'V', 'WMT']],
    ['$WMT $MMM: Best Stocks: Walmart (NYSE:WMT), Tes…', ['MMM', 'WMT']],
    ['MMM, GM ready to build ships https://t.co/x #premarket $MMM $GM', ['GM', 'MMM']],
    ['$XYZ Stock Forum Updated Thursday $AAPL $WMT $MMM https://t.co/x', []],
    ['Today $WMT $MMM $V $GM ought to bounce', ['GM', 'MMM', 'V', 'WMT']],
  ])('%j: %j', (text, wanted) => {
    expect(sure(text)).toEqual(wanted);
  });
});

describe('tags of a post that advertises a service', () => {
  it.each([
    ['Check which story of today has the highest score $V $MMM $WMT https://t.co/x'],
    ['Get news, views & analysis for all assets $V $WMT https://t.co/x'],
    ['Track news of the week under one watchlist $V $WMT https://t.co/x'],
    ['Sign up for trading lessons if you want to be rich! $V $WMT'],
    ['Buy it and learn to be a self sufficient trader! $V $WMT'],
    ['The 6 pro traders at https://t.co/x alerted over 300% in gains. $V $WMT'],
    ['Make money trading options with https://t.co/x - $V, $WMT, $MMM'],
    ['$V $WMT Thursday reads - update of the Stock Options Chatroom'],
    ['Many chatrooms are afraid to play stocks like $V $WMT $MMM $GM but we are not'],
    ['The reason you will succeed as a trader $V $WMT'],
    ['A day trading DVD, here is my review $V $WMT'],
  ])('%j: none', (text) => {
    expect(sure(text)).toEqual([]);
  });

  it.each([
    ['Walmart gains subscribers $WMT', ['WMT']],
    ['Five trading lessons of the week $WMT $V', ['V', 'WMT']],
    ['Regulator fines banks over chat rooms $JPM $MS', ['JPM', 'MS']],
    ['Apple opens a message board for app makers $AAPL', ['AAPL']],
    ['Drivers sign up for benefits at $WMT and $AMZN', ['AMZN', 'WMT']],
  ])('%j, which is news: %j', (text, wanted) => {
    expect(sure(text)).toEqual(wanted);
  });
});

describe('funds', () => {
  it.each([
    ['SPDR Nomura Bond Portfolio sees inflows', []],
    ['JNK Nomura High Yield Bond ETF falls', []],
    ['Nomura Holdings cuts fund fees', ['NMR']],
  ])('%j: %j', (text, wanted) => {
    expect(sure(text)).toEqual(wanted);
  });
});

it('finds every company of a headline that names several', () => {
  expect(sure('Tesco, Walmart and Nestlé sign pact on plastics')).toEqual(['NESN', 'TSCO', 'WMT']);
});
