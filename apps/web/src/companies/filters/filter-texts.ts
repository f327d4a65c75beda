import type { CompanyFilter } from '@vigilo/domain/companies/fields';
import { useTexts } from '../../lib/texts.ts';
import { useClassificationText } from '../company-texts.tsx';

interface FilterTexts {
  readonly fieldText: (field: CompanyFilter) => string;
  /** What is shown of a value; `stored` is the configuration's own text for it. */
  readonly valueText: (field: CompanyFilter, value: string, stored?: string) => string;
}

/** The names of the filters' fields and values in the language of the page. */
export function useFilterTexts(): FilterTexts {
  const t = useTexts('companies');
  const classification = useClassificationText();
  return {
    fieldText: (field) => t(`fields.${field}`),
    valueText: (field, value, stored = value) => {
      if (value === '')
        return field === 'creditRiskRatingST' || field === 'creditRiskRatingLT'
          ? t('table.notRated')
          : t('filters.notGiven');
      const translated = classification(field, value);
      return translated === value ? stored : translated;
    },
  };
}
