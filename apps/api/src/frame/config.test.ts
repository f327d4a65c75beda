import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ConfigError, listSettings, readConfig } from './config.ts';

/** Why an environment is refused. */
function refusal(environment: Record<string, string>): string {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'it was taken';
}

const RANDOM = 'q8Zr1vT0mYxW4cJ7sLk2hN9bD5fG3aEu';

describe('the settings', () => {
  it('have defaults for everything, and the ones security.md asks for', () => {
    expect(readConfig({})).toMatchObject({
      MODE: 'demo',
      PORT: 8080,
      HOST: '127.0.0.1',
      DEFAULT_TENANT: 'scry',
      TOKEN_SECONDS: 900,
      IDLE_SECONDS: 1800,
      SESSION_SECONDS: 43_200,
      TRUSTED_PROXY: false,
      MULTI_TENANT: false,
      WORKER: true,
      LOG_LEVEL: 'info',
    });
    expect(readConfig({}).SESSION_SECRET).toBeUndefined();
  });

  it('are each explained in docs/settings.md', () => {
    const page = readFileSync('docs/settings.md', 'utf8');
    expect(listSettings().filter(({ name }) => !page.includes(`\`${name}\``))).toEqual([]);
  });

  it('are each described for --settings', () => {
    const settings = listSettings();
    expect(settings.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'LOG_LEVEL', 'SESSION_SECRET']),
    );
    expect(settings.filter(({ meaning }) => meaning.length < 15)).toEqual([]);
  });

  it('take an empty variable for one that is not there, and nothing that is not theirs', () => {
    expect(readConfig({ PORT: '', LOG_LEVEL: '', PATH: '/bin' })).toEqual(readConfig({}));
  });

  it('name every wrong one at once', () => {
    const message = refusal({
      PORT: '80800',
      LOG_LEVEL: 'loud',
      DATABASE_URL: 'mysql://localhost/x',
      WORKER: 'maybe',
      TOKEN_SECONDS: '1.5',
      SESSION_SECRET: 'short',
    });
    for (const name of ['PORT', 'LOG_LEVEL', 'DATABASE_URL', 'WORKER', 'TOKEN_SECONDS', 'SESSION_SECRET'])
      expect(message).toContain(`  ${name}: `);
  });

  it.each([
    [{ DATABASE_URL: 'vigilo' }, 'an address such as postgres://role:password@db.example:5432/vigilo'],
    [{ MAIL_URL: 'mail.example' }, 'an address such as smtps://user:password@mail.example:465'],
    [{ PUBLIC_URL: 'vigilo.example' }, 'an address such as https://vigilo.example'],
    [{ DRAIN_SECONDS: 'soon' }, 'a whole number from 0 to 300'],
    [{ PORT: ' ' }, 'a whole number from 0 to 65535'],
    [{ DATABASE_POOL: '0x10' }, 'a whole number from 2 to 200'],
    [{ DATABASE_POOL: '1e2' }, 'a whole number from 2 to 200'],
    [{ AUDIT_DAYS: '30' }, 'a whole number from 365 to 36500, or 0 for ever'],
    [{ SHARE_PRICE_CURRENCY: 'dollars' }, 'three capital letters such as EUR'],
    [{ TRUSTED_PROXY: 'yes' }, 'true or false'],
    [{ MODE: 'live' }, 'one of demo, production'],
    [
      { MAIL_FROM: 'nonsense' },
      'a mail address such as vigilo@company.example or Vigilo <vigilo@company.example>',
    ],
    [{ FEED_HOSTS_ALLOWED: 'wire.example' }, 'host:port, separated by commas'],
  ])('that are wrong say what they must be, and what they are for: %o', (environment, rule) => {
    const [name = ''] = Object.keys(environment);
    const meaning = listSettings().find((setting) => setting.name === name)?.meaning ?? '';
    expect(refusal(environment).split('\n').slice(1)).toEqual([
      expect.stringMatching(new RegExp(`^  ${name}: must be `)),
    ]);
    expect(refusal(environment)).toContain(rule);
    expect(refusal(environment)).toContain(meaning);
  });

  it('each have a rule in words of their own', () => {
    const wrong = Object.fromEntries(listSettings().map(({ name }) => [name, '*']));
    const lines = refusal(wrong).split('\n').slice(1);
    expect(lines.length).toBeGreaterThan(50);
    expect(lines.filter((line) => !/^  [A-Z\d_]+: must (?:be|have) /.test(line))).toEqual([]);
  });

  it('take senders and numbers that are written otherwise', () => {
    expect(readConfig({ MAIL_FROM: 'vigilo@company.example' }).MAIL_FROM).toBe('vigilo@company.example');
    expect(readConfig({ PORT: ' 8081 ', AUDIT_DAYS: '0' })).toMatchObject({ PORT: 8081, AUDIT_DAYS: 0 });
    expect(readConfig({ AUDIT_DAYS: '365' }).AUDIT_DAYS).toBe(365);
  });

  it('of an outside database are nothing without its address, and the archive is the embedded one’s', () => {
    const address = 'postgres://vigilo@db.example/vigilo';
    for (const name of ['DATABASE_OWNER_URL', 'DATABASE_LISTEN_URL', 'DATABASE_BACKUP_URL']) {
      expect(refusal({ [name]: address })).toContain(`${name} is set and DATABASE_URL is not`);
      expect(refusal({ [name]: address, DATABASE_URL: address })).toBe('it was taken');
    }
    expect(refusal({ ARCHIVE_DIR: '/archive', DATABASE_URL: address })).toContain('Leave one of them out');
    expect(refusal({ ARCHIVE_DIR: '/archive' })).toBe('it was taken');
  });

  it('of the http provider of share prices need an address with the ticker behind the host', () => {
    expect(refusal({ SHARE_PRICE_PROVIDER: 'http' })).toContain('SHARE_PRICE_URL');
    for (const wrong of [
      'https://prices.example/daily',
      'https://{ticker}.example/',
      'file:///prices/{ticker}.csv',
      '{ticker}',
    ])
      expect(refusal({ SHARE_PRICE_PROVIDER: 'http', SHARE_PRICE_URL: wrong })).toContain('SHARE_PRICE_URL');
    expect(
      refusal({ SHARE_PRICE_PROVIDER: 'http', SHARE_PRICE_URL: 'https://prices.example/{ticker}.csv' }),
    ).toBe('it was taken');
  });

  it('of a bucket name it, and its key whole or not at all', () => {
    expect(() => readConfig({ FILE_STORE: 's3' })).toThrow('needs S3_BUCKET');
    expect(() => readConfig({ S3_KEY_ID: 'id' })).toThrow('set together');
    expect(readConfig({ FILE_STORE: 's3', S3_BUCKET: 'files' })).toMatchObject({ S3_BUCKET: 'files' });
  });

  it('of feeds name hosts with their ports, whatever their case', () => {
    expect(
      readConfig({ FEED_HOSTS_ALLOWED: 'Wire.Example:8080, [::1]:80,,127.0.0.1:9' }).FEED_HOSTS_ALLOWED,
    ).toEqual(['wire.example:8080', '[::1]:80', '127.0.0.1:9']);
    expect(readConfig({}).FEED_HOSTS_ALLOWED).toEqual([]);
    for (const wrong of ['wire.example', 'http://wire.example:80', 'a:b', '*:80'])
      expect(refusal({ FEED_HOSTS_ALLOWED: wrong })).toContain('FEED_HOSTS_ALLOWED');
  });

  it('never repeat the value of a secret in what they say', () => {
    const message = refusal({ SESSION_SECRET: 'hunter2', DATABASE_URL: 'mysql://owner:hunter2@localhost/x' });
    expect(message).toContain('SESSION_SECRET');
    expect(message).not.toContain('hunter2');
  });

  it('warn before a session ends, not after', () => {
    expect(refusal({ IDLE_SECONDS: '600' })).toContain('IDLE_WARNING_SECONDS');
    expect(readConfig({ IDLE_SECONDS: '600', IDLE_WARNING_SECONDS: '540' }).IDLE_SECONDS).toBe(600);
  });
});

