// `node bench/generated-documents/make.ts FOLDER`: makes all generated documents with their truth in FOLDER, to look at or to score from outside: those that
// may be tuned on under `tuning`, the others under `held-back`.

import { join } from 'node:path';
import { listForms, listTables } from './catalogue.ts';
import { makeForms, makeTables } from './make-documents.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Name the folder: node bench/generated-documents/make.ts FOLDER');
  process.exit(2);
}
for (const half of ['tuning', 'held back'] as const) {
  const place = join(folder, half.replace(' ', '-'));
  const isOfHalf = (document: { readonly half: string }): boolean => document.half === half;
  const forms = await makeForms(listForms().filter(isOfHalf), join(place, 'forms'));
  const tables = await makeTables(listTables().filter(isOfHalf), join(place, 'tables'));
  console.log(`${half}: ${forms.length} forms, ${tables.length} documents of tables and pages without`);
}
