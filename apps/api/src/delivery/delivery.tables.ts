// The tables of this area as the queries see them.

import type { DeliveryStatus } from '@vigilo/domain/delivery/delivery';
import type { Generated } from 'kysely';
import type { DeliveryFailure } from './failure-words.ts';

declare module '../frame/tables.ts' {
  interface Tables {
    client_webhooks: { tenant_id: string; client_id: string; url: string; secret: string };
    deliveries: {
      tenant_id: string;
      id: string;
      document_id: string;
      client_id: string;
      url: string;
      body: string;
      status: Generated<DeliveryStatus>;
      tries: Generated<number>;
      last_status: number | null;
      last_failure: Generated<DeliveryFailure>;
      created_by: string | null;
      created_at: Stamp;
      delivered_at: Date | null;
    };
  }
}
