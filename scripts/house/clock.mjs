// No verdict of a test depends on how fast the machine is: the patterns that can be found by reading. A line that must do
// so says why, at its end or in the line above.
import { files, linesOf } from './files.mjs';

/** @type {readonly { pattern: RegExp, says: string, always?: true }[]} */
const patterns = [
  {
    pattern: /\bwaitForTimeout\(|\bawait sleep\(|\bsleep\([^)]*\)\.then|\bsetTimeout\((?:resolve|done|r|ok), *[^0)\s]/,
    says: 'waits for a time: wait for what is to come (tests/support/until.ts), or say why not',
  },
  {
    pattern:
      /\bperformance\.now\(|\bhrtime\b|\bcpuUsage\(|\bmemoryUsage\(|\bexpect\((?:Date\.now\(\)|.*\bDate\.now\(\) *-)/,
    says: 'measures time or memory: count statements, calls or bytes, and measure in `npm run bench`',
  },
  {
    pattern:
      /^\s*\}, *[\d_]{4,}\);|\b(?:test|it|describe|waitFor\w*|findBy\w*|poll|waitUntil)\b.*\btimeout: *[\d_]+|\basyncUtilTimeout\b/,
    says: 'has a limit of time of its own: vitest.config.ts has one for what hangs, and a busy machine needs the rest',
  },
  {
    pattern: /\bMath\.random\(|\brandomInt\(/,
    says: 'is another every time: draw from a seed that is printed (tests/support/random.ts), or say why not',
  },
];

/** The one place of each limit. */
const places = new Set(['tests/support/web-setup.ts']);

/** @param {string} folder @returns {string[]} */
export function clockProblems(folder) {
  const tests = files(folder, ['tests'], /\.tsx?$/);
  const unitTests = files(folder, ['src', 'generator', 'scripts'], /\.test\.tsx?$/);
  return [...tests, ...unitTests]
    .filter((file) => !places.has(file) && !file.startsWith('tests/golden/want/'))
    .flatMap((file) => {
      const lines = linesOf(folder, file);
      const hasReason = (/** @type {number} */ at) =>
        /\/\/ |\*\//.test(lines[at] ?? '') || /^\s*(\/\/|\*|\/\*)/.test(lines[at - 1] ?? '');
      return lines.flatMap((line, at) =>
        /^\s*(\/\/|\*|\/\*)/.test(line) || hasReason(at)
          ? []
          : patterns.filter(({ pattern }) => pattern.test(line)).map(({ says }) => `${file}:${at + 1}  ${says}`),
      );
    });
}
