import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMoney, largestSatang } from '#contract/money.ts';
import { cipherOf } from '../base/cipher.ts';
import { maskText, readValue, writeValue } from './codecs.ts';
import { cleanHtml } from './html.ts';

const cipher = cipherOf(randomBytes(32));

describe('codecs', () => {
  test('money is satang inside and text outside, and nothing is lost between', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -largestSatang, max: largestSatang }), (value) => {
        const wire = readValue(value, { kind: 'money' }, cipher);
        return wire === formatMoney(value) && writeValue(wire, { kind: 'money' }, cipher) === value;
      }),
    );
    expect(readValue('125000', { kind: 'money' }, cipher)).toBe('1250.00');
  });

  test('moments are UTC with milliseconds', () => {
    const wire = '2026-01-31T07:05:09.000Z';
    expect(readValue(writeValue(wire, { kind: 'datetime' }, cipher), { kind: 'datetime' }, cipher)).toBe(wire);
  });

  test('a secret is stored encrypted, differently each time, and reads as its end', () => {
    const [one, two] = [
      writeValue('sk-1234567890', { kind: 'secret' }, cipher),
      writeValue('sk-1234567890', { kind: 'secret' }, cipher),
    ];
    expect(one).not.toBe(two);
    expect(String(one)).not.toContain('1234');
    expect(readValue(one, { kind: 'secret' }, cipher)).toBe('••••7890');
    expect(readValue(writeValue('1234', { kind: 'secret' }, cipher), { kind: 'secret' }, cipher)).toBe('••••');
  });

  test('a changed secret, or one of another key, is refused', () => {
    const text = cipher.encrypt('hello');
    // Another letter than the one that is there, away from the end, whose last bits mean nothing.
    const changed = text.at(-6) === 'A' ? 'B' : 'A';
    expect(() => cipher.decrypt(`${text.slice(0, -6)}${changed}${text.slice(-5)}`)).toThrow();
    expect(() => cipherOf(randomBytes(32)).decrypt(text)).toThrow();
    expect(() => cipher.decrypt('plain')).toThrow();
    expect(() => cipherOf(randomBytes(16))).toThrow(/32 bytes/);
  });

  test('nothing stays nothing', () => {
    for (const kind of ['money', 'secret', 'list', 'datetime'] as const) {
      expect(readValue(null, { kind }, cipher)).toBeNull();
      expect(writeValue(undefined, { kind }, cipher)).toBeNull();
    }
  });

  test('masks keep the last four of what is long enough', () => {
    expect(maskText('1234567890')).toBe('••••••7890');
    expect(maskText('12345')).toBe('•••••');
  });
});

describe('rich text', () => {
  test('keeps a few tags without attributes', () => {
    expect(cleanHtml('<p>a <b>b</b><br/>&amp; <i >c</i></p>')).toBe('<p>a <b>b</b><br>&amp; <i>c</i></p>');
  });

  test('whatever goes in, no element with an attribute and no unknown element comes out', () => {
    const pieces = fc.constantFrom(
      '<script>',
      '</script>',
      '<img src=x onerror=alert(1)>',
      '<b onclick=x>',
      '<b>',
      '<',
      '>',
      '"',
      "'",
      '&',
      '<svg/onload=x>',
      'javascript:',
      '<a href="x">',
      '<B>',
      '<p\n>',
      '</p>',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string({ maxLength: 5 })), { maxLength: 12 }), (parts) => {
        const tags = cleanHtml(parts.join('')).match(/<[^>]*>?/g) ?? [];
        return tags.every((tag) => /^<\/?(?:p|br|b|strong|i|em|u|s|ul|ol|li|h2|h3|h4|blockquote)>$/.test(tag));
      }),
      { numRuns: 2000 },
    );
  });
});
