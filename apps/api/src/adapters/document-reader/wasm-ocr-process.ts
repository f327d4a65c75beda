// The process in which tesseract.js reads pictures, offline: its languages come from packages, and there is no network.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { SeenWord } from '@vigilo/domain/digitise/ocr-words';
import tesseract from 'tesseract.js';
import { closeNetwork } from './closed-process.ts';
import { OCR_WAYS } from './ocr-order.ts';
import type { WasmAnswer, WasmOrder } from './wasm-ocr.ts';

closeNetwork();

const require = createRequire(import.meta.url);
const PERCENT = 100;

let loaded: { readonly languages: string; readonly worker: Promise<tesseract.Worker> } | null = null;

function loadWorker(languages: WasmOrder['languages']): Promise<tesseract.Worker> {
  const wanted = languages.join('+');
  if (loaded?.languages === wanted) return loaded.worker;
  void loaded?.worker.then((worker) => worker.terminate());
  loaded = { languages: wanted, worker: startWorker(languages) };
  return loaded.worker;
}

/**
 * It reads all its languages from one folder, but each comes in a package of its own: further ones are put beside the first by hand. It keeps the array it
 * is given as its list of what is loaded, so that it does not look for them when it begins again with all of them.
 */
async function startWorker([first = 'eng', ...others]: WasmOrder['languages']): Promise<tesseract.Worker> {
  const known: string[] = [first];
  const options = { langPath: dirname(dataOf(first)), cacheMethod: 'none' };
  const worker = await tesseract.createWorker(known, 1, options);
  if (others.length > 0) {
    for (const other of others)
      await worker.FS('writeFile', [`./${other}.traineddata`, gunzipSync(readFileSync(dataOf(other)))]);
    known.push(...others);
    await worker.reinitialize(known.join('+'));
  }
  return worker;
}

function dataOf(language: string): string {
  return require.resolve(`@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`);
}

async function read({ picture, languages, way }: WasmOrder): Promise<WasmAnswer> {
  const worker = await loadWorker(languages);
  await worker.setParameters({
    // The package's type lists the modes under names of its own.
    tessedit_pageseg_mode: OCR_WAYS[way].segmentation as tesseract.PSM,
    thresholding_method: OCR_WAYS[way].thresholding,
    user_defined_dpi: '300',
  });
  const { data } = await worker.recognize(Buffer.from(picture), {}, { blocks: true, text: false });
  const lines = (data.blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ lines: ofParagraph }) =>
      ofParagraph.map(({ words }) =>
        words.map(({ text, bbox: { x0, y0, x1, y1 }, confidence }): SeenWord => ({
          text,
          box: [x0, y0, x1, y1],
          confidence: Math.min(1, Math.max(0, confidence / PERCENT)),
        })),
      ),
    ),
  );
  return { lines };
}

async function answer(order: WasmOrder): Promise<void> {
  const said: WasmAnswer = await read(order).catch((error: unknown) => ({ failure: String(error) }));
  process.send?.(said);
}

// Only wasm-ocr.ts speaks to this process, and it sends orders.
process.on('message', (message) => void answer(message as WasmOrder));
process.on('disconnect', () => process.exit(0));
