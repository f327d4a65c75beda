// The settings of what comes in and where it lies: feeds, share prices, documents and files.

import { z } from 'zod';
import { addressWith, flag, hostList, oneOf, text, webAddress, wholeNumber } from './setting-rules.ts';

export const contentSettings = {
  FEEDS: flag.default(true).describe('Read the feeds that companies name'),
  FEED_MINUTES: wholeNumber(1, 1440)
    .default(15)
    .describe(
      'Minutes between two readings of a feed to begin with; between 5 minutes and 6 hours later on, by how often news comes',
    ),
  FEED_HTTP: flag.default(false).describe('Feeds may be fetched over http, too'),
  FEED_HOST_SECONDS: wholeNumber(0, 60).default(1).describe('Seconds between two requests to one host'),
  FEED_HOSTS_ALLOWED: hostList.describe(
    'host:port of providers of your own, separated by commas: feeds there may be inside your network, on any port, over http',
  ),
  WEBHOOK_HOSTS_ALLOWED: hostList.describe(
    'host:port of receivers of your own, separated by commas: webhooks there may be inside your network, on any port, over http',
  ),
  BUSY_AFTER_MS: wholeNumber(0, 60_000)
    .default(5000)
    .describe(
      'Milliseconds a request may wait for its turn before the server refuses further ones with 503; 0 refuses none',
    ),
  DEMO_DOCUMENTS: flag
    .default(true)
    .describe('The demo has documents; they are made in the background once, after its first start'),
  DOCUMENT_MB: wholeNumber(1, 1024).default(25).describe('Largest file of a document, in megabytes'),
  DOCUMENT_FILES: wholeNumber(1, 100)
    .default(5)
    .describe('Most files of one upload of documents (BATCH_UPLOAD_FILES_LIMIT)'),
  DOCUMENT_PAGES: wholeNumber(1, 10_000).default(300).describe('Most pages of a document'),
  PROJECT_LINK: addressWith('{name}')
    .optional()
    .describe('Address of a project outside, {name} standing for its name, that a document links to'),
  FILE_STORE: oneOf(['folder', 's3'])
    .default('folder')
    .describe(
      'Where documents, files of imports and reports lie: folder is DATA_DIR, s3 the bucket S3_BUCKET',
    ),
  S3_URL: webAddress
    .optional()
    .describe('Address of an S3-compatible store, such as http://127.0.0.1:9000; by default that of Amazon'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9.-]{3,63}$/, 'must be 3 to 63 small letters, digits, dots and hyphens')
    .optional()
    .describe('Bucket that files lie in; it must be there already'),
  S3_REGION: text
    .max(60, 'must have at most 60 characters')
    .default('us-east-1')
    .describe('Region of the bucket'),
  S3_KEY_ID: text
    .optional()
    .describe(
      'Id of the access key of the bucket; without one the surroundings are asked, as the rights of the machine',
    ),
  S3_SECRET: text.optional().describe('The access key of the bucket that belongs to S3_KEY_ID'),
  UPLOAD_MB: wholeNumber(1, 1024).default(100).describe('Largest file of an import, in megabytes'),
  SHARE_PRICE_PROVIDER: oneOf(['csv', 'http', 'none'])
    .default('csv')
    .describe(
      'Where share prices come from: csv is files in SHARE_PRICE_FOLDER, http the address SHARE_PRICE_URL',
    ),
  SHARE_PRICE_FOLDER: text
    .optional()
    .describe(
      'Folder with daily prices as {TICKER}.csv, or a file with a ticker column; by default share-prices in DATA_DIR',
    ),
  SHARE_PRICE_URL: addressWith('{ticker}')
    .optional()
    .describe(
      'Address of daily prices as CSV, such as https://stooq.com/q/d/l/?s={ticker}.us&d1={from}&d2={to}&i=d; {fromIso} and {toIso} are days as YYYY-MM-DD',
    ),
  SHARE_PRICE_CURRENCY: z
    .string()
    .regex(/^[A-Z]{3}$/, 'must be three capital letters such as EUR')
    .default('USD')
    .describe('Currency of share prices of companies that name none, ISO 4217'),
};
