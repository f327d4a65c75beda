// When this page last made a call of a signed-in person: what the server counts as activity (security.md C7). Refreshing is none.

let contactAt = Date.now();

export function noteContact(): void {
  contactAt = Date.now();
}

/** In milliseconds since 1970; when the page was opened, if it has made no such call yet. */
export function lastContactAt(): number {
  return contactAt;
}
