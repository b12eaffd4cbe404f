import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import QrCode from './qr-code.tsx';

/** Pixels for one module; what a screen shows of the shapes. */
const scale = 4;

/** The shapes as a camera sees them: only bars of the form that the component draws. */
function photograph(svg: Element): { readonly pixels: Uint8ClampedArray<ArrayBuffer>; readonly edge: number } {
  const modules = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
  const edge = modules * scale;
  const pixels = new Uint8ClampedArray(edge * edge * 4).fill(255);
  for (const [, x, y, width] of (svg.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row++)
      for (let column = Number(x) * scale; column < (Number(x) + Number(width)) * scale; column++)
        pixels.fill(0, (row * edge + column) * 4, (row * edge + column) * 4 + 3);
  return { pixels, edge };
}

beforeAll(async () => {
  const wasmBinary = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
});

it.each([
  ['a PromptPay payment', '00020101021129370016A000000677010111011300668999999995802TH53037646304FE29'],
  ['an address', 'https://pay.example/o/VZO260131000912?amount=500.00'],
  ['Thai', 'ชำระ 500 บาท'],
  ['the longest', 'A1'.repeat(256)],
])('%s is read as it was written', async (_what, value) => {
  render(<QrCode value={value} label="คิวอาร์" />);
  const { pixels, edge } = photograph(screen.getByRole('img', { name: 'คิวอาร์' }));
  const picture = { data: pixels, width: edge, height: edge, colorSpace: 'srgb' } as const;
  expect((await readBarcodes(picture, { formats: ['QRCode'] })).map(({ text }) => text)).toEqual([value]);
});
