// `npm test`: installs what the tests need and runs everything. Exit code 1 when any test fails.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { install, packageFile, requireNode, root, run } from './lib/steps.mjs';

const help = `npm test [-- <suite> …] [options]

  all              everything, which is what no name means as well
  checks unit web api e2e
                   one suite, or several
  quick            checks, unit, web and api without what takes longest (scripts/lib/long-tests.mjs)

  --changed        what can break by what is not committed yet
  --since main     what can break by what differs from a commit
  --times 5        five times; lists which tests failed how often
  --load 4         beside four busy processes`;

requireNode();

/** @type {readonly import('./lib/affected.mjs').Suite[]} */
const all = ['checks', 'unit', 'web', 'api', 'e2e'];
const { names, values } = read();
const [times, load] = [Number(values.times), Number(values.load)];
const isQuick = names.includes('quick');
const wanted = isQuick ? all.filter((name) => name !== 'e2e') : all.filter((name) => names.includes(name));

await install();
const { findChromium } = await import('./lib/chromium.mjs');
const { findPostgres, startPostgres } = await import('./lib/postgres.mjs');
const { startLoad } = await import('./lib/load.mjs');
const { affectedBy, changedSince } = await import('./lib/affected.mjs');

const since = values.since ?? (values.changed ? 'HEAD' : undefined);
const affected = since === undefined ? undefined : affectedBy(changedSince(since));
const suites = all.filter(
  (name) => (wanted.length === 0 || wanted.includes(name)) && (affected === undefined || affected.suites.has(name)),
);
if (affected) {
  console.log(`• Changed since ${since}: ${affected.areas.join(', ') || 'nothing of one area alone'}`);
  if (suites.length === 0) console.log('• Nothing that a test looks at.');
}
const needsDatabase = suites.includes('api') || suites.includes('e2e');

/** @type {{ name: string, passed: number, failed: number, skipped: number, seconds: number }[]} */
const results = [];
/** How often each test failed, and why the last time. @type {Map<string, { count: number, why: string }>} */
const failures = new Map();
/** What passed only when it was repeated, and why not at once. @type {Map<string, string>} */
const unsteady = new Map();
/** @type {NodeJS.ProcessEnv} */
const env = {
  ...process.env,
  NODE_ENV: 'test',
  ...(isQuick ? { QUICK_TESTS: '1' } : {}),
  ...(affected?.routes.length ? { SCREENS: affected.routes.join() } : {}),
};
/** @type {(() => void)[]} */
const cleanUp = [];