describe('production', () => {
  it('is what NODE_ENV says, unless MODE says otherwise', () => {
    expect(readConfig({ NODE_ENV: 'production' }).MODE).toBe('production');
    expect(readConfig({ NODE_ENV: 'development' }).MODE).toBe('demo');
    expect(readConfig({ NODE_ENV: 'production', MODE: 'demo' }).MODE).toBe('demo');
  });

  it.each([
    'change-me-change-me-change-me-change-me',
    'CHANGEME00000000000000000000000000000',
    'secret-secret-secret-secret-secret-secret',
    'example-0123456789012345678901234567',
    'test0123456789012345678901234567890',
  ])('refuses the secret of an example: %s', (secret) => {
    expect(refusal({ MODE: 'production', SESSION_SECRET: secret })).toContain(
      'SESSION_SECRET looks like the one of an example',
    );
  });

  it('asks for a code by e-mail unless told otherwise, which a demo does not', () => {
    expect(
      [{ MODE: 'production' }, { MODE: 'production', TWO_FACTOR: 'false' }, { MODE: 'demo' }].map(
        (given) => readConfig(given).TWO_FACTOR,
      ),
    ).toEqual([true, false, false]);
  });

  it('takes a random one', () => {
    expect(readConfig({ MODE: 'production', SESSION_SECRET: RANDOM }).SESSION_SECRET).toBe(RANDOM);
  });
});
