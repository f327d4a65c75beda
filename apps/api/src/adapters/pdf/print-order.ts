// The order that the process that makes PDFs receives, and its answer.

/** A template is the file of that name in this folder. */
export type Template = 'company-report' | 'summary-report' | 'demo-document';

/** A chart as a plain ECharts option, which can be sent to another process; sizes in CSS pixels. */
export interface PrintedChart {
  readonly option: object;
  readonly width: number;
  readonly height: number;
}

export interface PrintOrder {
  readonly template: Template;
  /** What the template reads as data.json: it is data, never source text. */
  readonly content: object;
  /** By the name under which the template draws them: `{name}.svg`. */
  readonly charts: Readonly<Record<string, PrintedChart>>;
  /** The moment that the document says it was made at, in milliseconds since the epoch. */
  readonly madeAt: number;
}

export type PrintAnswer =
  | { readonly type: 'ready' }
  | { readonly type: 'done'; readonly pdf: Uint8Array; readonly memory: number }
  | { readonly type: 'failed'; readonly message: string; readonly memory: number };
