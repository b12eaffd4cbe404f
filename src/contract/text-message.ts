/** Characters that a text message carries in seven bits (GSM 03.38), and those that cost two of them. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const extended = new Set('^{}\\[~]|€\f');

/** How a text travels, and in how many parts. */
export interface TextParts {
  readonly encoding: 'gsm' | 'unicode';
  /** Septets, or UTF-16 units. */
  readonly units: number;
  /** Units that one part takes: 160 or 70 alone, 153 or 67 in a row. */
  readonly perPart: number;
  readonly parts: number;
}

/**
 * Counts the parts of a text message: 160 characters of the basic alphabet or 70 of any other (Thai) fit into one; a
 * longer text goes in parts of 153 or 67, and no character is torn between two of them.
 *
 * textParts('สวัสดี') → { encoding: 'unicode', units: 6, perPart: 70, parts: 1 }
 */
export function textParts(text: string): TextParts {
  const characters = [...text];
  const isGsm = characters.every((one) => basic.has(one) || extended.has(one));
  const size = (one: string) => (isGsm ? (extended.has(one) ? 2 : 1) : one.length);
  const units = characters.reduce((sum, one) => sum + size(one), 0);
  const [alone, inRow] = isGsm ? [160, 153] : [70, 67];
  const encoding = isGsm ? 'gsm' : 'unicode';
  if (units <= alone) return { encoding, units, perPart: alone, parts: units === 0 ? 0 : 1 };
  let parts = 1;
  let filled = 0;
  for (const one of characters) {
    if (filled + size(one) > inRow) {
      parts += 1;
      filled = 0;
    }
    filled += size(one);
  }
  return { encoding, units, perPart: inRow, parts };
}
