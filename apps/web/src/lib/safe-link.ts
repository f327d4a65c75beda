/** The address a title may lead to: only the web's own schemes, so that no stored text can run as script; null for anything else. */
export function safeLink(url: string | null): string | null {
  if (url === null || !/^https?:\/\//i.test(url.trim())) return null;
  return URL.canParse(url.trim()) ? url.trim() : null;
}
