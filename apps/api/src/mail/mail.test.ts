// The outbox is shown by a demo alone: its mails hold the links and codes of everybody.

import { getMail, listMails } from '@vigilo/contract/mail';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeMailer } from '../adapters/mail/mailer.ts';
import { TestClient } from '../app/testing/test-client.ts';
import { startTestServer } from '../app/testing/test-server.ts';

const MAIL = { to: 'ana@vigilo.test', subject: 'Reset', text: 'https://vigilo.test/password_reset/scry/x' };

it.each([
  ['shown by a demo that sends no mail', 'demo', undefined, true],
  ['not there in production', 'production', undefined, false],
  ['not there in a demo that sends its mail', 'demo', 'smtp://127.0.0.1:9', false],
] as const)('the outbox is %s', async (_what, MODE, MAIL_URL, isShown) => {
  const server = await startTestServer({ config: { MODE, MAIL_URL } });
  try {
    await makeMailer({
      url: undefined,
      from: 'Vigilo <vigilo@localhost>',
      outbox: join(server.config.DATA_DIR, 'outbox'),
    }).send(MAIL);
    const nobody = new TestClient(server);
    const list = await nobody.get(listMails.path);
    if (isShown) {
      const { data } = await nobody.call(listMails, {});
      expect((await nobody.call(getMail, { params: { id: data[0]?.id ?? '' } })).data).toMatchObject(MAIL);
    } else {
      expect([list.status, list.problem().code]).toEqual([404, 'not-found']);
      expect(
        (await nobody.get(getMail.path.replace('{id}', '01900000-0000-7000-8000-000000000000'))).text,
      ).toBe(list.text);
    }
  } finally {
    await server.stop();
  }
});
