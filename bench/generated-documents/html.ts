// Pieces of HTML from which the pages are made.

/** A page that is to be printed: its styles and what stands on it. */
export interface Sheet {
  readonly css: string;
  readonly body: string;
}

/** For text between tags and in attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

export function lines(texts: readonly (string | null | false)[]): string {
  return texts.filter((text) => text !== null && text !== false && text !== '').join('<br>');
}

/** Rows of cells, which are HTML already; the style of a column stands in `classes`. */
export function rowsOf(
  rows: readonly (readonly string[])[],
  classes: readonly string[] = [],
  tag = 'td',
): string {
  return rows
    .map(
      (cells) =>
        `<tr>${cells.map((cell, at) => `<${tag} class="${classes[at] ?? ''}">${cell}</${tag}>`).join('')}</tr>`,
    )
    .join('');
}

export function tableOf(
  {
    head,
    rows,
    foot = [],
    classes = [],
  }: {
    readonly head?: readonly string[];
    readonly rows: readonly (readonly string[])[];
    readonly foot?: readonly (readonly string[])[];
    readonly classes?: readonly string[];
  },
  name = '',
): string {
  const heading = head === undefined ? '' : `<thead>${rowsOf([head], classes, 'th')}</thead>`;
  const footing = foot.length === 0 ? '' : `<tbody class="foot">${rowsOf(foot, classes)}</tbody>`;
  return `<table class="${name}">${heading}<tbody>${rowsOf(rows, classes)}</tbody>${footing}</table>`;
}

const BASE = `* { box-sizing: border-box; } body { margin: 0; line-height: 1.3; } table { border-collapse: collapse; }
  td, th { text-align: left; vertical-align: top; padding: 1px 3px; font-weight: inherit; } th { font-weight: bold; } thead { display: table-header-group; } tr { break-inside: avoid; }
  .r { text-align: right; white-space: nowrap; } .c { text-align: center; } .n { white-space: nowrap; } .b { font-weight: bold; } .full { width: 100%; } p { margin: 0 0 6px; }
  .cols { display: flex; justify-content: space-between; gap: 24px; }`;

/** The whole page of this language. */
export function pageOf({ css, body }: Sheet, language: string): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><style>${BASE} ${css}</style></head><body>${body}</body></html>`;
}
