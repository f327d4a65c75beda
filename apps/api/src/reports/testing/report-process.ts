// Makes a report in a process of its own, which a test kills. Words: the serving role's URL, the data folder, the time, the tenant's id, the report's id.
// Says when it has begun to write.

import { PgBoss } from 'pg-boss';
import { readConfig } from '../../frame/config.ts';
import { openDatabase } from '../../frame/database.ts';
import { makeReport } from '../make-report.service.ts';

const [url = '', dataDir = '', now = '', tenantId = '', reportId = ''] = process.argv.slice(2);
const db = openDatabase({ url, pool: 3, onError: () => undefined });
let looks = 0;
const clock = () => {
  // The clock is asked with each batch of rows, and a second must have passed before progress is reported.
  looks += 1;
  if (looks === 8) process.stdout.write('writing\n');
  return Number(now) + looks * 1000;
};
// Nothing is sent while a report is made.
const jobs = new PgBoss(url);
await makeReport(
  { db, config: { ...readConfig({}), DATA_DIR: dataDir }, now: clock, jobs, auditKey: '' },
  { tenantId, reportId },
);
await db.destroy();
