import { useTexts } from '../lib/texts.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { OwnDetails } from './own-details.tsx';
import { OwnPassword } from './own-password.tsx';
import { OwnSessions } from './own-sessions.tsx';
import classes from './profile-screen.module.css';

/** The signed-in person's own page: who they are here, their password, their sessions. */
export function ProfileScreen() {
  const t = useTexts('signIn');
  return (
    <>
      <PageHeader title={t('profile.title')} />
      <div className={classes.page}>
        <OwnDetails />
        <OwnPassword />
        <OwnSessions />
      </div>
    </>
  );
}
