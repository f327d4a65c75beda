// `npm run -s suggest`: reads JSON lines {id, text, company} on standard input and writes for each one line {id, raw, score, shown, certainty, impact, eventType,
// topic, confidence, confidences}. `raw` is the unrounded score of every line, `score` the nearest that an event may have, `shown` what would be filled in
// (null where it is unsure); the impact follows from the score. Where nothing is understood, all of them are null. A line that cannot be read is
// reported on standard error.

import { createInterface } from 'node:readline';
import { suggest } from '@vigilo/domain/news/suggestion/suggest';
import type { SuggestionModel } from '@vigilo/domain/news/suggestion/suggestion-model';
import { toDecimal } from '@vigilo/domain/scoring/thousandths';
import { openBaseModel } from '../../apps/api/src/adapters/suggestion-model/base-model.ts';

/** The line cannot be understood; the message says why. */
class BadLine extends Error {}

interface Wanted {
  readonly id: string | number | null;
  readonly text: string;
  readonly company: string | null;
}

async function main(): Promise<void> {
  const model = openBaseModel();
  let number = 0;
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    number += 1;
    if (line.trim() === '') continue;
    try {
      if (!process.stdout.write(`${JSON.stringify(suggestForLine(model, readLine(line)))}\n`))
        await waitForDrain();
    } catch (error) {
      if (!(error instanceof BadLine)) throw error;
      process.stderr.write(`line ${number}: ${error.message}\n`);
    }
  }
}

function suggestForLine(model: SuggestionModel, { id, text, company }: Wanted) {
  const { score, impact, eventType, topic } = suggest(model, { text, company });
  const isNothing = score.certainty === 'none';
  return {
    id,
    raw: Math.round(score.value * 10_000) / 10_000 || 0,
    score: isNothing ? null : toDecimal(score.thousandths),
    shown: score.certainty === 'sure' ? toDecimal(score.thousandths) : null,
    certainty: score.certainty,
    impact: isNothing ? null : impact,
    eventType: isNothing ? null : eventType.value,
    topic: isNothing ? null : topic.value,
    confidence: score.confidence,
    confidences: { score: score.confidence, eventType: eventType.confidence, topic: topic.confidence },
    words: score.words.map(({ word }) => word),
  };
}

/** @throws BadLine */
function readLine(line: string): Wanted {
  const fields = parseFields(line.replace(/^\uFEFF/, ''));
  const [id, text, company] = [fields.get('id') ?? null, fields.get('text'), fields.get('company') ?? null];
  if (typeof text !== 'string') throw new BadLine('its text is missing or no text');
  if (company !== null && typeof company !== 'string') throw new BadLine('its company is no text');
  if (id !== null && typeof id !== 'string' && typeof id !== 'number')
    throw new BadLine('its id is neither text nor number');
  return { id, text, company: company === null || company.trim() === '' ? null : company };
}

/** @throws BadLine */
function parseFields(line: string): ReadonlyMap<string, unknown> {
  const value = parseJson(line);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new BadLine('not a record such as {"id": 1, "text": "...", "company": "..."}');
  return new Map(Object.entries(value));
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new BadLine('not JSON');
  }
}

function waitForDrain(): Promise<void> {
  return new Promise((resolve) => {
    process.stdout.once('drain', resolve);
  });
}

// Whoever reads the answers may stop before the end.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});
await main();
