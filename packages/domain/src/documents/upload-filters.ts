// What may be chosen for the files of an upload (specification 3, sections 2.8 and 5, 'Upload'): the region they are listed under, and the languages
// they are written in, which OCR then looks for. The values are what is stored; screens show their labels. A key has its spaces removed on submit.

export const UPLOAD_FILTERS = [
  { key: 'Region', isMultiple: false, values: ['APAC', 'AMER', 'EMEA'] },
  { key: 'Languages', isMultiple: true, values: ['eng', 'spa'] },
] as const;
