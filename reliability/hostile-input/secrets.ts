// S34: passwords, tokens, codes and keys that go through real calls, then looked for wherever they have no business: the log at its most talkative, every
// table, the mails, and what browsers load.

import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { changeWebhook } from '@vigilo/contract/delivery';
import {
  changeOwnPassword,
  checkCredentials,
  forgotPassword,
  getProfile,
  refreshSession,
  resetPassword,
  sendCode,
  signIn as signInCall,
  validateResetToken,
} from '@vigilo/contract/sign-in';
import { changeUser } from '@vigilo/contract/users';
import { ROOT } from '../../bench/testing/own-process.ts';
import { signIn, TestClient } from '../../apps/api/src/app/testing/test-client.ts';
import { TEST_PASSWORD } from '../../apps/api/src/app/testing/test-tenant.ts';
import type { Experiment } from '../testing/experiment.ts';
import { noneOf } from '../testing/experiment.ts';
import type { Site } from '../testing/site.ts';
import { ADMIN, withSite } from '../testing/site.ts';
import { readMails, readTables, readTexts } from './kept-texts.ts';

const PEOPLE = 6;
const MAIL_MS = 60_000;
const LOOK_MS = 500;
const MORE = 3;
/** As it stands in a mail. */
const CODE = /(?<![\w-])\d{8}(?![\w-])/;

type Place = 'log' | 'tables' | 'mails' | 'bundle';

interface Canary {
  readonly kind: string;
  readonly secret: string;
  /** Where it belongs: a link in a mail to its owner, the key of a webhook in its table. */
  readonly belongs: readonly Place[];
}

export const experiment: Experiment = {
  title: 'passwords, tokens, codes and keys where they have no business',
  minutes: 6,
  run: () =>
    withSite(
      {
        settings: { LOG_LEVEL: 'trace', WORKER: 'true', TRUSTED_PROXY: 'true' },
        tenant: {
          users: Array.from({ length: PEOPLE }, (_, i) => ({ email: personOf(i), role: 'Admin' })),
          clients: Array.from({ length: MORE }, (_, i) => ({ name: `Client ${i}`, companies: [] })),
        },
      },
      async (site) => {
        const canaries = [
          ...(await guess(site)),
          ...(await openSessions(site)),
          ...(await setPasswords(site)),
          ...(await followMails(site)),
          ...(await setWebhooks(site)),
          ...(await listKeys(site)),
        ];
        const places = await readPlaces(site);
        const found = canaries.flatMap(({ kind, secret, belongs }) =>
          [...places]
            .filter(([place, text]) => !belongs.includes(place) && text.includes(secret))
            .map(([place]) => `${kind} in ${place}`),
        );
        const kinds = [...new Set(canaries.map(({ kind }) => kind))];
        return {
          lines: [
            `${canaries.length} secrets: ${kinds.map((kind) => `${kind} (${canaries.filter((each) => each.kind === kind).length})`).join(', ')}. The log is that of LOG_LEVEL=trace; the tables are read row by row as text by their owner.`,
            'Links and codes belong into the mail to their owner, the secret of a webhook into its table.',
            '',
            ...found.map((line) => `- ${line}`),
          ],
          counts: {
            canaries: canaries.length,
            ...Object.fromEntries(
              [...places].map(([place, text]) => [`letters of the ${place}`, text.length]),
            ),
          },
          findings: [
            noneOf('secrets where they have no business', found.length, canaries.length * places.size),
            noneOf(
              'places without anything to look through',
              [...places.values()].filter((text) => text === '').length,
              places.size,
            ),
          ],
        };
      },
    ),
};

function personOf(i: number): string {
  return `person${i}@site.test`;
}

/** Of 13 letters, as the rule of passwords wants them. */
function makePassword(): string {
  return `Kx7#${randomBytes(7).toString('base64url').replaceAll(/[-_]/g, 'q').slice(0, 9)}`;
}

function asCanaries(
  kind: string,
  secrets: readonly (string | null)[],
  belongs: readonly Place[] = [],
): Canary[] {
  return secrets.map((secret) => {
    if (secret === null || secret === '') throw new Error(`${kind}: there is none`);
    return { kind, secret, belongs };
  });
}

/** Wrong passwords and invented tokens at every call that takes one. */
async function guess(site: Site): Promise<Canary[]> {
  const visitor = new TestClient(site.node());
  const passwords = Array.from({ length: 4 * MORE }, makePassword);
  for (const [i, password] of passwords.entries()) {
    const call = [signInCall, checkCredentials, sendCode][i % 3] ?? signInCall;
    await visitor.post(call.path, { email: personOf(i % PEOPLE), password });
  }
  const tokens = Array.from({ length: 4 * MORE }, () => randomBytes(32).toString('base64url'));
  for (const [i, token] of tokens.entries()) {
    if (i % 4 === 0) await visitor.get(getProfile.path, { headers: { authorization: `Bearer ${token}` } });
    if (i % 4 === 1) await visitor.post(refreshSession.path, { refreshToken: token });
    if (i % 4 === 2) await visitor.post(validateResetToken.path, { token });
    if (i % 4 === 3) await visitor.get(`/password_reset/scry/${token}`);
  }
  return [...asCanaries('wrong passwords', passwords), ...asCanaries('invented tokens', tokens)];
}

