import { useMutation } from '@tanstack/react-query';
import type { UseMutationResult } from '@tanstack/react-query';
import type { CallArguments } from '@vigilo/contract/call';
import { cancelImport, changeReading, commitImport, previewImport } from '@vigilo/contract/imports';
import type { ImportJob } from '@vigilo/contract/imports';
import { callApi } from '../lib/call-api.ts';
import { cacheImport, refreshImport } from './import-queries.ts';

export type Reading = CallArguments<typeof changeReading>['body'];

type Action<T> = UseMutationResult<ImportJob, Error, T>;

/** Starts the check of every row with this mapping and these options. */
export function useCheck(id: string): Action<Pick<ImportJob, 'mapping' | 'options'>> {
  return useMutation({
    mutationFn: async ({ mapping, options }) =>
      (await callApi(previewImport, { params: { id }, body: { mapping, options } })).data,
    onSuccess: cacheImport,
    onError: () => refreshImport(id),
  });
}

/** Reads the file's beginning in another way. */
export function useReading(id: string): Action<Reading> {
  return useMutation({
    mutationFn: async (body) => (await callApi(changeReading, { params: { id }, body })).data,
    onSuccess: cacheImport,
    onError: () => refreshImport(id),
  });
}

/** Starts the import of what the check of this number found. */
export function useCommit(id: string): Action<number> {
  return useMutation({
    mutationFn: async (check) => (await callApi(commitImport, { params: { id }, body: { check } })).data,
    onSuccess: cacheImport,
    onError: () => refreshImport(id),
  });
}

export function useCancel(id: string): Action<void> {
  return useMutation({
    mutationFn: async () => (await callApi(cancelImport, { params: { id } })).data,
    onSuccess: cacheImport,
    onError: () => refreshImport(id),
  });
}
