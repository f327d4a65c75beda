import { VisuallyHidden } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { leave } from '../lib/leave.ts';
import { useProfile } from '../lib/profile.ts';
import { useTexts } from '../lib/texts.ts';
import { IconButton } from '../ui/icon-button.tsx';
import classes from './account.module.css';
import { PATHS } from '../lib/paths.ts';

/** First letters of the first and last word of a name. */
function getInitials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}

/** The signed-in user's name, role and picture, which lead to the profile, and the way out. */
export function Account() {
  const t = useTexts('shell');
  const { data: profile } = useProfile();
  return (
    <div className={classes.account} role="group" aria-label={t('account')}>
      {profile !== undefined && (
        <Link data-tooltip={t('profile')} to={PATHS.profile} className={classes.profile}>
          <VisuallyHidden>{t('profile')}</VisuallyHidden>
          <span className={classes.who}>
            <span className={classes.name}>{profile.name}</span>
            <span className={classes.role}>{profile.roleName ?? profile.type}</span>
          </span>
          <span className={classes.picture} aria-hidden="true">
            {getInitials(profile.name)}
          </span>
        </Link>
      )}
      <IconButton label={t('signOut')} onClick={() => void leave('signed-out')}>
        <IconLogout size="1.125rem" stroke={1.75} />
      </IconButton>
    </div>
  );
}
