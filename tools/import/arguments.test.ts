import { describe, expect, it } from 'vitest';
import { mergeMapping, readArguments, UsageError } from './arguments.ts';

describe('readArguments', () => {
  it('reads the kind, the file and the defaults', () => {
    expect(readArguments(['events', 'news.csv'])).toEqual({
      kind: 'events',
      file: 'news.csv',
      tenant: undefined,
      columns: new Map(),
      sheet: undefined,
      refusedFile: undefined,
      isDryRun: false,
      options: {
        missingClassification: 'unclassified',
        missingScore: 'refuse',
        defaultEventType: 'Company',
        defaultSource: '',
        defaultTopic: '',
        priceColumn: 'close',
        defaultCurrency: 'USD',
        choices: {},
        industries: {},
      },
    });
  });

  it('reads what is decided on rows and industries', () => {
    const { options } = readArguments([
      'companies',
      'c.csv',
      '--choose',
      '699=update,700=leave-out',
      '--choose',
      '8=add',
      '--industry',
      'Pharmaceutical=Pharmaceuticals',
    ]);
    expect(options).toMatchObject({
      choices: { '8': 'add', '699': 'update', '700': 'leave-out' },
      industries: { Pharmaceutical: 'Pharmaceuticals' },
    });
    for (const wrong of ['699', '699=merge', 'x=add', '0=add'])
      expect(() => readArguments(['companies', 'c.csv', '--choose', wrong])).toThrow(UsageError);
    expect(() => readArguments(['companies', 'c.csv', '--industry', 'Pharma'])).toThrow(UsageError);
  });

  it('reads every option', () => {
    const words = [
      'prices',
      'p.xlsx',
      '--tenant',
      'real',
      '--map',
      'ticker=Symbol,date=2',
      '--map',
      'price=Last = final',
      '--dry-run',
      '--refused',
      'r.csv',
      '--sheet',
      'One',
      '--adjusted',
      '--currency',
      'EUR',
    ];
    expect(readArguments([...words, '--day-first', '--decimal-comma'])).toMatchObject({
      kind: 'prices',
      tenant: 'real',
      columns: new Map([
        ['ticker', 'Symbol'],
        ['date', '2'],
        ['price', 'Last = final'],
      ]),
      isDryRun: true,
      refusedFile: 'r.csv',
      sheet: 'One',
      options: {
        priceColumn: 'adjusted',
        defaultCurrency: 'EUR',
        dayOrder: 'day-first',
        decimalSign: 'comma',
      },
    });
  });

  it.each([
    [['bonds', 'x.csv']],
    [[]],
    [['events']],
    [['events', 'a.csv', 'b.csv']],
    [['events', 'a.csv', '--unknown']],
    [['companies', 'a.csv', '--missing', 'perhaps']],
    [['prices', 'a.csv', '--currency', 'dollars']],
    [['events', 'a.csv', '--event-type', 'Galaxy']],
    [['events', 'a.csv', '--map', 'ticker']],
    [['events', 'a.csv', '--map', 'colour=1']],
  ])('refuses %j', (words) => {
    expect(() => readArguments(words)).toThrow(UsageError);
  });
});

describe('mappingOf', () => {
  const titles = ['Symbol', 'Name', 'Sector'];

  it('replaces guessed columns by named ones, without duplicates', () => {
    expect(
      mergeMapping(
        { ticker: 0, companyName: 1, sector: 2 },
        new Map([
          ['industry', 'sector'],
          ['ticker', '1'],
        ]),
        titles,
      ),
    ).toEqual({ ticker: 0, companyName: 1, industry: 2 });
  });

  it.each(['4', '0', 'Colour'])('refuses the unknown column %s, naming the known ones', (column) => {
    expect(() => mergeMapping({}, new Map([['ticker', column]]), titles)).toThrow(
      '1 Symbol, 2 Name, 3 Sector',
    );
  });
});
