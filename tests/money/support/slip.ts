import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { encode } from 'uqr';

/** A picture that is like no other. */
export async function picture(): Promise<Buffer> {
  return sharp(randomBytes(16 * 16 * 3), { raw: { width: 16, height: 16, channels: 3 } })
    .png()
    .toBuffer();
}

/** A slip as an app of a bank draws it: words, colours, and a code in a corner. */
export async function slipPicture(text: string, turned = 0): Promise<Buffer> {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const scale = 5;
  const pixels = Buffer.alloc((size * scale) ** 2, 255);
  for (const [y, row] of data.entries())
    for (const [x, dark] of row.entries())
      for (let line = 0; dark && line < scale; line += 1) {
        const from = (y * scale + line) * size * scale + x * scale;
        pixels.fill(0, from, from + scale);
      }
  const code = await sharp(pixels, { raw: { width: size * scale, height: size * scale, channels: 1 } })
    .png()
    .toBuffer();
  const drawn = await sharp({ create: { width: 1080, height: 1920, channels: 3, background: '#e8efff' } })
    .composite([{ input: code, left: 620, top: 1400 }])
    .png()
    .toBuffer();
  return sharp(drawn).rotate(turned, { background: '#fff' }).jpeg({ quality: 80 }).toBuffer();
}

/** The body of a payment by hand: its fields, a reference and a slip, as multipart. */
export async function slipForm(
  fields: Readonly<Record<string, string | number>>,
  reference: string,
  image?: Buffer,
): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  if (!form.has('transferred_at')) form.set('transferred_at', new Date().toISOString());
  form.set('reference', reference);
  form.set('slip_image', new Blob([new Uint8Array(image ?? (await picture()))], { type: 'image/png' }), 'slip.png');
  return form;
}
