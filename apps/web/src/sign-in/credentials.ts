export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** The organisation; empty means the default tenant. */
  readonly tenant: string;
}
