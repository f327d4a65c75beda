// Files on their way to a server: as one form for the product, as one body for the yardstick; pieces of one buffer, so that sending costs both the same.

import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const BOUNDARY = 'between-the-files';
const PIECE = 64 * 1024;

export interface Target {
  readonly port: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A file of so many bytes that is a PDF by its beginning and like no other. */
function* listPieces(noise: Buffer): Generator<Buffer> {
  yield Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(PIECE - 9)]);
  for (let at = PIECE; at < noise.length; at += PIECE) yield noise.subarray(at, at + PIECE);
}

function* listFormPieces(noise: Buffer, files: number, clientId: string): Generator<Buffer> {
  yield Buffer.from(
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="client_id"\r\n\r\n${clientId}\r\n`,
  );
  for (let file = 0; file < files; file += 1) {
    yield Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="files"; filename="CCRR_BENCH.X_${file}.pdf"\r\ncontent-type: application/pdf\r\n\r\n`,
    );
    yield* listPieces(noise);
    yield Buffer.from('\r\n');
  }
  yield Buffer.from(`--${BOUNDARY}--\r\n`);
}

function* listBareFiles(noise: Buffer, files: number): Generator<Buffer> {
  for (let file = 0; file < files; file += 1) yield* listPieces(noise);
}

/** Sends the files as one form and resolves with the seconds until they are all answered for. @throws where they are refused */
export function sendForm(target: Target, noise: Buffer, files: number, clientId: string): Promise<number> {
  const headers = { ...target.headers, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
  return send({ ...target, headers }, listFormPieces(noise, files, clientId));
}

/** The same bytes as one body. */
export function sendBare(target: Target, noise: Buffer, files: number): Promise<number> {
  return send(target, listBareFiles(noise, files));
}

async function send(target: Target, pieces: Iterable<Buffer>): Promise<number> {
  const begun = performance.now();
  const sent = request({
    host: '127.0.0.1',
    port: target.port,
    path: target.path,
    method: 'POST',
    headers: target.headers,
  });
  const answered = new Promise<{ status: number; text: string }>((resolve, reject) => {
    sent.once('error', reject);
    sent.once('response', (response) => {
      response.setEncoding('utf8');
      let text = '';
      response.on('data', (piece: string) => {
        text += piece;
      });
      response.once('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
  });
  await pipeline(Readable.from(pieces), sent);
  const { status, text } = await answered;
  if (status !== 200) throw new Error(`${target.path} answered ${status}: ${text}`);
  return (performance.now() - begun) / 1000;
}
