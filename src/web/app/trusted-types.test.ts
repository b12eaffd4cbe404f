import { describe, expect, it } from 'vitest';
import { allowPlainText, allowSignInScript } from './trusted-types.ts';

describe('the Trusted Types rule', () => {
  it('lets style sheets pass', () => {
    const css = ':root{--a:1px}@media (width < 600px){a>b{color:red}}';
    expect(allowPlainText(css)).toBe(css);
  });

  it.each(['<b>x</b>', '</style><script>x</script>', '<!-- -->', '<svg onload=x>', '<?x?>'])('refuses %s', (text) => {
    expect(() => allowPlainText(text)).toThrow(/refused/);
  });
});

it.each([
  ['https://apis.google.com/js/api.js?onload=x', true],
  ['https://apis.google.com.evil.test/js/api.js', false],
  ['http://apis.google.com/js/api.js', false],
  ['/assets/other.js', false],
  ['data:text/javascript,alert(1)', false],
])('a script from %s', (url, allowed) => {
  if (allowed) expect(allowSignInScript(url)).toBe(url);
  else expect(() => allowSignInScript(url)).toThrow(TypeError);
});
