// Child documents for the measurement: invoices of one client, each a document of its own, by two thousand sellers of whom a few write most, over four
// years; every third has an order number that two others have too.

import type { LinkFacts } from '@vigilo/domain/relations/link-facts';
import { listLinkTerms, plainName, plainNumber } from '@vigilo/domain/relations/link-facts';
import { sql } from 'kysely';
import { newId } from '../../apps/api/src/frame/ids.ts';
import type { TenantTransaction } from '../../apps/api/src/frame/tables.ts';
import { createRandom } from '../testing/random.ts';

const SELLERS = 2000;
const MONTHS = 48;
const FIRST_YEAR = 2022;
const MONTHS_A_YEAR = 12;
const ORDER_EVERY = 3;
const OF_ONE_ORDER = 3;
const AT_ONCE = 2000;
const SEED = 7;
const BUYERS = ['North Bank plc', 'Meridian Capital', 'Research Desk'];
const SYLLABLES =
  'al ba cor den el fin gar hol ix jo kan lum mer nor os pra quin ros san tor ul vex wil yor zen'.split(' ');
const TRADES = ['Paper', 'Steel', 'Foods', 'Energy', 'Systems', 'Logistics', 'Textiles', 'Chemicals'];

export interface Linkable {
  readonly id: string;
  readonly facts: LinkFacts;
}

/** Adds a client of the user with so many documents of one child document each; returns the child documents with what they are found by. */
export async function addInventedLinkables(
  tx: TenantTransaction,
  tenantId: string,
  documents: number,
  userId: string,
): Promise<{ clientId: string; linkables: readonly Linkable[] }> {
  const clientId = newId();
  await sql`INSERT INTO clients (tenant_id, id, name) VALUES (${tenantId}, ${clientId}, 'Client')`.execute(
    tx,
  );
  await sql`INSERT INTO user_clients (tenant_id, user_id, client_id) VALUES (${tenantId}, ${userId}, ${clientId})`.execute(
    tx,
  );
  const random = createRandom(SEED);
  const linkables = Array.from({ length: documents }, (_, n) => ({
    id: newId(),
    facts: inventFacts(n, random),
  }));
  for (let first = 0; first < documents; first += AT_ONCE)
    await store(tx, tenantId, clientId, linkables.slice(first, first + AT_ONCE));
  return { clientId, linkables };
}

function nameSeller(seller: number): string {
  const syllables = [seller, Math.floor(seller / SYLLABLES.length), seller * SYLLABLES.length].map(
    (at) => SYLLABLES[at % SYLLABLES.length] ?? '',
  );
  return `${syllables.join('')}${SYLLABLES[(seller * seller) % SYLLABLES.length]} ${TRADES[seller % TRADES.length]} Ltd`;
}

function inventFacts(n: number, random: () => number): LinkFacts {
  // The square leaves most documents to the first sellers.
  const seller = Math.floor(random() ** 2 * SELLERS);
  const month = Math.floor(random() * MONTHS);
  const year = FIRST_YEAR + Math.floor(month / MONTHS_A_YEAR);
  const name = plainName(nameSeller(seller));
  const order =
    n % ORDER_EVERY === 0 ? [plainNumber(`PO-${Math.floor(n / (ORDER_EVERY * OF_ONE_ORDER))}`)] : [];
  return {
    vendors: [`name:${name}`, `number:DE${100_000_000 + seller}`],
    names: [name, plainName(BUYERS[n % BUYERS.length] ?? '')],
    numbers: [plainNumber(`INV-${n}`), ...order].filter((number) => number !== ''),
    periods: [`${year}-${String(1 + (month % MONTHS_A_YEAR)).padStart(2, '0')}`],
  };
}

async function store(
  tx: TenantTransaction,
  tenantId: string,
  clientId: string,
  linkables: readonly Linkable[],
): Promise<void> {
  const rows = JSON.stringify(
    linkables.map(({ id, facts }) => ({ id, document: newId(), ...facts, terms: listLinkTerms(facts) })),
  );
  const given = sql`jsonb_to_recordset(${rows}::jsonb) AS g(id uuid, document uuid, vendors text[], names text[], numbers text[], periods text[], terms text[])`;
  await sql`INSERT INTO documents (tenant_id, id, client_id, file_name, file_kind, file_size, sha256, status, page_count, pages_done)
    SELECT ${tenantId}, g.document, ${clientId}, 'Invoice_' || g.id || '.pdf', 'pdf', 100000, repeat('0', 64), 'Processed', 1, 1 FROM ${given}`.execute(
    tx,
  );
  await sql`INSERT INTO child_documents (tenant_id, id, document_id, position, document_type, pages)
    SELECT ${tenantId}, g.id, g.document, 1, 'Invoice', '{1}' FROM ${given}`.execute(tx);
  await sql`INSERT INTO link_facts (tenant_id, child_document_id, vendors, names, numbers, periods)
    SELECT ${tenantId}, g.id, g.vendors, g.names, g.numbers, g.periods FROM ${given}`.execute(tx);
  await sql`INSERT INTO link_terms (tenant_id, client_id, term, child_document_id)
    SELECT DISTINCT ${tenantId}::uuid, ${clientId}::uuid, term, g.id FROM ${given}, unnest(g.terms) term`.execute(
    tx,
  );
}
