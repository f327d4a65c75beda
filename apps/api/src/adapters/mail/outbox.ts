// The outbox: a folder of mails that nobody sends, one .eml file each (RFC 5322, header fields in UTF-8 after RFC 6532), as any mail program
// opens it and anybody can read it. File names are UUIDs of version 7, so that the names' order is the order of writing.

import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '../../frame/ids.ts';
import type { Mail } from './mail.ts';

/** The oldest ones beyond these are thrown away. */
const MOST_KEPT = 1000;
const EML = /^([0-9a-f-]{36})\.eml$/;

export interface OutboxMail extends Mail {
  readonly id: string;
  readonly at: Date;
}

/** Writes a mail, readable to the server's user alone, and throws away what is too much. */
export async function writeToOutbox(folder: string, from: string, mail: Mail): Promise<void> {
  const now = new Date();
  const id = newId(now.getTime());
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${id}.eml`);
  await writeFile(`${file}.part`, formatEml(from, mail, now), { mode: 0o600 });
  await rename(`${file}.part`, file);
  const surplus = (await listIds(folder)).slice(MOST_KEPT);
  for (const old of surplus) await rm(join(folder, `${old}.eml`), { force: true });
}

/** The newest mails first, at most so many. */
export async function listOutbox(folder: string, most: number): Promise<OutboxMail[]> {
  const mails = await Promise.all(
    (await listIds(folder)).slice(0, most).map((id) => findInOutbox(folder, id)),
  );
  return mails.filter((mail) => mail !== null);
}

/** One mail, or null. The id is a UUID. */
export async function findInOutbox(folder: string, id: string): Promise<OutboxMail | null> {
  try {
    return parseEml(id, await readFile(join(folder, `${id}.eml`), 'utf8'));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

async function listIds(folder: string): Promise<string[]> {
  try {
    const names = await readdir(folder);
    return names
      .flatMap((name) => EML.exec(name)?.[1] ?? [])
      .toSorted()
      .toReversed();
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** A header field cannot begin another one. */
function inOneLine(text: string): string {
  return text.replaceAll(/[\r\n]+/g, ' ');
}

function formatEml(from: string, { to, subject, text }: Mail, at: Date): string {
  const fields = [
    `From: ${inOneLine(from)}`,
    `To: ${inOneLine(to)}`,
    `Subject: ${inOneLine(subject)}`,
    `Date: ${at.toUTCString().replace('GMT', '+0000')}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
  ];
  return `${[...fields, '', ...text.split('\n')].join('\r\n')}\r\n`;
}

function parseEml(id: string, content: string): OutboxMail {
  const [head = '', ...body] = content.split('\r\n\r\n');
  const fields = new Map(
    head
      .split('\r\n')
      .map((line): [string, string] => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 1).trim(),
      ]),
  );
  return {
    id,
    to: fields.get('to') ?? '',
    subject: fields.get('subject') ?? '',
    at: new Date(fields.get('date') ?? 0),
    text: body.join('\r\n\r\n').replaceAll('\r\n', '\n').trimEnd(),
  };
}
