/** Where files lie. */
export interface StoreSettings {
  readonly FILE_STORE: 'folder' | 's3';
  readonly S3_URL?: string | undefined;
  readonly S3_BUCKET?: string | undefined;
  readonly S3_REGION: string;
  readonly S3_KEY_ID?: string | undefined;
  readonly S3_SECRET?: string | undefined;
}
