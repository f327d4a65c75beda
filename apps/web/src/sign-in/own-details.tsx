import { Badge } from '@mantine/core';
import { formatText } from '../lib/format.ts';
import { useProfile } from '../lib/profile.ts';
import type { Profile } from '../lib/profile.ts';
import { useTexts } from '../lib/texts.ts';
import { Panel } from '../ui/panel.tsx';
import classes from './own-details.module.css';

/** Who the person is here. */
export function OwnDetails() {
  const t = useTexts('signIn');
  const { data: profile } = useProfile();
  return (
    <Panel title={t('profile.details')}>
      {profile !== undefined && (
        <dl className={classes.facts}>
          <dt>{t('profile.name')}</dt>
          <dd>{profile.name}</dd>
          <dt>{t('email')}</dt>
          <dd>{profile.email}</dd>
          <dt>{t('profile.role')}</dt>
          <dd>{profile.roleName ?? formatText(null)}</dd>
          <dt>{t('profile.organization')}</dt>
          <dd>{profile.tenant}</dd>
          <dt>{t('profile.clients')}</dt>
          <dd>
            <Clients profile={profile} />
          </dd>
        </dl>
      )}
    </Panel>
  );
}

function Clients({ profile }: { readonly profile: Profile }) {
  const t = useTexts('signIn');
  if (profile.type === 'Admin') return t('profile.allCompanies');
  if (profile.clients.length === 0) return formatText(null);
  return (
    <ul className={classes.clients}>
      {profile.clients.map(({ _id, name }) => (
        <li key={_id}>
          <Badge>{name}</Badge>
        </li>
      ))}
    </ul>
  );
}
