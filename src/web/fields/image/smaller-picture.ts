import type { FileRules } from './file-rules.ts';

/** Bytes of a picture that is made smaller; what is larger is no photo that somebody took with a phone. */
const largestSource = 10 * 1024 * 1024;
/** What is tried one after the other, until the picture is small enough: longest side in pixels, and quality. */
const attempts: readonly (readonly [side: number, quality: number])[] = [
  [2560, 0.88],
  [2048, 0.85],
  [1600, 0.8],
  [1200, 0.75],
];

/** Width and height of a picture whose longest side has at most so many pixels. */
export function fitted(width: number, height: number, side: number): readonly [number, number] {
  const scale = Math.min(1, side / Math.max(width, height));
  return [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
}

/** Types that are drawn again, and into what: a PNG may be transparent, which WEBP keeps and JPG does not. */
const drawnAs: Readonly<Record<string, string>> = {
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/webp',
  'image/webp': 'image/webp',
};
const endings: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/webp': 'webp' };

/**
 * A picture that is over the limit of its field, drawn smaller, upright as its camera says; undefined where that is not to
 * be had (no picture that the field takes, far too large, unreadable). The server draws every picture again anyway.
 */
export async function smallerPicture(file: File, rules: FileRules): Promise<File | undefined> {
  const type = drawnAs[file.type];
  if (
    file.size > largestSource ||
    type === undefined ||
    !rules.types.includes(file.type) ||
    !rules.types.includes(type)
  )
    return undefined;
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!picture) return undefined;
  try {
    for (const [side, quality] of attempts) {
      const blob = await drawn(picture, side, type, quality);
      // A browser that cannot write the type writes another one.
      if (blob?.type === type && blob.size <= rules.largest)
        return new File([blob], `${file.name.replace(/\.[^.]*$/, '')}.${endings[type]}`, { type });
    }
    return undefined;
  } finally {
    picture.close();
  }
}

async function drawn(picture: ImageBitmap, side: number, type: string, quality: number): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = fitted(picture.width, picture.height, side);
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), type, quality));
}
