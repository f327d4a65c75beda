// What is done with child documents as a whole (specification 3, sections 6 and 7): copied, added, deleted, changed and tagged.

import {
  LONGEST_CHILD_NAME,
  LONGEST_TAG,
  MOST_ATTRIBUTES,
  MOST_TAGS,
} from '@vigilo/domain/documents/child-actions';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { childDocumentRow } from './documents.ts';

const id = z.strictObject({ id: z.uuid() });
const done = z.object({ status: z.literal('success'), data: childDocumentRow });
const removed = z.object({ status: z.literal('success'), message: z.string() });
/** Of the child document, as it was read; another one answers 409. Absent: whatever others did meanwhile. */
const version = z.number().int().optional();

const name = z.string().trim().max(LONGEST_CHILD_NAME);
const documentType = z.string().min(1).max(200);
const pages = z.array(z.number().int().min(1).max(100_000)).min(1).max(10_000);

export const cloneChildDocument = defineCall({
  method: 'POST',
  path: '/child-documents/{id}/clone',
  permission: 'clone-processed-documents',
  creates: true,
  summary:
    'Copies a child document with its rows and tables, not with its approval, links and comments, in the same document',
  params: id,
  body: z.strictObject({}).optional(),
  reply: done,
  problems: ['not-found', 'wrong-state'],
});

/** The same by the specification's other call. */
export const cloneDigitizedDocument = defineCall({
  method: 'POST',
  path: '/digitizedDocument/cloneDigitizedDocument',
  permission: 'clone-processed-documents',
  creates: true,
  summary: 'Copies the child document with this id',
  body: id,
  reply: done,
  problems: ['not-found', 'wrong-state'],
});

export const addChildDocument = defineCall({
  method: 'POST',
  path: '/child-documents',
  permission: 'add-processed-documents',
  creates: true,
  summary: 'Adds a child document of a type over pages of a document: empty, or read from these pages',
  body: z.strictObject({
    /** Of the document. */
    ParentDocumentId: z.uuid(),
    DocumentType: documentType,
    Pages: pages,
    Name: name.default(''),
    /** Whether its values are read from its pages. */
    isExtracted: z.boolean().default(false),
  }),
  reply: done,
  problems: ['not-found', 'wrong-state'],
});

export const removeChildDocument = defineCall({
  method: 'DELETE',
  path: '/pipeline/child-documents',
  permission: 'delete-processed-documents',
  summary: 'Deletes a child document for good; not one that is Validated',
  body: z.strictObject({ id: z.uuid(), version }),
  reply: removed,
  problems: ['not-found', 'changed-meanwhile', 'wrong-state'],
});

/** The same by the specification's other call. */
export const removeDigitizedDocument = defineCall({
  method: 'DELETE',
  path: '/digitizedDocument/deleteDocumentByID/{id}',
  permission: 'delete-processed-documents',
  summary: 'Deletes the child document with this id for good; not one that is Validated',
  params: id,
  reply: removed,
  problems: ['not-found', 'wrong-state'],
});

export const changeChildAttributes = defineCall({
  method: 'POST',
  path: '/child-documents/{id}/attributes',
  permission: 'edit-processed-documents',
  summary:
    'Gives a child document another type, other pages, another name or other free attributes; what is absent stays. Its keys are those of its type',
  params: id,
  body: z.strictObject({
    version,
    DocumentType: documentType.optional(),
    Pages: pages.optional(),
    Name: name.optional(),
    /** All of them from now on. */
    attributes: z
      .record(z.string().trim().min(1).max(100), z.string().max(1000))
      .refine((all) => Object.keys(all).length <= MOST_ATTRIBUTES, `at most ${MOST_ATTRIBUTES}`)
      .optional(),
  }),
  reply: done,
  problems: ['not-found', 'changed-meanwhile', 'wrong-state'],
});

export const changeChildTags = defineCall({
  method: 'PUT',
  path: '/api/v1/child-documents/{id}/tags',
  permission: 'tag-processed-documents',
  summary: 'Gives a child document these tags and no others',
  params: id,
  body: z.strictObject({ version, tags: z.array(z.string().trim().min(1).max(LONGEST_TAG)).max(MOST_TAGS) }),
  reply: done,
  problems: ['not-found', 'changed-meanwhile', 'wrong-state'],
});
