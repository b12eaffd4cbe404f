import sharp from 'sharp';
import { invalid } from '../failure.ts';

export type Mime = 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf';

/** First bytes by type: what a file says of itself by name or header counts for nothing. */
const signatures: readonly { readonly mime: Mime; matches(bytes: Uint8Array): boolean }[] = [
  { mime: 'image/jpeg', matches: (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff },
  { mime: 'image/png', matches: (bytes) => latin(bytes, 0, 8) === '\u0089PNG\r\n\u001a\n' },
  { mime: 'image/webp', matches: (bytes) => latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP' },
  { mime: 'application/pdf', matches: (bytes) => latin(bytes, 0, 5) === '%PDF-' },
];

function latin(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}

/** The type of a file by its first bytes; undefined for anything that is not taken. */
export function mimeOf(bytes: Uint8Array): Mime | undefined {
  return signatures.find((signature) => signature.matches(bytes))?.mime;
}

/** Most pixels of a picture: a small file can unfold into gigabytes. */
const mostPixels = 40_000_000;

/**
 * A picture drawn anew: turned as its camera said, without metadata (place, device) and without whatever else was hidden
 * in the file. A PDF is returned as it is; it is only ever served as a download in a sandbox.
 *
 * @throws FailureError 422 for a picture that cannot be read.
 */
export async function redraw(bytes: Uint8Array, mime: Mime, field: string): Promise<Uint8Array> {
  if (mime === 'application/pdf') return bytes;
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).rotate();
    const encoders = {
      'image/jpeg': () => picture.jpeg({ quality: 88 }),
      'image/png': () => picture.png(),
      'image/webp': () => picture.webp({ quality: 88 }),
    } as const;
    return await encoders[mime]().toBuffer();
  } catch {
    throw invalid({ [field]: 'อ่านไฟล์รูปภาพไม่ได้ กรุณาเลือกไฟล์ใหม่' });
  }
}
