import { IconBell, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@tanstack/react-store';
import { Suspense, lazy } from 'react';
import { useTexts } from '../../lib/texts.ts';
import { Dropdown } from '../../ui/dropdown.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { reportsQuery } from '../report-queries.ts';
import { openQuestion } from '../rti-question.ts';
import { useSeenReports } from '../seen-reports.ts';
import { useReportNotices } from '../use-report-notices.ts';
import classes from './report-bell.module.css';

const ReportList = lazy(async () => ({ default: (await import('../report-list.tsx')).ReportList }));
const RtiPrompt = lazy(async () => ({ default: (await import('../rti-prompt.tsx')).RtiPrompt }));

/** The bell in the header: reports under way and ready. With it comes the question that a download of reports may ask on any page. */
export function ReportBell() {
  const t = useTexts('reports');
  const { data = [] } = useQuery(reportsQuery);
  const [count, noteSeen] = useSeenReports(data);
  const question = useSelector(openQuestion);
  useReportNotices(data);
  return (
    <>
      <Dropdown
        label={t('bell.label')}
        className={classes.sheet}
        button={(opens) => (
          <span className={classes.bell}>
            <IconButton {...opens} label={count > 0 ? t('bell.labelCount', { count }) : t('bell.label')}>
              <IconBell size="1.125rem" stroke={1.75} />
            </IconButton>
            {count > 0 && (
              <span className={classes.count} aria-hidden="true">
                {count}
              </span>
            )}
          </span>
        )}
      >
        {(closes) => (
          <>
            <div className={classes.head}>
              <strong>{t('bell.label')}</strong>
              <IconButton {...closes} label={t('bell.close')} size={28}>
                <IconX size="1rem" stroke={1.75} />
              </IconButton>
            </div>
            <Suspense>
              <ReportList onSeen={noteSeen} />
            </Suspense>
          </>
        )}
      </Dropdown>
      {question !== null && (
        <Suspense>
          <RtiPrompt question={question} />
        </Suspense>
      )}
    </>
  );
}
