import { IconChartDots, IconFileCheck, IconUsersGroup } from '@tabler/icons-react';
import { useTexts } from '../lib/texts.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { Panel } from '../ui/panel.tsx';
import classes from './about-screen.module.css';

/** What the product is for, and the copyright line. */
export function AboutScreen() {
  const t = useTexts('shell');
  const parts = [
    { icon: IconChartDots, title: t('aboutScores'), text: t('aboutScoresText') },
    { icon: IconFileCheck, title: t('aboutDocuments'), text: t('aboutDocumentsText') },
    { icon: IconUsersGroup, title: t('aboutPeople'), text: t('aboutPeopleText') },
  ];
  return (
    <>
      <PageHeader title={t('aboutUs')} />
      <div className={classes.about}>
        <Panel>
          <div className={classes.purpose}>
            <h2>{t('aboutLead')}</h2>
            <p>{t('aboutPurpose')}</p>
          </div>
        </Panel>
        <div className={classes.parts}>
          {parts.map(({ icon: PartIcon, title, text }) => (
            <Panel key={title}>
              <PartIcon size="1.5rem" stroke={1.5} className={classes.icon} aria-hidden="true" />
              <h3>{title}</h3>
              <p>{text}</p>
            </Panel>
          ))}
        </div>
        <p className={classes.copyright}>{t('copyright')}</p>
      </div>
    </>
  );
}
