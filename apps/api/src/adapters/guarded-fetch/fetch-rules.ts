// What the guarded fetch lets through, and what it says where it does not.

/** Why a request came to nothing. A closed list: each is one of the problems of feeds in the contract and has its sentence there. */
export type FetchProblem =
  | 'bad-url'
  | 'not-allowed'
  | 'unreachable'
  | 'too-slow'
  | 'too-large'
  | 'too-many-redirects'
  | 'wrong-kind'
  | 'unreadable';

/** The request failed. The detail is for the log: only the operator may see what it names. */
export class FetchFailure extends Error {
  readonly problem: FetchProblem;

  constructor(problem: FetchProblem, detail: string, options?: ErrorOptions) {
    super(`${problem}: ${detail}`, options);
    this.problem = problem;
  }
}

/** Finds the addresses of a name. */
export type Resolver = (
  name: string,
) => Promise<readonly { readonly address: string; readonly family: number }[]>;

export interface FetchRules {
  /** Besides https. */
  readonly allowsHttp: boolean;
  /** `host:port` of providers of the operator's own: they may be inside, on any port, and speak http. */
  readonly allowedHosts: readonly string[];
  /** Ports besides those of https and http. */
  readonly ports?: readonly number[];
  readonly resolve?: Resolver;
  readonly mostBytes?: number;
  readonly connectMs?: number;
  readonly totalMs?: number;
}

export const MOST_BYTES = 5 * 1024 * 1024;
export const CONNECT_MS = 5000;
export const TOTAL_MS = 15_000;
const MOST_URL = 4000;
const PORTS: ReadonlySet<number> = new Set([80, 443]);

/** A place that may be asked, if what its name resolves to may be. */
export interface Target {
  readonly url: URL;
  /** Without the brackets of IPv6. */
  readonly host: string;
  readonly port: number;
  /** Named by the operator, so that its address is not looked at. */
  readonly isAllowed: boolean;
}

/** Judges an address by how it is written. @throws FetchFailure */
export function parseTarget(text: string, rules: FetchRules, base?: URL): Target {
  const url = parseWebAddress(text, base);
  const isSecure = url.protocol === 'https:';
  const usual = isSecure ? 443 : 80;
  const port = url.port === '' ? usual : Number(url.port);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isAllowed = rules.allowedHosts.includes(`${host}:${port}`.toLowerCase());
  if (!isAllowed && !isSecure && !rules.allowsHttp)
    throw new FetchFailure('not-allowed', 'http is not allowed');
  if (!isAllowed && !PORTS.has(port) && rules.ports?.includes(port) !== true)
    throw new FetchFailure('not-allowed', `port ${port}`);
  return { url, host, port, isAllowed };
}

function parseWebAddress(text: string, base: URL | undefined): URL {
  const url = text.length > MOST_URL ? null : URL.parse(text.trim(), base?.href);
  if (url === null || !/^https?:$/.test(url.protocol) || url.hostname === '')
    throw new FetchFailure('bad-url', 'no address of http or https');
  if (url.username !== '' || url.password !== '')
    throw new FetchFailure('bad-url', 'credentials in the address');
  url.hash = '';
  return url;
}
