import { getDocumentOriginal, getDocumentPdf } from '@vigilo/contract/documents';
import type { FastifyReply } from 'fastify';
import type { AppContext } from '../frame/context.ts';
import type { FileReply, Implementation } from '../frame/implementation.ts';
import { implement } from '../frame/implementation.ts';
import type { FileAnswer } from './document-files.service.ts';
import { openOriginal, openPdf } from './document-files.service.ts';

export function documentFileRoutes(context: AppContext): Implementation[] {
  return [
    implement(getDocumentPdf, async ({ params, caller, request, reply }) => {
      const { range, 'if-range': ifRange, 'if-none-match': ifNoneMatch } = request.headers;
      const asked = { range, ifNoneMatch, ifRange: typeof ifRange === 'string' ? ifRange : undefined };
      const answer = await openPdf(context, caller, params.id, asked);
      reply.header('accept-ranges', 'bytes').header('etag', answer.tag);
      // The browser may keep it for its user, and asks each time whether it still may be shown.
      reply.header('cache-control', 'private, no-cache');
      return send(answer, reply);
    }),
    implement(getDocumentOriginal, async ({ params, caller, reply }) =>
      send(await openOriginal(context, caller, params.id), reply),
    ),
  ];
}

function send({ name, size, part, content }: FileAnswer, reply: FastifyReply): FileReply {
  if (part === 'same') reply.code(304);
  else if (part === 'none') reply.code(416).header('content-range', `bytes */${size}`);
  else if (part === 'all') reply.header('content-length', size);
  else {
    reply.code(206).header('content-length', part.last - part.first + 1);
    reply.header('content-range', `bytes ${part.first}-${part.last}/${size}`);
  }
  return { name, content };
}
