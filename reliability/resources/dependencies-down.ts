// E-42: the mail server and the provider of share prices are down. Nobody signs in without the code, every code is sent once mails can be sent again, and
// whoever asks for prices reads the specified sentence.

import { setTimeout as sleep } from 'node:timers/promises';
import { getProfile, sendCode, signIn } from '@vigilo/contract/sign-in';
import { refreshSharePrices } from '@vigilo/contract/share-prices';
import { startSmtp } from '../../apps/api/src/adapters/mail/testing/smtp-server.ts';
import { TestClient } from '../../apps/api/src/app/testing/test-client.ts';
import { TEST_PASSWORD } from '../../apps/api/src/app/testing/test-tenant.ts';
import { findFreePort } from '../../e2e/free-port.ts';
import type { Experiment } from '../testing/experiment.ts';
import { atMost, noneOf } from '../testing/experiment.ts';
import { Tally } from '../testing/rounds.ts';
import type { Site } from '../testing/site.ts';
import { ADMIN, withSite } from '../testing/site.ts';

const PEOPLE = 20;
const TRIES = 3;
const DOWN_MS = 40_000;
/** A job is tried again after at most twice as long as it has waited already. */
const DELIVERED_MS = 180_000;
const PRICES = 50;
const SENTENCE = 'Something went wrong while updating the share price, please contact with your admin.';
const WRONG_CODE = '00000000';

export const experiment: Experiment = {
  title: 'mail server and provider of share prices down',
  minutes: 6,
  async run(plan) {
    const [mailPort, pricePort] = [await findFreePort(), await findFreePort()];
    const people = Array.from({ length: plan.size(PEOPLE) }, (_, i) => `person${i}@site.test`);
    const tenant = {
      companies: [{ ticker: 'PRICED' }],
      users: people.map((email) => ({ email, role: 'Admin' })),
    };
    const settings = {
      MAIL_URL: `smtp://127.0.0.1:${mailPort}`,
      SHARE_PRICE_PROVIDER: 'http',
      SHARE_PRICE_URL: `http://127.0.0.1:${pricePort}/{ticker}`,
    };
    return withSite({ nodes: 1, settings, tenant }, async (site) => {
      // People sign in at a process that wants codes and works in the background; prices are asked for at one that does not.
      const guarded = await site.addNode({ TWO_FACTOR: 'true', WORKER: 'true' });
      const visitor = new TestClient(guarded);
      const begun = performance.now();
      const attempts = await trySigningIn(visitor, people);
      const prices = await askForPrices(site, plan.size(PRICES));
      await sleep(Math.max(0, plan.size(DOWN_MS) - (performance.now() - begun)));
      const smtp = await startSmtp({ port: mailPort });
      const up = performance.now();
      const left = new Set(people);
      while (left.size > 0 && performance.now() - up < DELIVERED_MS) {
        await sleep(200);
        for (const line of smtp.lines) {
          const to = /^RCPT TO:<([^>]+)>/i.exec(line)?.[1];
          if (to !== undefined) left.delete(to);
        }
      }
      const delivered = (performance.now() - up) / 1000;
      await smtp.close();
      return {
        lines: [
          `${people.length} people ask for their code while nobody takes mails, and try to go on without one, with an empty one and with a wrong one; ${plan.size(DOWN_MS) / 1000} s later mails are taken again. ${plan.size(PRICES)} times somebody has prices fetched from a provider that is not there.`,
        ],
        counts: { ...attempts.toCounts('sign-in '), ...prices.toCounts('prices ') },
        findings: [
          noneOf('sign-ins without the code', attempts.get('signed in'), attempts.sum()),
          noneOf(
            'requests for a code that failed because mails cannot be sent',
            attempts.get('code refused'),
            people.length,
          ),
          noneOf('codes that never came', left.size, people.length),
          atMost('time until the last one came', delivered, DELIVERED_MS / 1000, 's', people.length),
          noneOf('answers without the specified sentence', prices.get('other'), prices.sum()),
        ],
      };
    });
  },
};

async function trySigningIn(visitor: TestClient, people: readonly string[]): Promise<Tally> {
  const attempts = new Tally();
  for (const email of people) {
    const asked = await visitor.post(sendCode.path, { email, password: TEST_PASSWORD });
    attempts.add(asked.status === 200 ? 'code asked for' : 'code refused');
    const bodies = [{}, { otp: '' }, { otp: WRONG_CODE }].slice(0, TRIES);
    for (const more of bodies) {
      const reply = await visitor.post(signIn.path, { email, password: TEST_PASSWORD, ...more });
      attempts.add(reply.status === 200 ? 'signed in' : `refused ${reply.status}`);
    }
    const profile = await visitor.get(getProfile.path);
    attempts.add(profile.status === 200 ? 'signed in' : `refused ${profile.status}`);
  }
  return attempts;
}

async function askForPrices(site: Site, number: number): Promise<Tally> {
  const client = await site.as(ADMIN);
  const answers = new Tally();
  for (let i = 0; i < number; i += 1) {
    const company_id = site.tenant.companyId('PRICED');
    const reply = await client.post(refreshSharePrices.path, { company_id });
    answers.add(reply.text.includes(SENTENCE) ? `${reply.status} specified` : 'other');
  }
  return answers;
}
