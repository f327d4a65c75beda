import type { FastifyReply } from 'fastify';

/** The client went away before its reply was sent. */
class ClientGone extends Error {
  // A failure of the connection: nobody is left to answer, and nothing is wrong with the server.
  readonly code = 'ERR_STREAM_PREMATURE_CLOSE';
}

/** Aborted when the client of a reply goes away, so that work for nobody is stopped. */
export function clientGone(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort(new ClientGone('The client went away.'));
  });
  return controller.signal;
}
