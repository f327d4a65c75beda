import { Badge, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { User } from '@vigilo/contract/users';
import { IconEye, IconFile } from '@tabler/icons-react';
import { useState } from 'react';
import { useAccessTexts } from '../access/public/access-texts.ts';
import { formatDay } from '../lib/format.ts';
import { useTexts } from '../lib/texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { FactSection, Facts } from '../ui/facts.tsx';
import { RecordDialog } from '../ui/record-dialog.tsx';
import { Tree } from '../ui/tree.tsx';
import type { TreeNode } from '../ui/tree.tsx';
import { UserAccessDialog } from './user-access-dialog.tsx';
import classes from './user-info-dialog.module.css';
import { userQuery } from './users-queries.ts';

interface UserInfoDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** What is known of a user: role, sub-roles, clients, pages (specification 1, section 2.6). */
export function UserInfoDialog({ id, onClose }: UserInfoDialogProps) {
  const t = useTexts('users');
  const answer = useQuery({ ...userQuery(id), refetchOnMount: 'always' });
  return (
    <RecordDialog
      title={t('info.title')}
      size="lg"
      failedText={t('loadFailed')}
      answer={answer}
      onClose={onClose}
    >
      {(user) => <UserInfo user={user} onClose={onClose} />}
    </RecordDialog>
  );
}

function UserInfo({ user, onClose }: { readonly user: User; readonly onClose: () => void }) {
  const t = useTexts('users');
  const [isAccessOpen, setAccessOpen] = useState(false);
  const notAvailable = t('notAvailable');
  const whatIsSeen = (
    <Button
      variant="default"
      leftSection={<IconEye size="1.125rem" stroke={1.75} aria-hidden="true" />}
      onClick={() => setAccessOpen(true)}
    >
      {t('access.open')}
    </Button>
  );
  return (
    <Dialog title={t('info.title')} size="lg" onClose={onClose} footerStart={whatIsSeen}>
      <Facts
        facts={[
          { name: t('field.name'), value: user.name },
          { name: t('field.email'), value: user.email },
          {
            name: t('info.status'),
            value: (
              <Badge color={user.status === 'Active' ? 'good' : 'gray'}>{t(`status.${user.status}`)}</Badge>
            ),
          },
          {
            name: t('info.lastLogin'),
            value: user.lastLoginDateTime === null ? notAvailable : formatDay(user.lastLoginDateTime),
          },
          { name: t('info.updatedBy'), value: user.lastUpdateBy ?? notAvailable },
          { name: t('info.updatedOn'), value: formatDay(user.lastUpdatedOn) },
        ]}
      />
      <FactSection title={t('info.roles')}>
        <Roles user={user} />
      </FactSection>
      {user.type !== 'Admin' && (
        <FactSection title={t('info.clients')}>
          <Names names={user.clients.map(({ name }) => name)} none={t('info.noClients')} />
        </FactSection>
      )}
      <FactSection title={t('info.pages')}>
        <Pages user={user} />
      </FactSection>
      {isAccessOpen && (
        <UserAccessDialog id={user._id} name={user.name} onClose={() => setAccessOpen(false)} />
      )}
    </Dialog>
  );
}

function Roles({ user }: { readonly user: User }) {
  const t = useTexts('users');
  const role = user.roles[0]?.parentRole;
  if (role === undefined) return <p className={classes.none}>{t('noRoles')}</p>;
  return (
    <div className={classes.roles}>
      <Badge color="action">{role.name}</Badge>
      <Names
        names={user.subRoles.toSorted((a, b) => a.priority - b.priority).map(({ name }) => name)}
        none={t('info.noSubRoles')}
      />
    </div>
  );
}

function Names({ names, none }: { readonly names: readonly string[]; readonly none: string }) {
  if (names.length === 0) return <p className={classes.none}>{none}</p>;
  return (
    <ul className={classes.names}>
      {names.map((name) => (
        <li key={name}>
          <Badge>{name}</Badge>
        </li>
      ))}
    </ul>
  );
}

/** The pages by category, each with its components. */
function Pages({ user }: { readonly user: User }) {
  const t = useTexts('users');
  const texts = useAccessTexts();
  if (user.type === 'Admin') return <p>{t('info.allPages')}</p>;
  if (user.pageFilters.length === 0) return <p className={classes.none}>{t('info.noPages')}</p>;
  const nodes = user.pageFilters.map((filter): TreeNode => ({
    key: filter.name,
    label: texts.page(filter.name),
    icon: <IconFile size="1rem" stroke={1.75} aria-hidden="true" />,
    note:
      filter.allowedComponent.length > 0 && t('componentCount', { count: filter.allowedComponent.length }),
    children: filter.allowedComponent.map((component) => ({
      key: `${filter.name}/${component}`,
      label: texts.component(component),
    })),
  }));
  return <Tree label={t('info.pages')} nodes={nodes} />;
}
