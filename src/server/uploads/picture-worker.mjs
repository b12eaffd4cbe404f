// Draws pictures and reads codes in threads of their own: a grainy picture costs a second of work, and no request may
// wait for it. Plain JavaScript, so that the same file works under tsx, under vitest and copied next to the bundle.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { move } from 'piscina';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

// One picture, one core: the others are for people.
sharp.concurrency(1);
sharp.cache(false);

/** Answers once the thread has its libraries. */
export function ready() {}

/** Longest edge in pixels at which a code is looked for: enough for a photograph of a slip. */
const edge = 1_200;

/** @param {Uint8Array} bytes @param {{ pixels: number, seconds: number }} limits */
function opened(bytes, { pixels, seconds }) {
  return sharp(bytes, { limitInputPixels: pixels, failOn: 'error' }).timeout({ seconds }).rotate();
}

/**
 * The picture encoded again: turned as its camera said, without metadata and anything else that was in the file.
 * @param {{ bytes: Uint8Array, mime: 'image/jpeg' | 'image/png' | 'image/webp', limits: { pixels: number, seconds: number } }} task
 */
export async function redraw({ bytes, mime, limits }) {
  const picture = opened(bytes, limits);
  const encoders = {
    'image/jpeg': () => picture.jpeg({ quality: 88 }),
    'image/png': () => picture.png(),
    'image/webp': () => picture.webp({ quality: 88 }),
  };
  const drawn = await encoders[mime]().toBuffer();
  // A copy of its own, which can be handed over instead of being copied.
  return move(new Uint8Array(drawn));
}

/** @type {Promise<unknown> | undefined} */
let reader;

/** The reader's code comes from its package, never from the network. */
function prepared() {
  reader ??= prepareZXingModule({
    overrides: {
      wasmBinary: readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')),
    },
    fireImmediately: true,
  });
  return reader;
}

/**
 * What the QR code on a picture says, or null.
 * @param {{ bytes: Uint8Array, limits: { pixels: number, seconds: number } }} task
 * @returns {Promise<string | null>}
 */
export async function readCode({ bytes, limits }) {
  await prepared();
  const { data, info } = await opened(bytes, limits)
    .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = new Uint8ClampedArray(data);
  const picture = { data: pixels, width: info.width, height: info.height, colorSpace: /** @type {const} */ ('srgb') };
  const [code] = await readBarcodes(picture, {
    formats: ['QRCode'],
    maxNumberOfSymbols: 1,
    tryHarder: true,
    tryDenoise: true,
  });
  const text = code?.text.trim() ?? '';
  return text === '' ? null : text.slice(0, 512);
}
