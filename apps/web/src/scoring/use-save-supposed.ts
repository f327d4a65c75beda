import type { CallArguments } from '@vigilo/contract/call';
import { changeEvent } from '@vigilo/contract/events';
import { impactFromScore } from '@vigilo/domain/scoring/impact';
import { toDecimal } from '@vigilo/domain/scoring/thousandths';
import type { HypotheticalScores } from '@vigilo/domain/scoring/what-if';
import { useState } from 'react';
import { callApi } from '../lib/call-api.ts';
import { toProblem } from '../lib/problem.ts';
import { useTexts } from '../lib/texts.ts';
import { showToast } from '../ui/toast.ts';
import type { CompanyScore, Contribution } from './public/score-query.ts';

/** The change of an event to its supposed score, with the values that were looked at; all else stays. */
function buildScoreChange(
  companyId: string,
  event: Contribution,
  score: number,
): CallArguments<typeof changeEvent>['body'] {
  return {
    _id: event._id,
    companyID: companyId,
    title: event.title,
    url: event.url ?? '',
    summary: event.summary ?? '',
    source: event.source ?? '',
    topic: event.topic ?? '',
    event: event.event,
    date: event.date,
    score: toDecimal(score),
    impact: impactFromScore(score),
    previousScore: event.score,
    previousPublishedDate: event.date,
    previousEventType: event.event,
  };
}

/** Saves what is supposed, event by event. What cannot be saved, say because somebody changed the event meanwhile, stays supposed, and a toast says why. */
export function useSaveSupposed(
  score: CompanyScore,
  supposed: HypotheticalScores,
  onSaved: () => void,
): { readonly save: () => void; readonly isSaving: boolean } {
  const t = useTexts('scoring');
  const [isSaving, setSaving] = useState(false);
  async function run(): Promise<void> {
    setSaving(true);
    const events = score.longTerm.events.filter(({ _id }) => supposed.has(_id));
    let saved = 0;
    for (const event of events) {
      try {
        await callApi(changeEvent, {
          body: buildScoreChange(score.companyID, event, supposed.get(event._id) ?? 0),
        });
        saved += 1;
      } catch (error) {
        const { message, description } = toProblem(error, t('whatIf.failedHint'));
        showToast({
          kind: 'error',
          title: t('whatIf.failed', { title: event.title }),
          text: description ?? message,
        });
      }
    }
    if (saved > 0)
      showToast({
        kind: 'success',
        title: t('whatIf.saved'),
        text: t('whatIf.savedCount', { count: saved }),
      });
    setSaving(false);
    onSaved();
  }
  return { isSaving, save: () => void (isSaving || run()) };
}
