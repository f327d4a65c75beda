// Companies that posts of 2015 name by names and tickers that lists of today no longer have, as a desk of that time would have entered them.

interface PastCompany {
  readonly ticker: string;
  readonly name: string;
  readonly aliases: readonly string[];
}

const past = (ticker: string, name: string, ...aliases: string[]): PastCompany => ({ ticker, name, aliases });

export const COMPANIES_OF_2015: readonly PastCompany[] = [
  past('FB', 'Facebook, Inc.'),
  past('TWTR', 'Twitter, Inc.'),
  past('GOOG', 'Alphabet Inc. Class C', 'Google'),
  past('GOOGL', 'Alphabet Inc. Class A', 'Google'),
  past('PCLN', 'The Priceline Group Inc.'),
  past('ATVI', 'Activision Blizzard, Inc.'),
  past('BRCM', 'Broadcom Corporation'),
  past('YHOO', 'Yahoo! Inc.'),
  past('LNKD', 'LinkedIn Corporation'),
  past('EMC', 'EMC Corporation'),
  past('TWC', 'Time Warner Cable Inc.'),
  past('TWX', 'Time Warner Inc.'),
  past('CELG', 'Celgene Corporation'),
  past('AGN', 'Allergan plc'),
  past('MON', 'Monsanto Company'),
  past('UTX', 'United Technologies Corporation'),
  past('DOW', 'The Dow Chemical Company'),
  past('WFM', 'Whole Foods Market, Inc.'),
  past('SNDK', 'SanDisk Corporation'),
  past('SUNE', 'SunEdison, Inc.'),
  past('RAD', 'Rite Aid Corporation'),
  past('SPLS', 'Staples, Inc.'),
  past('AET', 'Aetna Inc.'),
  past('ESRX', 'Express Scripts Holding Company'),
  past('ALXN', 'Alexion Pharmaceuticals, Inc.'),
  past('WBA', 'Walgreens Boots Alliance, Inc.'),
  past('HTZ', 'Hertz Global Holdings, Inc.'),
  past('TOT', 'Total S.A.'),
  past('RDS.A', 'Royal Dutch Shell plc', 'Shell'),
  past('BBL', 'BHP Billiton plc'),
  past('SIRI', 'Sirius XM Holdings Inc.'),
  past('BAC', 'Bank of America Corporation', 'BofA'),
  past('WMT', 'Wal-Mart Stores, Inc.', 'Walmart'),
  past('DIS', 'The Walt Disney Company', 'Disney'),
  past('KO', 'The Coca-Cola Company', 'Coke'),
  past('MCD', "McDonald's Corporation"),
  past('JPM', 'JPMorgan Chase & Co.', 'JP Morgan'),
  past('PG', 'Procter & Gamble Company', 'P&G'),
  past('BUD', 'Anheuser-Busch InBev SA', 'AB InBev'),
  past('SNY', 'Sanofi'),
  past('HSBC', 'HSBC Holdings plc'),
  past('MMM', '3M Company'),
  past('JNJ', 'Johnson & Johnson', 'J&J'),
  past('XOM', 'Exxon Mobil Corporation', 'ExxonMobil'),
  past('MRK', 'Merck & Co., Inc.'),
  past('BA', 'The Boeing Company'),
  past('LMT', 'Lockheed Martin Corporation'),
  past('AMZN', 'Amazon.com, Inc.', 'Amazon'),
  past('UPS', 'United Parcel Service, Inc.'),
];
