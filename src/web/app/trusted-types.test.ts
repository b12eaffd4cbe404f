import { describe, expect, it } from 'vitest';
import { allowPlainText } from './trusted-types.ts';

describe('the Trusted Types rule', () => {
  it('lets style sheets pass', () => {
    const css = ':root{--a:1px}@media (width < 600px){a>b{color:red}}';
    expect(allowPlainText(css)).toBe(css);
  });

  it.each(['<b>x</b>', '</style><script>x</script>', '<!-- -->', '<svg onload=x>', '<?x?>'])('refuses %s', (text) => {
    expect(() => allowPlainText(text)).toThrow(/refused/);
  });
});
