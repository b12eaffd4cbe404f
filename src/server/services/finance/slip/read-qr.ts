import jsqr from 'jsqr';
import sharp from 'sharp';

/** Longest edge in pixels at which a slip is searched. */
const edge = 1_200;

/**
 * What the QR code on a picture says; null when there is none that can be read (a photograph of paper, a PDF). Never
 * throws: a slip without a code is still a slip.
 */
export async function readQr(bytes: Uint8Array): Promise<string | null> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: 40_000_000 })
      .rotate()
      .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength);
    const text = jsqr(pixels, info.width, info.height)?.data.trim() ?? '';
    return text === '' ? null : text.slice(0, 512);
  } catch {
    return null;
  }
}
