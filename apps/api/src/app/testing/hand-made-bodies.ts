// Bodies that name what is another tenant's or another client's, and get further than random ones.

import { changePriorities, checkSubRoleName } from '@vigilo/contract/access';
import { addCommentThread, answerComments, changeComment, resolveComments } from '@vigilo/contract/comments';
import {
  addChildDocument,
  changeChildAttributes,
  changeChildTags,
  cloneDigitizedDocument,
  removeChildDocument,
} from '@vigilo/contract/child-documents';
import { addClient, changeClient, restoreClient } from '@vigilo/contract/clients';
import {
  addCompanies,
  changeCompanies,
  changeCompany,
  changeCompanyStatus,
  changeCompanySummary,
  listScoreChanges,
} from '@vigilo/contract/companies';
import { downloadDocuments, removeDocuments } from '@vigilo/contract/documents';
import { changeWebhook, postDocuments } from '@vigilo/contract/delivery';
import { copyDocument, listPageWords, processDocument } from '@vigilo/contract/digitise';
import { convertToExcel, listAllChildDocuments, listHighlights } from '@vigilo/contract/extraction';
import { addEvent, changeEvent, getEventEffect, moveEvents, removeEvent } from '@vigilo/contract/events';
import { ingestEvents } from '@vigilo/contract/news';
import { addTemplate, changeTemplate, returnTemplate } from '@vigilo/contract/templates';
import {
  learnTemplate,
  listDifferences,
  returnToVersion,
  tryTemplate,
  undoLesson,
} from '@vigilo/contract/template-versions';
import { addUser, changeUser } from '@vigilo/contract/users';
import { performWorkflowAction } from '@vigilo/contract/workflow';
import { dayFromTimestamp, isoFromDay } from '@vigilo/domain/scoring/day';
import { makeEventExample } from './event-example.ts';
import type { ForeignThings } from './probes.ts';

interface Foreign {
  readonly user: string;
  readonly role: string;
  readonly subRole: string;
  readonly client: string;
  readonly company: string;
  /** Two days old, of type Company, with the score 0.4. */
  readonly event: string;
  readonly document: string;
  readonly child: string;
}

type Own = Pick<Foreign, 'user' | 'role' | 'client' | 'company'>;
type Bodies = [path: string, bodies: object[]][];

/** By the path of the call. */
export function handMadeBodies(foreign: Foreign, own: Own): ForeignThings['bodies'] {
  return new Map([
    ...peopleBodies(foreign, own),
    ...companyBodies(foreign, own),
    ...eventBodies(foreign, own),
    ...documentBodies(foreign),
    ...templateBodies(),
  ]);
}

function documentBodies({ document, child }: Foreign): Bodies {
  return [
    [removeDocuments.path, [{ ids: [document] }]],
    [downloadDocuments.path, [{ id: document }, { ids: [document] }]],
    [copyDocument.path, [{ id: document }]],
    [convertToExcel.path, [{ documentID: document }]],
    [listAllChildDocuments.path, [{ id: document }]],
    [
      processDocument.path,
      (['digitize', 'extract', 'validate'] as const).map((type) => ({ documentID: document, type })),
    ],
    [listPageWords.path, [{ page: 1 }]],
    // Once for each of the ids that stand in the path.
    [performWorkflowAction.path, Array.from({ length: 4 }, () => ({ LinkedDocuments: [{ id: child }] }))],
    [
      addCommentThread.path,
      [
        { id: child, comment: 'taken' },
        { id: child, comment: 'taken', cell: { rowId: child } },
      ],
    ],
    [cloneDigitizedDocument.path, [{ id: child }]],
    [
      addChildDocument.path,
      [false, true].map((isExtracted) => ({
        ParentDocumentId: document,
        DocumentType: 'Invoice',
        Pages: [1],
        isExtracted,
      })),
    ],
    [removeChildDocument.path, [{ id: child }]],
    [changeChildAttributes.path, [{ Name: 'taken' }]],
    [changeChildTags.path, [{ tags: ['taken'] }]],
    [listHighlights.path, [{ id: child }]],
    [answerComments.path, [{ comment: 'taken' }]],
    [changeComment.path, [{ comment: 'taken', version: 1 }]],
    [resolveComments.path, [{ isResolved: true, version: 1 }]],
    [postDocuments.path, [{ documentIds: [document] }]],
    [changeWebhook.path, [{ url: '' }, { url: 'https://probe.example/hook' }]],
  ];
}

