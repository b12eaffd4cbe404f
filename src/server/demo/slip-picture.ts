import { formatMoney, groupMoney } from '#contract/money.ts';

interface Slip {
  readonly ref: string;
  /** Satang. */
  readonly amount: bigint;
  readonly at: Date;
}

/** A plain slip of no bank: what a transfer made by hand shows in the demo. */
export async function slipPicture({ ref, amount, at }: Slip): Promise<Buffer> {
  const line = (y: number, size: number, text: string) =>
    `<text x="24" y="${y}" font-family="sans-serif" font-size="${size}" fill="#14213d">${text}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="400">
    <rect width="320" height="400" fill="#f4f7fb"/><rect width="320" height="64" fill="#1565c0"/>
    <circle cx="160" cy="130" r="32" fill="#2e7d32"/><path d="M144 130l11 12 22-24" stroke="#fff" stroke-width="6" fill="none"/>
    ${line(210, 13, 'Transfer successful')}${line(250, 26, `${groupMoney(formatMoney(amount))} THB`)}
    ${line(300, 13, `Ref ${ref}`)}${line(324, 13, at.toISOString().slice(0, 16).replace('T', ' '))}</svg>`;
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg)).webp({ quality: 80 }).toBuffer();
}
