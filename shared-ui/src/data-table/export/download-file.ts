/** Saves `content` in the browser as a download named `name`; `type` is its MIME type. */
export function downloadFile(name: string, content: string | Blob, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the URL only after this task
  setTimeout(() => URL.revokeObjectURL(url));
}
