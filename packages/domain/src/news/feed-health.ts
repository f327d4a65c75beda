// How the feeds of a company do (issue 17, 'Feed health'): failing where one of them could not be read the last time, silent where they are read but have
// brought nothing new for long, working otherwise; none where the company names none.

export const FEED_HEALTHS = ['failing', 'silent', 'working', 'none'] as const;
export type FeedHealth = (typeof FEED_HEALTHS)[number];

/** A feed that has brought nothing for so long is silent, in days: even a quiet company publishes its quarterly results. */
export const SILENT_AFTER_DAYS = 45;
