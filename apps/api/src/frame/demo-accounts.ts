/** The demo tenant's accounts, where this installation shows them on the sign-in page. */
export interface DemoAccounts {
  readonly password: string;
  readonly accounts: readonly { readonly email: string; readonly role: string }[];
}
