import { queryOptions } from '@tanstack/react-query';
import { getMail, listMails } from '@vigilo/contract/mail';
import type { CallReply } from '@vigilo/contract/call';
import { callApi } from '../lib/call-api.ts';

export type MailRow = CallReply<typeof listMails>['data'][number];

/** How often the page looks for new mails, in milliseconds. */
const LOOK_EVERY = 3000;

export const mailsQuery = queryOptions({
  queryKey: ['outbox'],
  queryFn: ({ signal }) => callApi(listMails, {}, { signal }),
  select: (reply) => reply.data,
  staleTime: 0,
  refetchInterval: LOOK_EVERY,
  refetchOnWindowFocus: 'always',
});

/** A mail never changes. */
export function mailQuery(id: string) {
  return queryOptions({
    queryKey: ['outbox', id],
    queryFn: ({ signal }) => callApi(getMail, { params: { id } }, { signal }),
    select: (reply) => reply.data,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
