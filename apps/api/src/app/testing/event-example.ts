/** The body of a call that adds an event, with nothing wrong in it. */
export function makeEventExample(companyID: string) {
  return {
    title: 'A story',
    url: 'https://news.test/1',
    summary: 'neutral',
    source: 'Wire',
    topic: 'Results',
    impact: 'Positive',
    event: 'Company',
    date: '2026-11-01',
    score: 0.3,
    companyID,
  } as const;
}
