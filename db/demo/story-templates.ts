/** Invented stories. They are generic and mild on purpose: they must not read as claims about a real company. */
import type { Thousandths } from '@vigilo/domain/scoring/thousandths';
import { readTable } from './read-table.ts';

/** One kind of story: it tells of scores from `lowest` to `highest`. Title and text have {placeholders}, see story-words.ts. */
export interface StoryTemplate {
  readonly topic: string;
  readonly lowest: Thousandths;
  readonly highest: Thousandths;
  readonly title: string;
  readonly text: string;
}

function readTemplates(name: string): StoryTemplate[] {
  return readTable(name).map(([topic = '', lowest, highest, title = '', text = '']) => ({
    topic,
    lowest: Number(lowest),
    highest: Number(highest),
    title,
    text,
  }));
}

export const COMPANY_STORIES: readonly StoryTemplate[] = readTemplates('company-stories.tsv');

/** Every company of the industry has the story. */
export const INDUSTRY_STORIES: readonly StoryTemplate[] = readTemplates('industry-stories.tsv');
