// How long the generator takes: cold, with nothing to do, and as the manifest grows.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../lib/steps.mjs';
import { writeManifest } from './synthetic.mjs';

/** @param {number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Wall seconds of one run of a Node program, without a shell between. @param {string[]} args */
function waited(args) {
  const started = performance.now();
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'ignore' });
  if (status !== 0) throw new Error(`${args.join(' ')} failed`);
  return (performance.now() - started) / 1000;
}

/** Wall and CPU seconds of one run of a Node program. @param {string[]} args @param {NodeJS.ProcessEnv} env */
function timed(args, env = process.env) {
  const started = performance.now();
  // The shell's own `time` measures the CPU of its child; spawnSync does not.
  const command = [process.execPath, ...args].map((word) => `'${word}'`).join(' ');
  const result = spawnSync('bash', ['-c', `TIMEFORMAT='%U %S'; time ${command} >/dev/null`], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  const wall = (performance.now() - started) / 1000;
  if (result.status !== 0) throw new Error(`${args.join(' ')} failed:\n${result.stderr}`);
  const [user = 0, system = 0] = (result.stderr.trim().split('\n').at(-1) ?? '').split(' ').map(Number);
  return { wall, cpu: user + system };
}

export function benchGenerate() {
  console.log('\ngenerate (median of 5, of the first two of 15; seconds)');
  const folder = mkdtempSync(join(tmpdir(), 'bench-generate-'));
  try {
    timed(['scripts/manifest.cjs', 'generate']);
    const bare = median(Array.from({ length: 15 }, () => waited(['-e', '0'])));
    const unchanged = median(Array.from({ length: 15 }, () => waited(['scripts/manifest.cjs', 'generate'])));
    /** Nothing is generated yet; `again` = a run before it has kept what it read and proved. */
    const cold = (/** @type {number} */ areas, /** @type {number} */ runs, again = false) => {
      const samples = Array.from({ length: runs }, (_, run) => {
        const place = join(folder, `${areas}-${run}${again ? '-again' : ''}`);
        const generate = () => timed(['scripts/manifest.cjs', 'generate'], { ...process.env, MANIFEST_ROOT: place });
        writeManifest(place, areas);
        if (again) {
          generate();
          // Moved away: before a file is made, a file system may look at everything that was deleted just now.
          renameSync(join(place, 'generated'), join(place, 'before'));
        }
        const sample = generate();
        if (!existsSync(join(place, 'generated/lock.json'))) throw new Error('nothing was generated');
        return sample;
      });
      return { wall: median(samples.map(({ wall }) => wall)), cpu: median(samples.map(({ cpu }) => cpu)) };
    };
    const now = cold(0, 5, true);
    const first = cold(0, 5);
    console.log(`  a bare node                  ${bare.toFixed(3)}`);
    console.log(`  unchanged                    ${unchanged.toFixed(3)}  (budget 0.1)`);
    console.log(`  cold, this manifest          ${now.wall.toFixed(3)}  (budget 1.0), CPU ${now.cpu.toFixed(2)}`);
    console.log(`  the same, read for the first time ${first.wall.toFixed(3)}  CPU ${first.cpu.toFixed(2)}`);
    let before;
    for (const screens of [200, 1000, 5000]) {
      const one = cold(Math.round(screens / 3), screens > 1000 ? 1 : 3);
      const growth = before ? `, ${(one.cpu / before.cpu).toFixed(2)} × the CPU for 5 × the screens (budget 5.5)` : '';
      console.log(
        `  cold, ${String(screens).padStart(4)} screens more     ${one.wall.toFixed(3)}  CPU ${one.cpu.toFixed(2)}${growth}`,
      );
      before = one;
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
