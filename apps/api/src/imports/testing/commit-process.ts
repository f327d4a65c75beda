// Works on an import in a process of its own, which a test kills. Words: the serving role's URL, the data folder, the time, the tenant's id, the
// import's id, the number of the check. Says when rows begin to be stored.

import { readConfig } from '../../frame/config.ts';
import { openDatabase } from '../../frame/database.ts';
import { commitImport } from '../commit-import.ts';

const [url = '', dataDir = '', now = '', tenantId = '', importId = '', attempt = ''] = process.argv.slice(2);
const db = openDatabase({ url, pool: 3, onError: () => undefined });
let looks = 0;
const clock = () => {
  // The clock is asked at the claim, at the first sign of life, and after every batch.
  looks += 1;
  if (looks === 6) process.stdout.write('storing\n');
  return Number(now) + looks * 1000;
};
await commitImport(
  {
    db,
    config: { ...readConfig({}), DATA_DIR: dataDir },
    now: clock,
    jobs: { send: async () => null },
  },
  { tenantId, importId, attempt: Number(attempt) },
);
await db.destroy();
