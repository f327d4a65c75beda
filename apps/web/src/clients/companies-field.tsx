import { useId, useState } from 'react';
import { useTexts } from '../lib/texts.ts';
import { CompanyPicker } from './company-picker.tsx';
import classes from './companies-field.module.css';

interface CompaniesFieldProps {
  readonly value: readonly string[];
  readonly error?: string | undefined;
  readonly onChange: (chosen: readonly string[]) => void;
}

/** How many companies are selected, and the way to the list they are selected from. */
export function CompaniesField({ value, error, onChange }: CompaniesFieldProps) {
  const t = useTexts('clients');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div role="group" aria-labelledby={`${id}-label`}>
      <span id={`${id}-label`} className={classes.label}>
        {t('field.companies')}
        <span className={classes.required} aria-hidden="true">
          {' *'}
        </span>
      </span>
      <p className={classes.line}>
        <button
          type="button"
          className={classes.link}
          data-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onClick={() => setOpen(true)}
        >
          {t('selectCompanies')}
        </button>
        <span>{t('selectedCount', { count: value.length })}</span>
      </p>
      {error !== undefined && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
      {isOpen && <CompanyPicker chosen={value} onSave={onChange} onClose={() => setOpen(false)} />}
    </div>
  );
}
