export type Mime = 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf';

/** Magic bytes by type: file name and declared type are ignored. */
const signatures: readonly { readonly mime: Mime; matches(bytes: Uint8Array): boolean }[] = [
  { mime: 'image/jpeg', matches: (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff },
  { mime: 'image/png', matches: (bytes) => latin(bytes, 0, 8) === '\u0089PNG\r\n\u001a\n' },
  { mime: 'image/webp', matches: (bytes) => latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP' },
  { mime: 'application/pdf', matches: (bytes) => latin(bytes, 0, 5) === '%PDF-' },
];

function latin(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}

/** The type of a file by its magic bytes; undefined if it is not accepted. */
export function mimeOf(bytes: Uint8Array): Mime | undefined {
  return signatures.find((signature) => signature.matches(bytes))?.mime;
}
