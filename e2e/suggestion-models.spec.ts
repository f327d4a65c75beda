// The way back to an earlier model of the suggestions (issue 17, 'Learning': one click back), for an administrator.

import { expect } from '@playwright/test';
import { writeModelFile } from '@vigilo/domain/news/suggestion/model-file';
import pg from 'pg';
import { expectAccessibleInBothSchemes } from './colour-schemes.ts';
import { startOnDemoCopy } from './demo-copy.ts';
import { findFreePort } from './free-port.ts';
import { testOn } from './own-server.ts';
import { DEMO_FILE } from './story-folder.ts';
import { enterAs } from './story.ts';

const QUALITY = {
  heldOut: 120,
  scoreErrorBefore: 0.21,
  scoreErrorAfter: 0.18,
  topicBefore: 0.6,
  topicAfter: 0.7,
  eventTypeBefore: 0.8,
  eventTypeAfter: 0.85,
};

/** What two nights learnt, in the demo's tenant: lessons that correct nothing. */
async function addTwoVersions(appUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: appUrl });
  await client.connect();
  try {
    await client.query(`SELECT set_config('app.tenant_id', id::text, false) FROM tenants WHERE is_demo`);
    for (const version of [1, 2])
      await client.query(
        `INSERT INTO suggestion_models (tenant_id, version, is_current, trained_on, quality, weights)
         SELECT id, $1, $2, $3, $4, $5 FROM tenants WHERE is_demo`,
        [version, version === 2, 400 + version, QUALITY, Buffer.from(writeModelFile({}, []))],
      );
  } finally {
    await client.end();
  }
}

const test = testOn(async () => startOnDemoCopy(DEMO_FILE, await findFreePort(), {}, addTwoVersions));

test('an administrator returns to an earlier model with one click, which holds the learning', async ({
  page,
}) => {
  await enterAs(page, 'admin');
  await page.goto('/admin/news?tab=learning');
  const table = page.getByRole('table', { name: 'Versions of the model' });
  const row = (name: string) => table.getByRole('row').filter({ hasText: name });
  await expect(row('Version 2')).toContainText('In use');
  await expect(row('Version 1')).toContainText('Topics right 60% → 70%');
  await row('Version 1').getByRole('button', { name: 'Return to version 1' }).click();
  await expect(page.getByText('Version 1 suggests from now on')).toBeVisible();
  await expect(row('Version 1')).toContainText('In use');
  await expect(row('Version 2').getByRole('button', { name: 'Return to version 2' })).toBeVisible();
  await expect(page.getByText(/^Learning is held since .*, by /)).toBeVisible();
  await expectAccessibleInBothSchemes(page);

  await page.getByRole('button', { name: 'Learn again each night' }).click();
  await expect(page.getByText(/^Learning is held/)).toHaveCount(0);
  await row('As shipped').getByRole('button', { name: 'Return to the model as shipped' }).click();
  await expect(row('As shipped')).toContainText('In use');
});
