import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** A picture that is like no other. */
export async function picture(): Promise<Buffer> {
  return sharp(randomBytes(16 * 16 * 3), { raw: { width: 16, height: 16, channels: 3 } })
    .png()
    .toBuffer();
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
