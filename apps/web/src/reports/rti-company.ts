/** What is needed of a company to download its report. Its status is known only to who may see it. */
export interface RtiCompany {
  readonly id: string;
  readonly ticker: string;
  readonly companyName: string;
  readonly status?: string | undefined;
}
