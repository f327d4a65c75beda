// Poppler's `pdftotext -bbox`: the words of a file with their boxes.

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { ReportedPage } from './own-words.ts';

const MOST_BYTES = 256 * 1024 * 1024;
const PAGE = /<page width="([\d.]+)" height="([\d.]+)">([\s\S]*?)<\/page>/g;
const WORD = /<word xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)">(.*?)<\/word>/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&#39;': "'",
  '&amp;': '&',
};

const run = promisify(execFile);

export async function readWords(file: string): Promise<ReportedPage[]> {
  const { stdout } = await run('pdftotext', ['-bbox', file, '-'], { maxBuffer: MOST_BYTES });
  return [...stdout.matchAll(PAGE)].map(([, width, height, inside = '']) => ({
    width: Number(width),
    height: Number(height),
    words: [...inside.matchAll(WORD)].map(([, left, top, right, bottom, text = '']) => ({
      text: text.replaceAll(/&(?:lt|gt|quot|apos|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity),
      box: [Number(left), Number(top), Number(right), Number(bottom)],
    })),
  }));
}
