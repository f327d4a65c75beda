import type { importWizard as english } from '../en/import-wizard.ts';
import type { TranslationOf } from '../shape.ts';

export const importWizard: TranslationOf<typeof english> = {
};
