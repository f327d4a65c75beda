import { Badge, Group } from '@mantine/core';
import { formatText } from '../../lib/format.ts';
import { useProfile } from '../../lib/profile.ts';
import type { Profile } from '../../lib/profile.ts';
import { useTexts } from '../../lib/texts.ts';
import { Facts } from '../../ui/facts.tsx';
import { Panel } from '../../ui/panel.tsx';

/** Who the person is here. */
export function OwnDetails() {
  const t = useTexts('signIn');
  const { data: profile } = useProfile();
  return (
    <Panel title={t('profile.details')}>
      {profile !== undefined && (
        <Facts
          facts={[
            { name: t('profile.name'), value: profile.name },
            { name: t('email'), value: profile.email },
            { name: t('profile.role'), value: profile.roleName ?? formatText(null) },
            { name: t('profile.organization'), value: profile.tenant },
            { name: t('profile.clients'), value: <Clients profile={profile} /> },
          ]}
        />
      )}
    </Panel>
  );
}

function Clients({ profile }: { readonly profile: Profile }) {
  const t = useTexts('signIn');
  if (profile.type === 'Admin') return t('profile.allCompanies');
  if (profile.clients.length === 0) return formatText(null);
  return (
    <Group component="ul" gap="xs" m={0} p={0}>
      {profile.clients.map(({ _id, name }) => (
        <Badge component="li" key={_id}>
          {name}
        </Badge>
      ))}
    </Group>
  );
}
