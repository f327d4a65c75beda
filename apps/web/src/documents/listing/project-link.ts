/** The address of a project by its name (specification 3, section 2.5); null without a name, or where the installation has no address. */
export function buildProjectLink(address: string, name: string): string | null {
  return address === '' || name === '' ? null : address.replaceAll('{name}', () => encodeURIComponent(name));
}
