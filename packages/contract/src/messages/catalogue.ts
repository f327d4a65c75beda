// Every sentence a person reads, by language, area and key. Browser, server, mail and reports take their texts from here.

import { companies } from './en/companies.ts';
import { heatMap } from './en/heat-map.ts';
import { importWizard } from './en/import-wizard.ts';
import { imports } from './en/imports.ts';
import { problems } from './en/problems.ts';
import { scoring } from './en/scoring.ts';
import { shell } from './en/shell.ts';
import { signIn } from './en/sign-in.ts';
import { companies as companiesEs } from './es/companies.ts';
import { heatMap as heatMapEs } from './es/heat-map.ts';
import { importWizard as importWizardEs } from './es/import-wizard.ts';
import { imports as importsEs } from './es/imports.ts';
import { problems as problemsEs } from './es/problems.ts';
import { scoring as scoringEs } from './es/scoring.ts';
import { shell as shellEs } from './es/shell.ts';
import { signIn as signInEs } from './es/sign-in.ts';
import type { Language } from './language.ts';
import type { TranslationOf } from './shape.ts';

const english = { companies, heatMap, importWizard, imports, problems, scoring, shell, signIn } as const;

export type Messages = TranslationOf<typeof english>;

/** The English texts with their literal types, from which the keys and placeholders are typed. */
export type EnglishMessages = typeof english;

export const MESSAGES: Readonly<Record<Language, Messages>> = {
  en: english,
  es: {
    companies: companiesEs,
    heatMap: heatMapEs,
    importWizard: importWizardEs,
    imports: importsEs,
    problems: problemsEs,
    scoring: scoringEs,
    shell: shellEs,
    signIn: signInEs,
  },
};
