import { createHash } from 'node:crypto';

const colours = [
  ['#1565c0', '#00acc1'],
  ['#6a1b9a', '#d81b60'],
  ['#00695c', '#43a047'],
  ['#ef6c00', '#fdd835'],
  ['#283593', '#5e35b1'],
  ['#ad1457', '#ff7043'],
] as const;

/** A plain picture of nobody's: two colours and three shapes, the same for the same number. */
export async function plainPicture(width: number, height: number, number: number): Promise<Buffer> {
  const [from, to] = colours[number % colours.length] ?? colours[0];
  const circle = (x: number, y: number, r: number, alpha: number) =>
    `<circle cx="${width * x}" cy="${height * y}" r="${height * r}" fill="#fff" fill-opacity="${alpha}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#g)"/>
    ${circle(0.2 + (number % 5) * 0.12, 0.5, 0.34, 0.16)}${circle(0.75, 0.2, 0.22, 0.12)}${circle(0.6, 0.95, 0.3, 0.1)}</svg>`;
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg)).webp({ quality: 70 }).toBuffer();
}

/** A row of the table of files, and the address that the record keeps. */
export function fileOf(
  bytes: Buffer,
  of: { readonly entity: string; readonly id: number; readonly field: string; readonly at: Date },
) {
  const id = createHash('sha256').update(`${of.entity}/${of.id}/${of.field}`).digest('hex').slice(0, 32);
  const row = {
    id,
    entity: of.entity,
    entity_id: of.id,
    field: of.field,
    mime: 'image/webp',
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    bytes,
    created_at: of.at,
    created_by: 1,
  };
  return { row, url: `/api/files/${id}` };
}
