import * as calls from '@vigilo/contract/delivery';
import { message } from '@vigilo/contract/messages/message';
import { wordSentence } from '../frame/texts.ts';
import type { AppContext } from '../frame/context.ts';
import type { Implementation } from '../frame/implementation.ts';
import { implement } from '../frame/implementation.ts';
import { getLanguage } from '../frame/request-language.ts';
import { listDeliveries, replayDelivery, sendDocuments } from './delivery.service.ts';
import { changeWebhook, getWebhookUrl } from './webhooks.service.ts';

export function deliveryRoutes(context: AppContext): Implementation[] {
  return [
    implement(calls.postDocuments, async ({ body, caller, request }) => {
      const { sent, exportedCount, exported } = await sendDocuments(context, caller, body.documentIds);
      const sentences = [
        ...(sent > 0 ? [message('delivery.sent', { count: sent })] : []),
        ...(exportedCount > 0 ? [message('delivery.exported', { count: exportedCount })] : []),
      ];
      return {
        status: 'success' as const,
        message: wordSentence(sentences, getLanguage(request)),
        data: { sent, exported },
      };
    }),
    implement(calls.listDeliveries, async ({ params, caller, request }) => ({
      status: 'success' as const,
      data: await listDeliveries(context, caller, params.id, getLanguage(request)),
    })),
    implement(calls.replayDelivery, async ({ params, caller, request }) => {
      await replayDelivery(context, caller, params.id);
      return {
        status: 'success' as const,
        message: wordSentence({ key: 'delivery.sent', values: { count: 1 } }, getLanguage(request)),
      };
    }),
    implement(calls.getWebhook, async ({ params, caller }) => ({
      status: 'success' as const,
      data: { url: await getWebhookUrl(context, caller, params.id) },
    })),
    implement(calls.changeWebhook, async ({ params, body, caller }) => ({
      status: 'success' as const,
      data: { url: body.url, secret: await changeWebhook(context, caller, params.id, body.url) },
    })),
  ];
}
