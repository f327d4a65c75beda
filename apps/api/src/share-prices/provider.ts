import { csvPrices } from '../adapters/share-price/csv-prices.ts';
import { httpPrices } from '../adapters/share-price/http-prices.ts';
import type { SharePriceProvider } from '../adapters/share-price/share-price-provider.ts';
import { PriceFailure } from '../adapters/share-price/share-price-provider.ts';
import type { Config } from '../frame/config.ts';
import { dataFolder } from '../frame/data-folder.ts';

/** Where files of prices are looked for when the configuration names no folder, below the data folder. */
const FOLDER = 'share-prices';

const providers = new WeakMap<Config, SharePriceProvider>();

const NO_PROVIDER: SharePriceProvider = {
  pauseMs: 0,
  list: () => Promise.reject(new PriceFailure('no-provider', 'SHARE_PRICE_PROVIDER is none')),
};

/** The provider that a configuration names, the same each time, since it remembers what it read. */
export function getProvider(config: Config): SharePriceProvider {
  const provider = providers.get(config) ?? makeProvider(config);
  providers.set(config, provider);
  return provider;
}

/** The folder or file that prices are read from, or null where they come otherwise. */
export function findPriceFolder(config: Config): string | null {
  return config.SHARE_PRICE_PROVIDER === 'csv'
    ? (config.SHARE_PRICE_FOLDER ?? dataFolder(config, FOLDER))
    : null;
}

function makeProvider(config: Config): SharePriceProvider {
  const folder = findPriceFolder(config);
  if (folder !== null) return csvPrices(folder);
  if (config.SHARE_PRICE_PROVIDER === 'none') return NO_PROVIDER;
  return httpPrices(config.SHARE_PRICE_URL ?? '', {
    allowsHttp: false,
    allowedHosts: [getHost(config.SHARE_PRICE_URL ?? '')],
  });
}

/** Host and port of the operator's own address: it may be a server inside. */
function getHost(template: string): string {
  const url = new URL(template);
  return `${url.hostname.replaceAll(/^\[|\]$/g, '')}:${url.port || (url.protocol === 'https:' ? '443' : '80')}`;
}
