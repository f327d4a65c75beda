// How soon a zip of reports begins to arrive over HTTP, and how long all of it takes.

import { request } from 'node:http';
import { ADMIN_EMAIL } from '../testing/bench-database.ts';
import { startProduct } from '../testing/product-process.ts';

const ZIPS = 3;

export interface ZipTimes {
  readonly firstMs: number;
  readonly allMs: number;
  readonly bytes: number;
}

/** Asks for the zip of these companies several times, one after another, from a server of its own. */
export async function measureZips(
  urls: { readonly ownerUrl: string; readonly appUrl: string },
  tenant: string,
  companyIds: readonly string[],
): Promise<ZipTimes[]> {
  const product = await startProduct(urls);
  try {
    const token = await product.signIn(tenant, ADMIN_EMAIL);
    const zips: ZipTimes[] = [];
    for (let i = 0; i < ZIPS; i += 1) zips.push(await getZip(product.port, token, companyIds));
    return zips;
  } finally {
    await product.stop();
  }
}

function getZip(port: number, token: string, companyIDs: readonly string[]): Promise<ZipTimes> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const sent = request(
      { port, host: '127.0.0.1', path: '/vigilo-rti/downloadPdf/generate-pdf', method: 'POST', headers },
      (response) => {
        let firstMs = 0;
        let bytes = 0;
        response.on('data', (piece: Buffer) => {
          if (bytes === 0) firstMs = performance.now() - begun;
          bytes += piece.length;
        });
        response.on('error', reject);
        response.on('end', () =>
          response.statusCode === 200
            ? resolve({ firstMs, allMs: performance.now() - begun, bytes })
            : reject(new Error(`The zip answered ${response.statusCode}`)),
        );
      },
    );
    sent.on('error', reject);
    sent.end(JSON.stringify({ companyIDs }));
  });
}
