import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { TemplateVersionReply } from '@vigilo/contract/template-versions';
import { useState } from 'react';
import { useTexts } from '../lib/texts.ts';
import { FactSection } from '../ui/facts.tsx';
import { FormGrid } from '../ui/form-grid.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { ChangeList } from './change-list.tsx';
import { comparedQuery } from './templates-queries.ts';

interface CompareVersionsProps {
  readonly id: string;
  readonly versions: readonly TemplateVersionReply[];
}

/** Any two versions beside each other; at first the oldest that there is, and the newest. */
export function CompareVersions({ id, versions }: CompareVersionsProps) {
  const t = useTexts('templates');
  const kept = versions.filter(({ origin }) => origin !== 'removed').map(({ version }) => version);
  const oldest = versions.some(({ origin }) => origin === 'added') ? kept : [...kept, 0];
  const [chosen, setChosen] = useState<{ readonly from?: number; readonly to?: number }>({});
  const from = chosen.from ?? oldest.at(-1) ?? 0;
  const to = chosen.to ?? oldest[0] ?? 0;
  const { data } = useQuery(comparedQuery(id, from, to));
  const options = oldest.map((version) => ({
    value: String(version),
    text: version === 0 ? t('versions.shipped') : t('versions.number', { version }),
  }));
  return (
    <FactSection title={t('versions.compare')}>
      <Stack gap="md">
        <FormGrid>
          <SelectField
            label={t('versions.from')}
            placeholder={t('versions.from')}
            options={options}
            value={String(from)}
            onChange={(version) => setChosen({ ...chosen, from: Number(version) })}
          />
          <SelectField
            label={t('versions.to')}
            placeholder={t('versions.to')}
            options={options}
            value={String(to)}
            onChange={(version) => setChosen({ ...chosen, to: Number(version) })}
          />
        </FormGrid>
        {data !== undefined &&
          (data.length === 0 ? <p>{t('versions.same')}</p> : <ChangeList changes={data} />)}
      </Stack>
    </FactSection>
  );
}
