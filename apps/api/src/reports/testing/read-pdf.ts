// A PDF as an independent reader sees it: pdf.js, which has nothing to do with what wrote it.

import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface ReadPdf {
  readonly title: string;
  readonly language: string;
  readonly isTagged: boolean;
  /** The XMP metadata. */
  readonly metadata: string;
  /** By page, what is written in the order of reading, pieces separated by a blank. */
  readonly pages: readonly string[];
  /** All of it, blanks as one. */
  readonly text: string;
  readonly bookmarks: readonly string[];
  /** Roles of the structure in its order: H1, Table, TH, Figure ... */
  readonly roles: readonly string[];
  readonly alternatives: readonly string[];
  readonly links: readonly string[];
}

/** @throws where it is no PDF */
export async function readPdf(bytes: Buffer): Promise<ReadPdf> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS, useSystemFonts: false }).promise;
  const { info, metadata } = await document.getMetadata();
  const pages: string[] = [];
  const roles: string[] = [];
  const alternatives: string[] = [];
  const links: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
    for (const node of flat(await page.getStructTree())) {
      if ('role' in node && typeof node.role === 'string') roles.push(node.role);
      if ('alt' in node && typeof node.alt === 'string') alternatives.push(node.alt);
    }
    for (const note of await page.getAnnotations()) if (typeof note.url === 'string') links.push(note.url);
  }
  const outline = (await document.getOutline()) ?? [];
  const marked = await document.getMarkInfo();
  await document.loadingTask.destroy();
  return {
    title: 'Title' in info ? String(info.Title) : '',
    language: 'Language' in info ? String(info.Language) : '',
    isTagged: marked instanceof Map && marked.get('Marked') === true,
    metadata: metadata?.getRaw() ?? '',
    pages,
    text: pages.join(' ').replaceAll(/\s+/g, ' '),
    bookmarks: outline.flatMap((item): string[] => [item.title, ...item.items.map(({ title }: { title: string }) => title)]),
    roles,
    alternatives,
    links,
  };
}

/** A node of the structure tree and all below it. */
function flat(node: object | null): object[] {
  if (node === null) return [];
  const children: unknown = 'children' in node ? node.children : [];
  return [node, ...(Array.isArray(children) ? children : []).flatMap((child: unknown) => (typeof child === 'object' ? flat(child) : []))];
}
