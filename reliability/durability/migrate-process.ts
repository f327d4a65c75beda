// Migrates a database in a process of its own, so that it can be killed: node migrate-process.ts OWNER_URL ROLE

import { migrate } from '../../apps/api/src/app/migrate.ts';

const [ownerUrl = '', appRole] = process.argv.slice(2);
console.log('begun');
await migrate({ ownerUrl, appRole });