/** What was typed. Prints the help, or what is wrong, and ends. */
function read() {
  const stop = (/** @type {string} */ why) => {
    console.error(`${why}\n\n${help}`);
    process.exit(2);
  };
  try {
    const { positionals, values: given } = parseArgs({
      allowPositionals: true,
      options: {
        times: { type: 'string', default: '1' },
        load: { type: 'string', default: '0' },
        changed: { type: 'boolean', default: false },
        since: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (given.help) {
      console.log(help);
      process.exit(0);
    }
    const unknown = positionals.filter((name) => !['all', 'quick', ...all].includes(name));
    if (unknown.length > 0) stop(`There is no suite ${unknown.join(', ')}.`);
    if (!/^[1-9]\d*$/.test(given.times)) stop(`--times takes a number from 1, not ${given.times}.`);
    if (!/^\d+$/.test(given.load)) stop(`--load takes a number, not ${given.load}.`);
    return { names: positionals, values: given };
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error));
  }
}

/** @param {string} name @param {() => Promise<{ passed: number, failed: number, skipped: number }>} work */
async function suite(name, work) {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 70 - name.length))}`);
  const started = performance.now();
  const counts = await work();
  results.push({ name, ...counts, seconds: (performance.now() - started) / 1000 });
}

/** @param {string} name @param {string[]} args */
async function command(name, args) {
  const failed = (await run(process.execPath, args, { env, quiet: true })) === 0 ? 0 : 1;
  console.log(`${failed ? '✗' : '✓'} ${name}`);
  return failed;
}

async function checks() {
  // None of them waits for another: together they take half of the time.
  const failures = await Promise.all([
    command('format and lint', [packageFile('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.']),
    command('generated files are up to date', ['scripts/manifest.cjs', 'generate', '--check']),
    command('nothing in the manifest is surely not meant', ['scripts/manifest.cjs', 'check', '--strict']),
    command('types', [packageFile('ts7/bin/tsc'), '-p', '.']),
    command('house rules', ['scripts/house/check.mjs']),
    command('nothing unused', [packageFile('knip/bin/knip.js')]),
  ]);
  const failed = failures.filter((one) => one === 1).length;
  return { passed: failures.length - failed, failed, skipped: 0 };
}

/** @param {string} project @param {{ behind?: boolean, suite?: import('./lib/affected.mjs').Suite }} [how] */
async function vitest(project, { suite: of, ...how } = {}) {
  const files = of && affected?.suites.get(of);
  // A name of its own: two runs at once must not read each other's results.
  const file = join(root, '.cache', `vitest-${project}-${process.pid}.json`);
  mkdirSync(join(root, '.cache'), { recursive: true });
  rmSync(file, { force: true });
  const code = await run(
    process.execPath,
    [
      packageFile('vitest/vitest.mjs'),
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=./scripts/lib/test-summary.mjs',
      // Of the two projects of a browser one may have nothing to do.
      ...(files && files !== 'whole' ? ['--passWithNoTests', ...files] : []),
    ],
    { env: { ...env, TEST_SUMMARY: file }, ...how },
  );
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  /** @type {import('./lib/test-summary.mjs').Summary} */
  const summary = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(file, { force: true });
  for (const [test, why] of summary.unsteady) unsteady.set(test, why);
  for (const [test, why] of summary.failures) failures.set(test, { count: (failures.get(test)?.count ?? 0) + 1, why });
  const { passed, failed, skipped } = summary;
  return { passed, failed: code === 0 ? failed : Math.max(1, failed), skipped };
}

/** The journeys, and in parallel the walks through all screens, which wait less for the browser than it for them. */
async function browser() {
  const both = await Promise.all([vitest('e2e', { suite: 'e2e' }), vitest('walks', { suite: 'e2e', behind: true })]);
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ key) => both.reduce((total, one) => total + one[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

async function database() {
  let bin = findPostgres();
  if (!bin && process.getuid?.() === 0) {
    console.log('• PostgreSQL is not installed; trying apt-get install postgresql …');
    await run('apt-get', ['update', '-qq'], { quiet: true });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], {
      quiet: true,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    bin = findPostgres();
  }
  if (!bin) {
    console.log('! NO POSTGRESQL FOUND: every test on real PostgreSQL is SKIPPED, the races among them.');
    return;
  }
  const cluster = await startPostgres(bin);
  cleanUp.push(cluster.stop);
  env.PG_URL = cluster.url;
  console.log(`• PostgreSQL from ${bin} at ${cluster.url}`);
}

process.on('exit', () => {
  for (const stop of cleanUp) stop();
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => process.exit(130));

// Takes minutes in a new clone, most of it waiting for others; the test that needs it comes last, and says why where it failed.
const journeys = affected?.suites.get('e2e') ?? 'whole';
if (suites.includes('e2e') && (journeys === 'whole' || journeys.includes('tests/e2e/emulator.test.ts')))
  void run(process.execPath, ['scripts/lib/firebase-tools.mjs'], { behind: true });
if (needsDatabase && !env.PG_URL) await database();
if (suites.includes('e2e')) {
  const chromium = await findChromium();
  if (chromium) env.CHROMIUM_PATH = chromium;
  else console.log('! NO BROWSER FOUND: the end-to-end tests will fail. Set CHROMIUM_PATH.');
}
if (load > 0) {
  cleanUp.push(startLoad(load));
  console.log(`• ${load} busy processes beside the tests`);
}
for (let time = 1; time <= times; time += 1) {
  const title = (/** @type {string} */ name) => (times > 1 ? `${name} ${time}` : name);
  if (suites.includes('checks')) await suite(title('checks'), checks);
  for (const name of suites.filter((one) => one !== 'checks'))
    await suite(title(name), name === 'e2e' ? browser : () => vitest(name, { suite: name }));
}

console.log('\n── summary ──────────────────────────────────────────────────────────────');
for (const { name, passed, failed, skipped, seconds } of results) {
  console.log(
    `${failed ? '✗' : '✓'} ${name.padEnd(8)} ${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed ${String(skipped).padStart(4)} skipped  ${seconds.toFixed(0)} s`,
  );
}
// The end of a long run shows what was wrong.
/** @param {string} title @param {string} why */
const tell = (title, why) =>
  console.log(`  ${title}\n${why.split('\n').slice(0, 12).join('\n').replace(/^/gm, '    ')}`);
for (const [test, { count, why }] of failures) tell(`failed ${count} of ${times}: ${test}`, why);
for (const [test, why] of unsteady) tell(`passed only when repeated: ${test}`, why);
const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ key) => results.reduce((total, one) => total + one[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
process.exit(sum('failed') > 0 ? 1 : 0);
