import { EVENT_TYPES } from '@vigilo/domain/scoring/event-type';
import { DASH, formatDay } from '../lib/format.ts';
import { useTexts, useWriteName } from '../lib/texts.ts';
import { Notice } from '../ui/notice.tsx';
import type { ChangeField, Entered } from './change-fields.ts';
import { writeScore } from './scores.ts';

/** Says that the news has changed under what is entered, and what of both there is now. */
export function ChangedMeanwhile({
  entered: { fields, over, isOlder, ofBoth },
}: {
  readonly entered: Entered;
}) {
  const t = useTexts('newsQueue');
  const write = useWriteField();
  if (!isOlder) return null;
  // Where the analyst has taken over what the others say there is nothing left to compare.
  const different = ofBoth.filter((name) => fields[name] !== over[name]);
  const parts = different.map((name) =>
    t('draft.bothField', { field: t(`field.${name}`), value: write(name, over[name]) }),
  );
  return (
    <Notice tone="caution">
      {t('draft.older')}
      {parts.length > 0 && ` ${t('draft.both', { fields: parts.join(', ') })}`}
    </Notice>
  );
}

/** Writes a value of the form as its field shows it. */
function useWriteField(): (name: ChangeField, value: string) => string {
  const ts = useTexts('scoring');
  const writeName = useWriteName();
  return (name, value) => {
    const type = EVENT_TYPES.find((each) => each === value);
    if (value === '') return DASH;
    if (name === 'score') return writeScore(Number(value));
    if (name === 'event' && type !== undefined) return ts(`eventTypes.${type}`);
    if (name === 'topic') return writeName(value);
    return name === 'date' ? formatDay(value) : value;
  };
}
