// A part of the program of its own: only whoever reads Spanish loads it.

import { COMPANY_NAMES_IN_SPANISH } from '@vigilo/domain/companies/spanish-names';
import { TOPICS_IN_SPANISH } from '@vigilo/domain/events/spanish-topics';

export const SPANISH_NAMES: ReadonlyMap<string, string> = new Map([
  ...COMPANY_NAMES_IN_SPANISH,
  ...TOPICS_IN_SPANISH,
]);
