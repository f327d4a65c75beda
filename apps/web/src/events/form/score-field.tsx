import type { OptionsFilter } from '@mantine/core';
import type { Impact } from '@vigilo/domain/scoring/impact';
import { useState } from 'react';
import { formatScore } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { SearchSelect } from '../../ui/search-select.tsx';
import { findTypedScore, isBeginningOfScore, listScoresForImpact } from './impact-and-score.ts';

interface ScoreFieldProps {
  readonly impact: Impact | '';
  /** A decimal such as '-0.3'; empty for none. */
  readonly value: string;
  readonly placeholder: string;
  readonly isRequired: boolean;
  readonly error: string | undefined;
  readonly onChange: (score: string) => void;
}

const filterScores: OptionsFilter = ({ options, search }) =>
  // The list has no groups.
  options.filter((option) => 'value' in option && isBeginningOfScore(search, option.value));

/** The score of an event: chosen from those of its impact, or typed in full. Anything else typed is refused, with the scores there are. */
export function ScoreField({ impact, value, placeholder, isRequired, error, onChange }: ScoreFieldProps) {
  const t = useTexts('eventDialogs');
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const scores = listScoresForImpact(impact);
  const limits = { most: write(scores[0]), least: write(scores.at(-1)) };
  const reason =
    impact === ''
      ? t('score.range', limits)
      : t('score.rangeOf', { impact: t(`impacts.${impact}`), ...limits });

  function take(): void {
    const text = typed.trim();
    if (text === '' || text === write(value)) return;
    const score = findTypedScore(text, impact);
    setRefused(score === null ? text : null);
    if (score !== null && score !== value) onChange(score);
  }

  return (
    <SearchSelect
      label={t('fields.score')}
      placeholder={placeholder}
      withAsterisk={isRequired}
      aria-required={isRequired}
      nothingFoundMessage={reason}
      data={scores.map((score) => ({ value: score, label: write(score) }))}
      filter={filterScores}
      value={value === '' ? null : value}
      error={refused === null ? error : t('score.refused', { typed: refused, reason })}
      searchValue={typed}
      onSearchChange={(text) => {
        setTyped(text);
        setRefused(null);
      }}
      onBlur={take}
      onKeyDownCapture={(event) => {
        const isWhole = findTypedScore(typed, impact) !== null;
        const isBeginning = scores.some((score) => isBeginningOfScore(typed, score));
        if (event.key !== 'Enter' || (isBeginning && !isWhole) || typed === write(value)) return;
        // Neither may the list take another score, nor is a form saved with one that is refused.
        event.preventDefault();
        event.stopPropagation();
        take();
      }}
      onChange={(score) => {
        setRefused(null);
        if (score !== null) onChange(score);
      }}
    />
  );
}

function write(score: string | undefined): string {
  return score === undefined || score === '' ? '' : formatScore(Number(score), 1);
}