/** From addresses of their own, which the guesses have not slowed down. */
async function openSessions(site: Site): Promise<Canary[]> {
  const canaries: Canary[] = [];
  for (let i = 0; i < MORE; i += 1) {
    const client = await signIn(site.node(), ADMIN, TEST_PASSWORD, { address: `198.51.100.${i}` });
    canaries.push(
      ...asCanaries('access tokens', [client.token]),
      ...asCanaries('refresh tokens', [client.refreshToken]),
    );
    const renewed = refreshSession.reply.parse(
      (await client.post(refreshSession.path, { refreshToken: client.refreshToken })).json(),
    );
    canaries.push(...asCanaries('renewed tokens', [renewed.token, renewed.refreshToken]));
  }
  return canaries;
}

/** An administrator's for others, and wrong ones for oneself. */
async function setPasswords(site: Site): Promise<Canary[]> {
  const admin = await site.as(ADMIN);
  const passwords = Array.from({ length: MORE }, makePassword);
  for (const [i, newPassword] of passwords.entries()) {
    const reply = await admin.post(changeUser.path, {
      _id: site.tenant.userId(personOf(i)),
      newPassword,
      confirmNewPassword: newPassword,
    });
    if (reply.status !== 200)
      throw new Error(`The password was answered with ${reply.status}: ${reply.text}`);
  }
  const [currentPassword = '', newPassword = ''] = [makePassword(), makePassword()];
  await admin.post(changeOwnPassword.path, { currentPassword, newPassword, confirmPassword: newPassword });
  return asCanaries('passwords set', [...passwords, currentPassword, newPassword]);
}

/** Links and codes that were mailed, and the passwords that are set with the links. */
async function followMails(site: Site): Promise<Canary[]> {
  const asked = [3, 4, 5].map(personOf);
  const withCodes = await site.addNode({ TWO_FACTOR: 'true' });
  for (const [i, email] of asked.entries()) {
    const visitor = new TestClient(site.node(), { address: `203.0.113.${i}` });
    await visitor.post(forgotPassword.path, { email });
  }
  await new TestClient(withCodes).post(sendCode.path, { email: ADMIN, password: TEST_PASSWORD });
  const mails = await waitForMails(site, asked.length);
  const tokens = [...mails.matchAll(/\/password_reset\/[^/\s]+\/([\w-]{20,})/g)].map(
    ([, token = '']) => token,
  );
  const codes = mails.match(CODE) ?? [];
  const passwords = tokens.map(makePassword);
  for (const [i, token] of tokens.entries()) {
    const visitor = new TestClient(site.node(), { address: `203.0.113.${100 + i}` });
    await visitor.get(`/password_reset/scry/${token}`);
    await visitor.post(resetPassword.path, {
      token,
      newPassword: passwords[i],
      confirmPassword: passwords[i],
    });
  }
  return [
    ...asCanaries('tokens of links', tokens, ['mails']),
    ...asCanaries('codes', codes, ['mails']),
    ...asCanaries('passwords set by links', passwords),
  ];
}

async function waitForMails(site: Site, links: number): Promise<string> {
  const end = performance.now() + MAIL_MS;
  for (;;) {
    const mails = await readMails(site);
    const isComplete = (mails.match(/\/password_reset\//g)?.length ?? 0) >= links && CODE.test(mails);
    if (isComplete) return mails;
    if (performance.now() > end) throw new Error(`The mails did not come: ${mails.length} letters did`);
    await sleep(LOOK_MS);
  }
}

async function setWebhooks(site: Site): Promise<Canary[]> {
  const admin = await site.as(ADMIN);
  const secrets: (string | null)[] = [];
  for (let i = 0; i < MORE; i += 1) {
    const { data } = await admin.call(changeWebhook, {
      params: { id: site.tenant.clientId(`Client ${i}`) },
      body: { url: 'https://receiver.example/hook' },
    });
    secrets.push(data.secret);
  }
  return asCanaries('secrets of webhooks', secrets, ['tables']);
}

/** The installation's own. */
async function listKeys(site: Site): Promise<Canary[]> {
  const keys = await Promise.all(
    ['session-secret', 'audit-key'].map(async (name) =>
      (await readFile(join(site.folder, name), 'utf8')).trim(),
    ),
  );
  const databases = [site.server.appUrl, site.server.ownerUrl].map((url) => new URL(url).password);
  return [...asCanaries('keys', keys), ...asCanaries('passwords of the database', databases)];
}

async function readPlaces(site: Site): Promise<ReadonlyMap<Place, string>> {
  return new Map<Place, string>([
    ['log', site.nodes.map((node) => node.output()).join('\n')],
    ['tables', await readTables(site)],
    ['mails', await readMails(site)],
    ['bundle', (await readTexts(join(ROOT, 'apps/web/dist'))).join('\n')],
  ]);
}
