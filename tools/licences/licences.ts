// `npm run licences` writes docs/third-party-licences.md.

import { readFileSync, writeFileSync } from 'node:fs';
import { writeLicencePage } from './list-licences.ts';

writeFileSync('docs/third-party-licences.md', writeLicencePage(readFileSync('package-lock.json', 'utf8')));
