/** Hands a picture to the browser as a download of this name. */
export function savePicture(picture: Blob, fileName: string): void {
  const url = URL.createObjectURL(picture);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser has begun to read it by the next turn.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
