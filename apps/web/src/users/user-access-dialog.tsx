import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { CallReply } from '@vigilo/contract/call';
import type { getUserAccess } from '@vigilo/contract/users';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useAccessTexts } from '../access/public/access-texts.ts';
import { useTexts } from '../lib/texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { FactSection } from '../ui/facts.tsx';
import { Notice } from '../ui/notice.tsx';
import { RecordDialog } from '../ui/record-dialog.tsx';
import { Tree } from '../ui/tree.tsx';
import type { TreeNode } from '../ui/tree.tsx';
import classes from './user-access-dialog.module.css';
import { userAccessQuery } from './users-queries.ts';

type UserAccess = CallReply<typeof getUserAccess>['data'];

interface UserAccessDialogProps {
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** What a user can see, and why, page by page ('why can this user not see this?'). */
export function UserAccessDialog({ id, name, onClose }: UserAccessDialogProps) {
  const t = useTexts('users');
  const answer = useQuery(userAccessQuery(id));
  return (
    <RecordDialog
      title={t('access.title', { name })}
      size="lg"
      failedText={t('loadFailed')}
      answer={answer}
      onClose={onClose}
    >
      {(access) => <Access access={access} onClose={onClose} />}
    </RecordDialog>
  );
}

function Access({ access, onClose }: { readonly access: UserAccess; readonly onClose: () => void }) {
  const t = useTexts('users');
  const isFull = access.basis === 'admin' || access.basis === 'sub-role';
  const names = { role: access.role?.name ?? '', subRole: access.subRole?.name ?? '' };
  return (
    <Dialog title={t('access.title', { name: access.name })} size="lg" onClose={onClose}>
      <Notice tone={isFull ? 'gray' : 'caution'}>{basisText(access.basis, names)}</Notice>
      {access.otherSubRoles.length > 0 && (
        <p className={classes.others}>
          {t('access.otherSubRoles', { names: access.otherSubRoles.join(', ') })}
        </p>
      )}
      <FactSection title={t('access.pages')}>
        <Pages access={access} />
      </FactSection>
      <FactSection title={t('access.clients')}>
        <p>{t('access.companies', { count: access.companies, total: access.allCompanies })}</p>
        <Clients access={access} />
      </FactSection>
    </Dialog>
  );

  function basisText(
    basis: UserAccess['basis'],
    values: { readonly role: string; readonly subRole: string },
  ): string {
    if (basis === 'sub-role') return t('access.basis.sub-role', values);
    return basis === 'no-sub-role'
      ? t('access.basis.no-sub-role', { role: values.role })
      : t(`access.basis.${basis}`);
  }
}

function Pages({ access }: { readonly access: UserAccess }) {
  const t = useTexts('users');
  const texts = useAccessTexts();
  const [isOnlyDenied, setOnlyDenied] = useState(false);

  function buildNode({ name, isAllowed, components }: UserAccess['pages'][number]): TreeNode {
    const why = isAllowed
      ? t('access.notTicked')
      : access.basis === 'sub-role'
        ? t('access.noFilter')
        : t('access.notAllowed');
    const shown = components.filter((component) => !isOnlyDenied || !component.isAllowed);
    return {
      key: name,
      label: texts.page(name),
      icon: renderAccessIcon(isAllowed),
      note: isAllowed ? t('access.allowed') : why,
      isMuted: !isAllowed,
      children: shown.map((component) => ({
        key: `${name}/${component.key}`,
        label: texts.component(component.key),
        icon: renderAccessIcon(component.isAllowed),
        note: component.isAllowed ? t('access.allowed') : why,
        isMuted: !component.isAllowed,
      })),
    };
  }

  const pages = access.pages.filter(
    (page) => !isOnlyDenied || !page.isAllowed || page.components.some((component) => !component.isAllowed),
  );
  return (
    <>
      <Checkbox
        mb="sm"
        label={t('access.onlyDenied')}
        checked={isOnlyDenied}
        onChange={(event) => setOnlyDenied(event.currentTarget.checked)}
      />
      {pages.length === 0 ? (
        <p className={classes.others}>{t('access.nothingDenied')}</p>
      ) : (
        <Tree label={t('access.pages')} nodes={pages.map(buildNode)} />
      )}
    </>
  );
}

function renderAccessIcon(isAllowed: boolean) {
  const Icon = isAllowed ? IconCheck : IconX;
  return <Icon size="1rem" stroke={2} aria-hidden="true" className={isAllowed ? classes.yes : classes.no} />;
}

function Clients({ access }: { readonly access: UserAccess }) {
  const t = useTexts('users');
  if (access.basis === 'admin') return null;
  if (access.clients.length === 0) return <p className={classes.others}>{t('access.noClients')}</p>;
  return (
    <ul className={classes.clients}>
      {access.clients.map(({ _id, name, state, companies }) => (
        <li key={_id} data-counts={state === 'counts'}>
          <span>{name}</span>
          <span>
            {state === 'counts'
              ? t('access.client.counts', { count: companies })
              : t(`access.client.${state}`)}
          </span>
        </li>
      ))}
    </ul>
  );
}
