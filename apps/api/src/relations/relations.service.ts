// The links of a child document as their readers see them: what somebody does not see is neither linked nor a candidate for them, and nothing that it says
// is compared.

import type { CallReply } from '@vigilo/contract/call';
import type { ExtractionRowReply, getChildDocument as ChildCall } from '@vigilo/contract/extraction';
import type { Language } from '@vigilo/contract/messages/language';
import type { listPotentialRelations as PotentialCall, Relation } from '@vigilo/contract/relations';
import { can } from '@vigilo/domain/access/can';
import { findEditRefusal } from '@vigilo/domain/extraction/edit-refusal';
import type { Comparison } from '@vigilo/domain/relations/compare-linked';
import { settleInterValidation } from '@vigilo/domain/relations/compare-linked';
import type { LinkFacts } from '@vigilo/domain/relations/link-facts';
import { listLinkTerms } from '@vigilo/domain/relations/link-facts';
import type { LinkReason } from '@vigilo/domain/relations/rank-candidates';
import { decideLinkType, listLinkReasons, rankCandidates } from '@vigilo/domain/relations/rank-candidates';
import type { ChildWithRows } from '../extraction/child-documents.service.ts';
import { getChildWithRows } from '../extraction/child-documents.service.ts';
import { toChildReply, toRowReply } from '../extraction/extraction-replies.ts';
import { getSeenChild } from '../extraction/reviewed-children.service.ts';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { getTranslator } from '../frame/texts.ts';
import { getOwner, listFacts, listSharing } from './candidates.queries.ts';
import type { ComparedLinks } from './compare-links.service.ts';
import { compareWithLinked } from './compare-links.service.ts';
import type { LinkedChild } from './links.queries.ts';
import { listLinked } from './links.queries.ts';

type Context = Pick<AppContext, 'db'>;

const NO_FACTS: LinkFacts = { vendors: [], names: [], numbers: [], periods: [] };

/** @throws Problem not-found */
export function getRelations(
  { db }: Context,
  caller: Caller,
  childId: string,
  language: Language,
): Promise<Relation[]> {
  return inTenant(db, caller.tenantId, async (tx) => {
    const { id } = await getSeenChild(tx, caller, childId);
    const linked = await listLinked(tx, caller, id);
    const facts = await listFacts(tx, caller.tenantId, [id, ...linked.map((each) => each.id)]);
    return linked.map((each) => {
      const reasons = listLinkReasons(facts.get(id) ?? NO_FACTS, facts.get(each.id) ?? NO_FACTS);
      return toRelation(each, reasons, language);
    });
  });
}

/** A page of the candidates. @throws Problem not-found */
export function getPotentialRelations(
  { db }: Context,
  caller: Caller,
  childId: string,
  { page, limit, vendorMatch }: { page: number; limit: number; vendorMatch: boolean },
  language: Language,
): Promise<Omit<CallReply<typeof PotentialCall>, 'status'>> {
  return inTenant(db, caller.tenantId, async (tx) => {
    const { id, documentId } = await getSeenChild(tx, caller, childId);
    const [{ clientId }, known] = await Promise.all([
      getOwner(tx, caller.tenantId, documentId),
      listFacts(tx, caller.tenantId, [id]),
    ]);
    const facts = known.get(id) ?? NO_FACTS;
    const terms = listLinkTerms(facts, vendorMatch);
    const found = new Map(
      (await listSharing(tx, caller, { childId: id, clientId, terms })).map((each) => [each.id, each]),
    );
    const subject = { id, clientId, isDeleted: false, facts };
    const ranked = rankCandidates(subject, [...found.values()], vendorMatch);
    const data = ranked
      .slice((page - 1) * limit, page * limit)
      .flatMap(({ id: candidateId, reasons, score }) => {
        const candidate = found.get(candidateId);
        return candidate ? [{ ...toRelation(candidate, reasons, language), vendorMatch, score }] : [];
      });
    return { data, page, limit, total: ranked.length };
  });
}

function toRelation(child: LinkedChild, reasons: readonly LinkReason[], language: Language): Relation {
  const t = getTranslator(language);
  return {
    id: child.id,
    documentType: child.documentType,
    linkType: reasons[0]?.code ?? 'chosen',
    parentDocumentId: child.documentId,
    documentName: child.fileName,
    Pages: child.pages,
    reasons: reasons.map(({ code, value }) => ({ code, message: t(`relations.reason.${code}`, { value }) })),
  };
}

/** A child document with its rows, its links and what the linked documents say to its values. @throws Problem not-found */
export function getChildDocument(
  { db }: Context,
  caller: Caller,
  childId: string,
  language: Language,
): Promise<CallReply<typeof ChildCall>['data']> {
  return inTenant(db, caller.tenantId, async (tx) => {
    const read = await getChildWithRows(tx, caller, childId);
    const { child } = read;
    const { linked, rows } = await compareRows(tx, caller, { ...toOwn(child), rows: read.rows }, language);
    const facts = await listFacts(tx, caller.tenantId, [child.id, ...linked.map(({ id }) => id)]);
    return {
      ...toChildReply(child, caller.access),
      attributes: { ...child.attributes },
      OriginalFileName: child.file_name,
      ClientName: child.client_name,
      templateVersion: child.template_version,
      ...(can(caller.access, 'save-processed-documents') && {
        editRefusal: findEditRefusal({
          status: child.status,
          userStatus: child.user_status,
          isDeleted: child.is_deleted,
          companyStatus: child.company_status,
        }),
      }),
      LinkedDocuments: linked.map(({ id, documentType, documentId, fileName }) => ({
        id,
        documentType,
        linkType: decideLinkType(facts.get(child.id) ?? NO_FACTS, facts.get(id) ?? NO_FACTS),
        parentDocumentId: documentId,
        documentName: fileName,
      })),
      JSONData: rows,
    };
  });
}

function toOwn({ id, file_name: name, document_type: documentType }: ChildWithRows['child']) {
  return { id, name, documentType };
}

/**
 * The rows of a child document as replies, with what linked documents say to them. Who may not see relations is told nothing of it: what a linked document
 * says is one of them.
 */
export async function compareRows(
  tx: TenantTransaction,
  caller: Caller,
  own: Parameters<typeof compareWithLinked>[2],
  language: Language,
): Promise<Pick<ComparedLinks, 'linked'> & { readonly rows: ExtractionRowReply[] }> {
  const { linked, compared } = can(caller.access, 'view-processed-document-relations')
    ? await compareWithLinked(tx, caller, own)
    : { linked: [], compared: new Map<string, Comparison>() };
  const rows = own.rows.map((row) => {
    const comparison = compared.get(row.id);
    const settled = { ...row, InterValidation: settleInterValidation(row, comparison) };
    return toRowReply(settled, toCounterparts(comparison), language);
  });
  return { linked, rows };
}

function toCounterparts(comparison: Comparison | undefined) {
  return (comparison?.counterparts ?? []).map(
    ({ DocumentId, Value, ValueCoordinates, isSame, reconciled }) => ({
      DocumentId,
      Value,
      ValueCoordinates: [...ValueCoordinates],
      isSame,
      reconciled: reconciled && { ...reconciled },
    }),
  );
}
