import { describe, expect, test } from 'vitest';
import { textParts } from './text-message.ts';

describe('parts of a text message', () => {
  test.each([
    ['', 'gsm', 0, 0],
    ['a'.repeat(160), 'gsm', 160, 1],
    ['a'.repeat(161), 'gsm', 161, 2],
    ['a'.repeat(306), 'gsm', 306, 2],
    ['a'.repeat(307), 'gsm', 307, 3],
    ['€'.repeat(80), 'gsm', 160, 1],
    // A character of two septets is not torn: 152 and one more do not fit into 153.
    [`${'a'.repeat(152)}€${'a'.repeat(152)}`, 'gsm', 306, 3],
    ['ก'.repeat(70), 'unicode', 70, 1],
    ['ก'.repeat(71), 'unicode', 71, 2],
    ['ก'.repeat(134), 'unicode', 134, 2],
    ['ก'.repeat(135), 'unicode', 135, 3],
    [`${'a'.repeat(70)}ก`, 'unicode', 71, 2],
    // A pair of surrogates stays together.
    [`${'ก'.repeat(66)}😀${'ก'.repeat(66)}`, 'unicode', 134, 3],
  ])('%#: %s', (text, encoding, units, parts) => {
    expect(textParts(text)).toMatchObject({ encoding, units, parts });
  });
});
