import type { imports as english } from '../en/imports.ts';
import type { TranslationOf } from '../shape.ts';

export const imports: TranslationOf<typeof english> = {
};
