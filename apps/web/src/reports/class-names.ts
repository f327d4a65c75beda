import { ENTITY_TYPES } from '@vigilo/domain/companies/company';
import { useCallback } from 'react';
import { useTexts, useWriteName } from '../lib/texts.ts';

/** Writes the name of an entity type, region or sector; an empty one stands for companies that are not classified. */
export function useClassName(): (name: string) => string {
  const t = useTexts('rtiSummary');
  const companies = useTexts('companies');
  const writeName = useWriteName();
  return useCallback(
    (name) => {
      if (name === '') return t('notClassified');
      const entityType = ENTITY_TYPES.find((one) => one === name);
      return entityType === undefined ? writeName(name) : companies(`entityTypes.${entityType}`);
    },
    [t, companies, writeName],
  );
}
