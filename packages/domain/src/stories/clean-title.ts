// Reduces a headline to its story (decisions.md section 4: near-identical titles are one story). Feeds and posts add HTML entities, addresses,
// attributions ('RT @x:', 'via @x'), labels ('UPDATE 2-', 'BREAKING:', 'WATCH:'), publishers (' - Reuters'), company tags ('$AAPL'), trailing
// hashtags, and dots at a truncation. All are removed; company tags are kept separately, since headlines about different companies are not one
// story.

/** A headline without such additions. */
export interface CleanTitle {
  readonly text: string;
  /** Company tags without their sign, in lower case. */
  readonly tags: ReadonlySet<string>;
}

const ENTITIES: readonly (readonly [RegExp, string])[] = [
  [/&amp;(?:amp;)?/gi, '&'],
  [/&(?:#0?39|apos|rsquo|lsquo|#8217|#8216);/gi, "'"],
  [/&(?:quot|ldquo|rdquo|#8220|#8221);/gi, '"'],
  [/&(?:nbsp|#160);/gi, ' '],
  [/&(?:ndash|mdash|#8211|#8212);/gi, '-'],
  [/&(?:lt|gt);/gi, ' '],
];

const ADDRESS = /\(?(?:https?:\/\/|www\.)\S*|\b(?:pic\.twitter|t\.co|bit\.ly|ow\.ly)[./]\S*/gi;
const PASSED_ON = /^\s*(?:rt|mt)\s+@\w+:?\s*|\((?:via|by|h\/t)\s+[^)]{1,40}\)|\b(?:via|by|h\/t)\s+@\w+/gi;
const PASSED_ON_AT_END = /\bvia\s+[@\w.]+(?:\s+[A-Z]\w+)?\s*$/g;
const USER = /\.?@\w+/g;
const TAG = /\$([A-Za-z]{1,6}(?:[._][A-Za-z]{1,3})?)(?::[A-Za-z]{2})?\b/g;
const HASHTAGS_AT_END = /(?:\s*#\w+)+\s*$/;
const SORT =
  /^\s*(?:(?:update|rpt|refile|correct(?:ed|ion)|wrapup|exclusive|earlier|latest|recap|breaking(?: news)?|just in|new|news|watch(?: now| live)?|listen(?: now)?|icymi|press|alert|video|photos?|opinion|analysis|live|flash|urgent|developing|commented on|companies|buzz|lpc|dgap-\w+|corrected)(?:\s+\d{1,2})?\s*(?::|-|–|—)\s*|i (?:liked|added) a (?:@?youtube )?video(?: to a @?youtube playlist)?(?:\s+from)?)/i;
/** Section names that a page runs into its headlines, and price notes. */
const SECTION = /^(?:Companies|Industry ?News|Markets|Business|Economy|Banks|Retail)(?=[A-Z][\p{L}\d])/u;
const PRICE_NOTE = /\((?:pre|[-+\d.,%\s])*[\d%](?:\s?pre)?\)/g;
const CUT = /(?:\.{2,}|…)[\s"')]*$/;
/** A truncated word. */
const CUT_WORD = /[\p{L}\p{N}]+(?:\.{2,}|…)[\s"')]*$/u;
const PUBLISHERS =
  'reuters|rtrs|si|ibd|nikkei|insider|bloomberg(?: news)?|bbg(?: tv)?|wsj|dj|cnbc|ft|ap|afp|upi|nyt|bbc(?: news)?|cnn(?:money)?|marketwatch|barron.?s|benzinga|seeking alpha|forbes|fortune|techcrunch|business insider|thestreet|the verge|zacks|nasdaq|yahoo!?(?: finance| news)?|google news|the motley fool|motley fool|investor.?s business daily|pr newswire|business ?wire|globe ?newswire|accesswire|dow jones|the economic times|economic times|times of india|moneycontrol|livemint|mint|quartz|axios|politico|sky news|the guardian|guardian|telegraph|the times|financial times|wall street journal|the wall street journal|new york times|usa today|washington post|bidness etc|sources?|reports?|survey|press';
const PUBLISHER_AT_END = new RegExp(
  `\\s*(?:\\s[-–—|]|[|:]|[-–—](?=ft|wsj|sources?|report))\\s*(?:(?:${PUBLISHERS})|(?:the )?[\\p{L}' ]{2,24} (?:news|times|post|journal|daily|today|tribune|herald|gazette|globe|wire|review)|[\\w-]+\\.(?:com|net|org|co\\.uk))[\\s.]*$`,
  'iu',
);

/** Removes the additions. Never throws; the result is empty if nothing else is left. */
export function cleanTitle(title: string): CleanTitle {
  const tags = new Set<string>();
  let text = withoutEntities(title)
    .replace(/[‘’´`]/g, "'")
    .replace(/[“”«»]/g, '"');
  if (/https?:|www\.|\.(?:com|co|ly)\b/i.test(text)) text = text.replace(ADDRESS, ' ');
  text = text.replace(PASSED_ON, ' ');
  if (text.includes('(')) text = text.replace(PRICE_NOTE, ' ');
  if (text.includes('$')) {
    text = text.replace(TAG, (_, tag: string) => {
      tags.add(tag.toLowerCase());
      return ' ';
    });
  }
  text = text.replace(PASSED_ON_AT_END, ' ');
  if (text.includes('@')) text = text.replace(USER, ' ');
  if (text.includes('#')) text = text.replace(HASHTAGS_AT_END, ' ').replaceAll('#', '');
  if (text.includes('..') || text.includes('…')) text = text.replace(CUT_WORD, ' ').replace(CUT, '');
  text = text
    .replace(/^[\s:,\-–—|"]+/, '')
    .replace(/\s+/g, ' ')
    .trim();
  for (let round = 0; round < 2; round += 1)
    text = text.replace(SORT, '').replace(PUBLISHER_AT_END, '').replace(SECTION, '').trim();
  return { text, tags };
}

function withoutEntities(text: string): string {
  return text.includes('&')
    ? ENTITIES.reduce((rest, [entity, sign]) => rest.replace(entity, sign), text)
    : text;
}
