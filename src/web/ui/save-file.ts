/** Hands a file to the browser to keep. */
export function save(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser needs the address a moment longer than the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
