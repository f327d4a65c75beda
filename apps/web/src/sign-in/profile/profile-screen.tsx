import '@mantine/core/styles/Grid.layer.css';
import { Grid, Stack } from '@mantine/core';
import { useTexts } from '../../lib/texts.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { OwnDetails } from './own-details.tsx';
import { OwnPassword } from './own-password.tsx';
import { OwnSessions } from './own-sessions.tsx';

/** The signed-in person's own page: who they are here, their password, their sessions. */
export function ProfileScreen() {
  const t = useTexts('signIn');
  return (
    <>
      <PageHeader title={t('profile.title')} />
      <Grid gap="lg" align="start">
        <Grid.Col span={{ base: 12, lg: 8 }}>
          <Stack gap="lg">
            <OwnDetails />
            <OwnSessions />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 4 }}>
          <OwnPassword />
        </Grid.Col>
      </Grid>
    </>
  );
}
