/** The form in which links are chosen, as drafts and addresses call it. */
export const LINKS_FORM = 'review.links';
