// A real S3 server on this machine with two buckets, for tests.

import S3rver from 's3rver';
import type { StoreSettings } from '../store-settings.ts';

const [BUCKET, OTHER_BUCKET] = ['vigilo-files', 'vigilo-other-files'];

export interface BucketServer {
  readonly settings: StoreSettings & {
    readonly FILE_STORE: 's3';
    readonly S3_BUCKET: string;
    readonly S3_URL: string;
  };
  readonly otherBucket: string;
  stop(): Promise<void>;
}

/** @param directory where its objects lie */
export async function startBucketServer(directory: string): Promise<BucketServer> {
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET }, { name: OTHER_BUCKET }],
  });
  const { port } = await server.run();
  return {
    settings: {
      FILE_STORE: 's3',
      S3_URL: `http://127.0.0.1:${port}`,
      S3_BUCKET: BUCKET,
      S3_REGION: 'us-east-1',
      S3_KEY_ID: 'S3RVER',
      S3_SECRET: 'S3RVER',
    },
    otherBucket: OTHER_BUCKET,
    stop: () => server.close(),
  };
}
