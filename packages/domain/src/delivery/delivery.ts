// 'Send': the data of a document is delivered to its client's webhook as signed JSON, which posts the document (decisions.md section 5). Whoever
// receives it recomputes the signature over the signed text and refuses what is older than a few minutes.

import type { DocumentStatus, UserStatus } from '../documents/document-status.ts';
import { decideStatus } from '../documents/document-status.ts';
import type { ExtractionRow } from '../extraction/extraction-row.ts';

export const DELIVERY_STATUSES = ['waiting', 'delivered', 'failed'] as const;

export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** A delivery is given up after so many tries. */
export const MOST_TRIES = 10;

/** Whether a document may be sent: it was processed, or posted before. */
export function maySend(status: DocumentStatus): boolean {
  return decideStatus(status, 'post') !== null;
}

/** The text that the signature is made over; `seconds` is the Unix time of the try. */
export function signedText(deliveryId: string, seconds: number, body: string): string {
  return `${deliveryId}.${seconds}.${body}`;
}

export interface DeliveredChild {
  readonly id: string;
  readonly documentType: string;
  readonly pages: readonly number[];
  readonly userStatus: UserStatus;
  readonly rows: readonly ExtractionRow[];
}

export interface DeliveredDocument {
  readonly id: string;
  readonly fileName: string;
  readonly sha256: string;
  readonly clientName: string;
  readonly ticker: string;
  readonly children: readonly DeliveredChild[];
}

/** What is delivered: child documents that were rejected are left out, and of each row what a receiver can use. */
export function buildPayload(deliveryId: string, document: DeliveredDocument): object {
  const { children, ...facts } = document;
  return {
    id: deliveryId,
    type: 'document.posted',
    document: {
      ...facts,
      childDocuments: children
        .filter(({ userStatus }) => userStatus !== 'Rejected')
        .map(({ rows, ...child }) => ({ ...child, rows: rows.map(toDeliveredRow) })),
    },
  };
}

function toDeliveredRow(row: ExtractionRow): object {
  const {
    SSOTKey,
    Category,
    Period,
    PeriodMonths,
    Value,
    RawValue,
    ValueType,
    ValueCoordinates,
    Confidence,
  } = row;
  return {
    SSOTKey,
    Category,
    // Left out of the JSON where there is none.
    Period,
    PeriodMonths,
    Value,
    RawValue,
    ValueType,
    ValueCoordinates,
    Confidence,
    IntraValidation: row.IntraValidation.status,
    InterValidation: row.InterValidation.status,
    IsModified: row.IsModified,
  };
}
