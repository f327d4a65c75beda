/** What is said of an upload of documents and of files that are asked for. */
export const documentUploads = {
  uploaded: '{count, plural, one {# document is uploaded.} other {# documents are uploaded.}}',
  known: '{count, plural, one {# file was there already.} other {# files were there already.}}',
  noClient: 'Please select a Client',
  clientFirst: 'The client must stand before the files.',
  wrongNames: 'Incorrect File Name! Please Follow naming convention for the files- {list} files',
  tooMany: 'File Upload Limit Reached! Please upload only {limit} documents at a time',
  noFile: 'File Not uploaded! Please upload atleast One file to proceed',
  emptyFile: '"{file}" is empty: it has 0 bytes. Save it again where it comes from and upload it anew.',
  tooLarge: '"{file}" is larger than {megabytes, number} MB. Split it or reduce its pictures.',
  unknownKind:
    '"{file}" is neither a PDF nor a PNG, JPEG, TIFF or WebP picture, whatever its name says. Save or print it as a PDF first.',
  wrongExtension:
    '"{file}" is a {kind} file, which its name does not say. Rename it to end with {ending} and upload it anew.',
  fieldUnusable: 'A name of letters, digits and blanks with at most 20 values of at most 200 characters',
  noPdfOfPicture: 'This document is a picture. Its pages are shown one by one instead.',
} as const;
