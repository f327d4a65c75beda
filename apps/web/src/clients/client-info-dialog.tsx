import { Anchor, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Client } from '@vigilo/contract/clients';
import { useState } from 'react';
import { formatDay, formatText } from '../lib/format.ts';
import { useTexts } from '../lib/texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { FactSection, Facts } from '../ui/facts.tsx';
import { RecordDialog } from '../ui/record-dialog.tsx';
import { CompanyPicker } from './company-picker.tsx';
import { clientQuery } from './clients-queries.ts';

interface ClientInfoDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** What is known of a client: its companies and its people (specification 1, section 2.7). */
export function ClientInfoDialog({ id, onClose }: ClientInfoDialogProps) {
  const t = useTexts('clients');
  const answer = useQuery({ ...clientQuery(id), refetchOnMount: 'always' });
  return (
    <RecordDialog
      title={t('info.title')}
      size="lg"
      failedText={t('loadFailed')}
      answer={answer}
      onClose={onClose}
    >
      {(client) => <ClientInfo client={client} onClose={onClose} />}
    </RecordDialog>
  );
}

function ClientInfo({ client, onClose }: { readonly client: Client; readonly onClose: () => void }) {
  const t = useTexts('clients');
  const [isListOpen, setListOpen] = useState(false);
  const companies = (
    <Anchor component="button" type="button" onClick={() => setListOpen(true)}>
      {t('info.companies', { count: client.companyIDs.length })}
    </Anchor>
  );
  return (
    <Dialog title={t('info.title')} size="lg" onClose={onClose}>
      <Facts
        facts={[
          { name: t('field.name'), value: client.name },
          { name: t('field.companies'), value: companies },
          { name: t('field.email'), value: formatText(client.email) },
          { name: t('field.phone'), value: formatText(client.phone) },
          { name: t('field.startDate'), value: formatDay(client.startDate) },
          { name: t('field.endDate'), value: formatDay(client.endDate) },
          { name: t('field.description'), value: formatText(client.description) },
        ]}
      />
      <People title={t('info.users')} people={client.users} none={t('info.noUsers')} />
      <People title={t('info.analysts')} people={client.analysts} none={t('info.noAnalyst')} />
      <People title={t('info.approvers')} people={client.approvers} none={t('info.noApprover')} />
      {isListOpen && (
        <CompanyPicker
          title={t('companies.ofClient', { name: client.name })}
          chosen={client.companyIDs}
          onClose={() => setListOpen(false)}
        />
      )}
    </Dialog>
  );
}

interface PeopleProps {
  readonly title: string;
  readonly people: Client['users'];
  readonly none: string;
}

function People({ title, people, none }: PeopleProps) {
  return (
    <FactSection title={title}>
      {people.length === 0 ? (
        <Text c="dimmed">{none}</Text>
      ) : (
        <Stack component="ul" gap="xs" m={0} p={0}>
          {people.map(({ _id, email, name }) => (
            <Group component="li" key={_id} gap="md">
              {email} <Text c="dimmed">{name}</Text>
            </Group>
          ))}
        </Stack>
      )}
    </FactSection>
  );
}
