declare module 'virtual:theme.css';
declare module 'virtual:pdfjs-files' {
  /** Where the files that pdf.js asks for are, with a slash at the end. */
  export const PDFJS_FILES: string;
}
