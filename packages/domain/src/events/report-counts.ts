// How many report a story, and how many sources those are ('N sources' of decisions.md section 4): twelve posts of one publisher are twelve reports
// of one source. Only here is decided what one source is; whoever needs the numbers hands in the reports.

import { hostFromUrl } from './story-key.ts';

/** A report of a story, as far as it says whose it is. */
export interface Report {
  readonly source: string | null;
  readonly url: string | null;
}

export interface ReportCounts {
  readonly reports: number;
  /** Never more than there are reports. */
  readonly sources: number;
}

/** Counts reports and the sources that they are of. Those that say nothing of whose they are count as one source together. */
export function countReports(reports: readonly Report[]): ReportCounts {
  return { reports: reports.length, sources: new Set(reports.map(sourceKey)).size };
}

/** Counts the reports of the story of a listed event: null where the event stands alone, which is one report. */
export function countListed(event: Report & { readonly reports: readonly Report[] | null }): ReportCounts {
  return countReports(event.reports ?? [event]);
}

/** Whether a source has several reports: then both numbers are said. */
export function hasRepeatedSource({ reports, sources }: ReportCounts): boolean {
  return reports > sources;
}

/** What a source is told by: its name as it is read, whatever its case, else the host of the address; empty where neither is given. */
function sourceKey({ source, url }: Report): string {
  const name = (source ?? '').trim().toLowerCase();
  return name === '' ? (hostFromUrl(url ?? '') ?? '') : name;
}
