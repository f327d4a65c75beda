// Uploading documents (specification 3, sections 2.8 and 7; decisions.md section 5), and what the upload screen offers.

import { z } from 'zod';
import { defineCall } from './call.ts';

/** What became of each file of an upload. */
const uploaded = z.object({
  status: z.literal('success'),
  message: z.string(),
  data: z.array(
    z.object({
      file: z.string(),
      _id: z.string(),
      /** The same content was there already for this client: `_id` is that document, and nothing is processed again. */
      isKnown: z.boolean(),
      companyID: z.string().nullable(),
    }),
  ),
});

const upload = {
  method: 'POST',
  permission: 'upload-documents',
  creates: true,
  isHeavy: true,
  summary:
    'Upload PDFs and pictures for a client (multipart: clientName, client_id, filter values, then files); checked in the order names, limit, empty',
  multipart: true,
  reply: uploaded,
  problems: ['not-found', 'too-large', 'unsupported-media'],
} as const;

export const uploadDocuments = defineCall({ ...upload, path: '/pipeline/uploadFileAndStoreDocument' });

export const uploadToPipeline = defineCall({ ...upload, path: '/pipeline/upload' });

/** The filters of the upload screen: for each its label, and its values with the value that is stored. */
export const getDocumentParams = defineCall({
  method: 'GET',
  path: '/config/document-params',
  permission: 'signed-in',
  summary: 'What the upload screen offers: filters with their value map, and the limits',
  reply: z.object({
    status: z.literal('success'),
    data: z.object({
      filters: z.array(
        z.object({
          key: z.string(),
          isMultiple: z.boolean(),
          values: z.array(z.object({ label: z.string(), value: z.string() })),
        }),
      ),
      limits: z.object({ files: z.number().int(), megabytes: z.number(), pages: z.number().int() }),
      /** Address of a project outside, {name} standing for its name; empty where there is none. */
      projectLink: z.string(),
    }),
  }),
  problems: [],
});