function templateBodies(): Bodies {
  const definition = {
    name: 'taken',
    layout: 'form',
    tables: [],
    keys: [],
    rules: [],
    comparedKeys: [],
    cues: [{ phrase: 'taken', weight: 5, where: 'heading' }],
  };
  return [
    [changeTemplate.path, [{ version: 1, definition }]],
    [addTemplate.path, [{ definition }]],
    [returnTemplate.path, [{}]],
    [learnTemplate.path, [{}]],
    [listDifferences.path, [{ definition }]],
    [tryTemplate.path, [{ definition }]],
    [returnToVersion.path, [{ version: 1 }]],
    [undoLesson.path, [{ version: 1 }]],
  ];
}

function peopleBodies(foreign: Foreign, own: Own): Bodies {
  const person = { email: 'new@vigilo.test', name: 'New' };
  return [
    [
      changeUser.path,
      [
        { _id: foreign.user, name: 'taken' },
        { _id: foreign.user, newPassword: 'Brisk-Owl42!', confirmNewPassword: 'Brisk-Owl42!' },
        { _id: foreign.user, status: 'Inactive' },
        { _id: own.user, roles: [{ parentRole: foreign.role }] },
        { _id: own.user, clients: [foreign.client] },
      ],
    ],
    [
      addUser.path,
      [
        { ...person, roles: [{ parentRole: foreign.role }], clients: [own.client] },
        { ...person, roles: [{ parentRole: own.role }], clients: [foreign.client] },
      ],
    ],
    [
      addClient.path,
      [
        { name: 'New', companyIDs: [foreign.company] },
        { name: 'New', companyIDs: [own.company, foreign.company] },
      ],
    ],
    [
      changeClient.path,
      [
        { _id: foreign.client, name: 'taken', companyIDs: [own.company] },
        { _id: own.client, name: 'Own client', companyIDs: [foreign.company] },
      ],
    ],
    [restoreClient.path, [{ clientId: foreign.client }]],
    [changePriorities.path, [{ subRoles: [{ _id: foreign.subRole, priority: 1 }] }]],
    [checkSubRoleName.path, [{ name: 'Default', parentRoleId: foreign.role }]],
  ];
}

function companyBodies(foreign: Foreign, own: Own): Bodies {
  return [
    [
      listScoreChanges.path,
      [{ companyIDs: [foreign.company] }, { companyIDs: [own.company, foreign.company] }],
    ],
    [changeCompany.path, [{ companyID: foreign.company, Company: { region: 'APAC', companyName: 'taken' } }]],
    [changeCompanyStatus.path, [{ companyID: foreign.company, CompanyStatus: 'Validated' }]],
    [
      changeCompanies.path,
      [
        {
          changes: [
            { companyID: foreign.company, Company: { region: 'APAC' } },
            { companyID: own.company, Company: { region: 'EMEA' } },
          ],
        },
        { changes: [{ companyID: foreign.company, CompanyStatus: 'Validated' }] },
      ],
    ],
    [changeCompanySummary.path, [{ summary: [foreign.event] }]],
    [
      addCompanies.path,
      [
        {
          arrayOfCompanies: [
            {
              ticker: 'PROBE',
              companyName: 'A probe',
              businessDescription: 'Probes.',
              sector: 'Energy',
              industry: 'Coal',
              country: 'Spain',
              region: 'EMEA',
              entityType: 'Public',
            },
          ],
        },
      ],
    ],
    [
      ingestEvents.path,
      [
        {
          items: [
            { ticker: 'FOREIGN1', title: 'By its ticker' },
            { ticker: 'HIDDEN', title: 'By its ticker too' },
            { title: 'FOREIGN1 is named' },
            { title: 'A SECRET company is named' },
          ],
        },
      ],
    ],
  ];
}

function eventBodies(foreign: Foreign, own: Own): Bodies {
  return [
    [addEvent.path, [makeEventExample(foreign.company)]],
    [
      changeEvent.path,
      [own.company, foreign.company].map((companyID) => ({
        title: 'taken',
        url: '',
        source: 'Wire',
        topic: 'Results',
        impact: null,
        event: null,
        date: null,
        score: null,
        tab: 'imported events',
        companyID,
        _id: foreign.event,
        previousScore: 0.4,
        previousPublishedDate: isoFromDay(dayFromTimestamp(Date.now()) - 2),
        previousEventType: 'Company',
      })),
    ],
    [
      removeEvent.path,
      [own.company, foreign.company].map((companyID) => ({ eventID: foreign.event, companyID })),
    ],
    [
      moveEvents.path,
      [own.company, foreign.company].map((companyID) => ({ eventIds: [foreign.event], companyID })),
    ],
    [
      getEventEffect.path,
      [own.company, foreign.company].map((companyID) => ({
        companyID,
        eventID: foreign.event,
        title: 'A story',
        url: '',
        event: 'Company',
        date: '2026-11-01',
        score: 0.3,
      })),
    ],
  ];
}
