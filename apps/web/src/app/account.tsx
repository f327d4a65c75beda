import { IconLogout } from '@tabler/icons-react';
import { signOut } from '@vigilo/contract/sign-in';
import { callApi } from '../lib/call-api.ts';
import { flushDrafts } from '../lib/draft-store.ts';
import { useProfile } from '../lib/profile.ts';
import { endSession } from '../lib/session.ts';
import { useTexts } from '../lib/texts.ts';
import { IconButton } from '../ui/icon-button.tsx';
import classes from './account.module.css';

/** First letters of the first and last word of a name. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => [...(word ?? '')][0] ?? '').join('').toUpperCase();
}

/** Leaves: the server ends the session if it can be reached; this browser forgets it in any case. */
async function leave(): Promise<void> {
  try {
    await flushDrafts();
    await callApi(signOut, { body: {} });
  } catch {
    // The session then ends by itself on the server; nobody shall be kept from leaving.
  } finally {
    endSession('signed-out');
  }
}

/** The signed-in user's name, role and picture, and the way out. */
export function Account() {
  const t = useTexts('shell');
  const { data: profile } = useProfile();
  return (
    <div className={classes.account} role="group" aria-label={t('account')}>
      {profile !== undefined && (
        <>
          <span className={classes.who}>
            <span className={classes.name}>{profile.name}</span>
            <span className={classes.role}>{profile.roleName ?? profile.type}</span>
          </span>
          <span className={classes.picture} aria-hidden="true">
            {initialsOf(profile.name)}
          </span>
        </>
      )}
      <IconButton label={t('signOut')} onClick={() => void leave()}>
        <IconLogout size="1.125rem" stroke={1.75} />
      </IconButton>
    </div>
  );
}
