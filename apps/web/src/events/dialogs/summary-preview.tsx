import { Badge } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconChevronDown, IconEqual } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { changeCompanySummary } from '@vigilo/contract/companies';
import { MOST_SUMMARIES, mayDescribe } from '@vigilo/domain/events/chosen-summaries';
import { EVENT_TYPES } from '@vigilo/domain/scoring/event-type';
import type { EventType } from '@vigilo/domain/scoring/event-type';
import { verdictFromSummary } from '@vigilo/domain/events/verdict';
import { useId, useState } from 'react';
import { refreshCompanies } from '../../companies/public/company-cache.ts';
import { callApi } from '../../lib/call-api.ts';
import { formatDay } from '../../lib/format.ts';
import { Problem, toProblem } from '../../lib/problem.ts';
import { useTexts } from '../../lib/texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast.ts';
import type { ChosenSummary, EventCompany } from '../event-company.ts';
import classes from './summary-preview.module.css';

const ICONS = { positive: IconArrowUp, negative: IconArrowDown, neutral: IconEqual } as const;

interface SummaryPreviewProps {
  readonly company: EventCompany;
  /** All events that shall describe the company, those on other pages too. */
  readonly chosen: readonly ChosenSummary[];
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** The summaries that are chosen to describe the company, by event type, before they are saved (specification 3, section 2.4). */
export function SummaryPreview({ company, chosen, onClose, onSaved }: SummaryPreviewProps) {
  const t = useTexts('eventDialogs');
  const [opened, setOpened] = useState<EventType | null>(EVENT_TYPES[0]);
  const saving = useMutation({
    mutationFn: () =>
      callApi(changeCompanySummary, {
        params: { id: company._id },
        body: { summary: chosen.map(({ _id }) => _id) },
      }),
    onSuccess: () => {
      void refreshCompanies();
      showToast({ kind: 'success', title: t('preview.saved'), text: company.companyName });
      onSaved();
      onClose();
    },
  });
  const isAllowed = mayDescribe(chosen.map(({ event, summary }) => ({ type: event, summary })));
  return (
    <Dialog
      title={t('preview.title')}
      size="xl"
      isBusy={saving.isPending}
      onClose={onClose}
      onSave={() => saving.mutate()}
      saveDisabledReason={company.status === 'Validated' ? t('locked') : undefined}
      message={<Message isAllowed={isAllowed} isEmpty={chosen.length === 0} error={saving.error} />}
    >
      <div className={classes.levels}>
        {EVENT_TYPES.map((type) => (
          <LevelPanel
            key={type}
            type={type}
            chosen={chosen.filter(({ event }) => event === type)}
            isOpen={type === opened}
            onToggle={() => setOpened(type === opened ? null : type)}
          />
        ))}
      </div>
    </Dialog>
  );
}

function Message({
  isAllowed,
  isEmpty,
  error,
}: {
  readonly isAllowed: boolean;
  readonly isEmpty: boolean;
  readonly error: Error | null;
}) {
  const t = useTexts('eventDialogs');
  const most = t('preview.most', {
    company: MOST_SUMMARIES.Company,
    industry: MOST_SUMMARIES.Industry,
    macro: MOST_SUMMARIES.Macro,
  });
  if (error !== null) {
    const { status, code, message, description } = toProblem(error, t('tryAgain'));
    const isSelectionError = error instanceof Problem && status >= 400 && status < 500;
    const reason = code === 'invalid-input' ? most : (description ?? message);
    return (
      <Notice tone="bad" title={isSelectionError ? t('preview.invalid') : message}>
        {isSelectionError ? reason : t('tryAgain')}
      </Notice>
    );
  }
  if (isEmpty) return <Notice tone="caution" title={t('preview.nothing')} />;
  if (!isAllowed) return <Notice tone="caution" title={most} />;
  return null;
}

interface LevelPanelProps {
  readonly type: EventType;
  readonly chosen: readonly ChosenSummary[];
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function LevelPanel({ type, chosen, isOpen, onToggle }: LevelPanelProps) {
  const t = useTexts('eventDialogs');
  const scoringTexts = useTexts('scoring');
  const id = useId();
  const title = scoringTexts('levels.title', { type: scoringTexts(`eventTypes.${type}`) });
  return (
    <section className={classes.level} aria-label={title}>
      <h3>
        <button
          type="button"
          className={classes.head}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
        >
          <span>{title}</span>
          <Badge color={chosen.length > MOST_SUMMARIES[type] ? 'bad' : 'gray'}>
            {t('preview.count', { count: chosen.length, most: MOST_SUMMARIES[type] })}
          </Badge>
          <IconChevronDown className={classes.chevron} size="1.125rem" stroke={1.75} aria-hidden="true" />
        </button>
      </h3>
      <div id={id} hidden={!isOpen}>
        {isOpen &&
          (chosen.length === 0 ? (
            <p className={classes.none}>{t('preview.none')}</p>
          ) : (
            <Summaries label={title} chosen={chosen} />
          ))}
      </div>
    </section>
  );
}

function Summaries({ label, chosen }: { readonly label: string; readonly chosen: readonly ChosenSummary[] }) {
  const t = useTexts('eventDialogs');
  const scoringTexts = useTexts('scoring');
  return (
    <table className={classes.summaries} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t('preview.summary')}</th>
          <th scope="col">{t('preview.impact')}</th>
          <th scope="col" data-numeric>
            {t('preview.date')}
          </th>
        </tr>
      </thead>
      <tbody>
        {chosen.map(({ _id, summary, date }) => {
          const verdict = verdictFromSummary(summary);
          const Icon = ICONS[verdict];
          const isMissing = summary.trim() === '';
          return (
            <tr key={_id}>
              <td data-missing={isMissing}>{isMissing ? t('preview.notFound') : summary}</td>
              <td data-verdict={verdict} title={scoringTexts(`verdicts.${verdict}`)}>
                {!isMissing && (
                  <Icon size="1.125rem" role="img" aria-label={scoringTexts(`verdicts.${verdict}`)} />
                )}
              </td>
              <td data-numeric>{formatDay(date)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
