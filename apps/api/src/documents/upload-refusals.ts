// How a refused upload is answered: the whole of it, with what is wrong with each file.

import { message } from '@vigilo/contract/messages/message';
import type { ProblemCode } from '@vigilo/contract/problems';
import { FILE_ENDINGS } from '@vigilo/domain/documents/file-kind';
import type { FileRefusal, UploadRefusal } from '@vigilo/domain/documents/upload-checks';
import { Problem } from '../frame/problem.ts';
import type { Sentence } from '../frame/texts.ts';

/** The names, the limit or that there is no file. */
export function refuseUpload(refusal: UploadRefusal): Problem {
  return new Problem('invalid-input', wordUpload(refusal));
}

function wordUpload(refusal: UploadRefusal): Sentence {
  switch (refusal.code) {
    case 'wrong-names':
      return message('documentUploads.wrongNames', { list: refusal.names.join(', ') });
    case 'too-many':
      return message('documentUploads.tooMany', { limit: String(refusal.limit) });
    case 'no-file':
      return 'documentUploads.noFile';
  }
}

const CODES: Readonly<Record<FileRefusal['code'], ProblemCode>> = {
  'empty-file': 'invalid-input',
  'too-large': 'too-large',
  'unknown-kind': 'unsupported-media',
  'wrong-extension': 'unsupported-media',
};

export interface RefusedFile {
  /** From 0, in the order of the form. */
  readonly place: number;
  readonly name: string;
  readonly refusal: FileRefusal;
}

/** The code of the first; each file's sentence stands beside its place. */
export function refuseFiles(files: readonly [RefusedFile, ...RefusedFile[]], megabytes: number): Problem {
  const sentences = files.map((file) => wordFile(file, megabytes));
  const [first] = files;
  const [said = 'documentUploads.noFile', ...more] = sentences;
  return new Problem(CODES[first.refusal.code], said, {
    ...(more.length === 0 ? {} : { description: more }),
    fields: Object.fromEntries(files.map((file) => [`body.files.${file.place}`, wordFile(file, megabytes)])),
  });
}

function wordFile({ name: file, refusal }: RefusedFile, megabytes: number): Sentence {
  switch (refusal.code) {
    case 'empty-file':
      return message('documentUploads.emptyFile', { file });
    case 'too-large':
      return message('documentUploads.tooLarge', { file, megabytes });
    case 'unknown-kind':
      return message('documentUploads.unknownKind', { file });
    case 'wrong-extension': {
      const [ending = ''] = FILE_ENDINGS[refusal.kind];
      return message('documentUploads.wrongExtension', { file, kind: refusal.kind.toUpperCase(), ending });
    }
  }
}
