// Speaks to the product as any other program would: over HTTP, with a bearer token.

import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Call, CallArguments, CallReply } from '@vigilo/contract/call';
import type { ImportJob } from '@vigilo/contract/imports';
import { addImport, commitImport, getImport, previewImport } from '@vigilo/contract/imports';
import { uploadDocuments } from '@vigilo/contract/document-uploads';
import { signIn } from '@vigilo/contract/sign-in';

const POLL_MS = 200;

export interface ApiClient {
  call<C extends Call>(call: C, input: CallArguments<C>): Promise<CallReply<C>>;
  /** Uploads a file, checks it and imports it whole; resolves when it is done. @throws with the reply or the import's problem. */
  importFile(
    kind: 'companies' | 'events' | 'prices',
    file: string,
    options: Partial<ImportJob['options']>,
  ): Promise<ImportJob>;
  /** Uploads documents for a client as one form. @throws with the reply where they are refused */
  upload(
    clientId: string,
    files: readonly { readonly name: string; readonly content: Blob }[],
  ): Promise<void>;
}

/** Signs in to the default tenant and speaks for that user. */
export async function openClient(base: string, email: string, password: string): Promise<ApiClient> {
  const { token } = await send(base, signIn, { body: { email, password } }, null);
  const call: ApiClient['call'] = (one, input) => send(base, one, input, token);
  return {
    call,
    importFile: (kind, file, options) => importFile(base, token, call, kind, file, options),
    upload: async (clientId, files) => {
      const form = new FormData();
      form.append('client_id', clientId);
      for (const { name, content } of files) form.append('files', content, name);
      await sendForm(base, token, uploadDocuments.path, form);
    },
  };
}

interface Parts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

async function send<C extends Call>(
  base: string,
  call: C,
  input: CallArguments<C>,
  token: string | null,
): Promise<CallReply<C>> {
  const { params = {}, query = {}, body } = input as Parts; // the arguments of any call are some of these parts
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const reply = await fetch(`${base}${path}?${new URLSearchParams(query).toString()}`, {
    method: call.method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${call.method} ${path}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as CallReply<C>; // the server writes replies by the same schema
}

async function importFile(
  base: string,
  token: string,
  call: ApiClient['call'],
  kind: string,
  file: string,
  options: Partial<ImportJob['options']>,
): Promise<ImportJob> {
  const form = new FormData();
  form.append('kind', kind);
  form.append('file', await openAsBlob(file), basename(file));
  const upload = await sendForm(base, token, addImport.path, form);
  const { data: added } = (await upload.json()) as CallReply<typeof addImport>; // as above
  const params = { id: added._id };
  await call(previewImport, {
    params,
    body: { mapping: added.mapping, options: { ...added.options, ...options } },
  });
  const checked = await waitFor(call, added._id, 'checked');
  await call(commitImport, { params, body: { check: checked.check } });
  return waitFor(call, added._id, 'done');
}

async function waitFor(call: ApiClient['call'], id: string, state: ImportJob['state']): Promise<ImportJob> {
  for (;;) {
    const { data } = await call(getImport, { params: { id } });
    if (data.state === state) return data;
    if (data.problem !== null)
      throw new Error(`The import of ${data.fileName} came to nothing: ${JSON.stringify(data.problem)}`);
    await setTimeout(POLL_MS);
  }
}

/** @throws with the reply where it is refused */
async function sendForm(base: string, token: string, path: string, form: FormData): Promise<Response> {
  const reply = await fetch(`${base}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  if (!reply.ok) throw new Error(`Upload to ${path}: ${reply.status} ${await reply.text()}`);
  return reply;
}
