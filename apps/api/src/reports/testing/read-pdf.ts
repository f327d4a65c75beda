// A PDF as an independent reader sees it: pdf.js, which has nothing to do with what wrote it.

import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
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
  /** Where the text that reaches furthest to the right ends, in points from the left edge of its page. */
  readonly right: number;
}

/** @throws where it is no PDF */
export async function readPdf(bytes: Buffer): Promise<ReadPdf> {
  const document = await getDocument({
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.ERRORS,
    useSystemFonts: false,
  }).promise;
  const { info, metadata } = await document.getMetadata();
  const read: Page[] = [];
  for (let number = 1; number <= document.numPages; number += 1)
    read.push(await readPage(await document.getPage(number)));
  const pages = read.map(({ text }) => text);
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
    bookmarks: outline.flatMap((item): string[] => [
      item.title,
      ...item.items.map(({ title }: { title: string }) => title),
    ]),
    roles: read.flatMap(({ roles }) => roles),
    alternatives: read.flatMap(({ alternatives }) => alternatives),
    links: read.flatMap(({ links }) => links),
    right: Math.max(...read.map(({ right }) => right)),
  };
}

interface Page {
  readonly text: string;
  readonly roles: readonly string[];
  readonly alternatives: readonly string[];
  readonly links: readonly string[];
  readonly right: number;
}

async function readPage(page: PDFPageProxy): Promise<Page> {
  const { items } = await page.getTextContent();
  const nodes = flat(await page.getStructTree());
  const notes: readonly { readonly url?: unknown }[] = await page.getAnnotations();
  return {
    text: items.map((item) => ('str' in item ? item.str : '')).join(' '),
    roles: nodes.flatMap((node) => ('role' in node && typeof node.role === 'string' ? [node.role] : [])),
    alternatives: nodes.flatMap((node) => ('alt' in node && typeof node.alt === 'string' ? [node.alt] : [])),
    links: notes.flatMap(({ url }) => (typeof url === 'string' ? [url] : [])),
    right: Math.max(0, ...items.map((item) => ('str' in item ? Number(item.transform[4]) + item.width : 0))),
  };
}

/** A node of the structure tree and all below it. */
function flat(node: object | null): object[] {
  if (node === null) return [];
  const children: unknown = 'children' in node ? node.children : [];
  return [
    node,
    ...(Array.isArray(children) ? children : []).flatMap((child: unknown) =>
      typeof child === 'object' ? flat(child) : [],
    ),
  ];
}
