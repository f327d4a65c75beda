// Mails by SMTP, against a small server of the test's own, and into the outbox.

import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeMailer } from './mailer.ts';
import { findInOutbox, listOutbox } from './outbox.ts';
import { startSmtp } from './testing/smtp-server.ts';

const FROM = 'Vigilo <vigilo@bank.example>';
const MAIL = {
  to: 'ana@bank.example',
  subject: 'Contraseña nueva',
  text: 'Hola, Ana:\n\n.\nhttps://vigilo.example/x',
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vigilo-mail-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('by SMTP', () => {
  it('hands a mail over and writes nothing into the outbox', async () => {
    const smtp = await startSmtp();
    await makeMailer({ url: smtp.url, from: FROM, outbox: folder }).send(MAIL);
    await smtp.close();
    expect(smtp.lines).toEqual(
      expect.arrayContaining([
        'MAIL FROM:<vigilo@bank.example>',
        'RCPT TO:<ana@bank.example>',
        'To: ana@bank.example',
      ]),
    );
    expect(smtp.lines.join('\n')).toContain('https://vigilo.example/x');
    expect(await readdir(folder)).toEqual([]);
  });

  it('fails where the server refuses the mail or does not answer, so that the job comes again', async () => {
    const smtp = await startSmtp({ refuse: true });
    const mailer = makeMailer({ url: smtp.url, from: FROM, outbox: folder });
    await expect(mailer.send(MAIL)).rejects.toThrow('550 nobody here');
    await smtp.close();
    await expect(mailer.send(MAIL)).rejects.toThrow('ECONNREFUSED');
  });
});

describe('into the outbox', () => {
  const mailer = () => makeMailer({ url: undefined, from: FROM, outbox: join(folder, 'outbox') });

  it('writes a file that anybody can read, and that only the user of the server may', async () => {
    await mailer().send(MAIL);
    const [name = ''] = await readdir(join(folder, 'outbox'));
    const file = join(folder, 'outbox', name);
    expect(name).toMatch(/\.eml$/);
    expect(await readFile(file, 'utf8')).toMatch(
      /^From: Vigilo <vigilo@bank\.example>\r\nTo: ana@bank\.example\r\nSubject: Contraseña nueva\r\nDate: .*\r\n\r\nHola, Ana:/s,
    );
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('lists the newest first and gives each back as it was', async () => {
    for (const subject of ['one', 'two', 'three']) {
      await mailer().send({ ...MAIL, subject });
      // Names are in the order of their milliseconds.
      await sleep(2);
    }
    const listed = await listOutbox(join(folder, 'outbox'), 2);
    expect(listed.map(({ subject }) => subject)).toEqual(['three', 'two']);
    expect(await findInOutbox(join(folder, 'outbox'), listed[0]?.id ?? '')).toMatchObject({
      to: MAIL.to,
      subject: 'three',
      text: MAIL.text,
    });
    expect(await findInOutbox(join(folder, 'outbox'), '00000000-0000-7000-8000-000000000000')).toBeNull();
    expect(await listOutbox(join(folder, 'nowhere'), 2)).toEqual([]);
  });

  it('lets no name begin a header of its own', async () => {
    await mailer().send({ ...MAIL, subject: 'Hello\r\nBcc: everybody@bank.example\r\n\r\nbody' });
    const [mail] = await listOutbox(join(folder, 'outbox'), 1);
    expect(mail).toMatchObject({ subject: 'Hello Bcc: everybody@bank.example body', text: MAIL.text });
  });

  it('ignores files that are not mails', async () => {
    await mailer().send(MAIL);
    await writeFile(join(folder, 'outbox', 'notes.txt'), 'x');
    expect(await listOutbox(join(folder, 'outbox'), 9)).toHaveLength(1);
  });
});
