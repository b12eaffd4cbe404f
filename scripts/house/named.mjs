// House rules that no tool knows, each a few lines with a message that says which mistake it prevents.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { classProblems } from './classes.mjs';
import { clockProblems } from './clock.mjs';
import { floors } from './directions.mjs';
import { files, linesOf } from './files.mjs';
import { kindProblems } from './kinds.mjs';
import { sizeProblems } from './sizes.mjs';
import { demoOfArea, wordProblems } from './words.mjs';

const isTest = (/** @type {string} */ file) => /\.(test|spec)\.tsx?$|\/testing\/|sample-model\.ts$/.test(file);
const source = /\.(ts|tsx|mjs)$/;
const generic = [
  'generator',
  'src/contract',
  'src/web/core',
  'src/web/ui',
  'src/web/data',
  'src/web/fields',
  'src/web/table',
  'src/web/form',
  'src/web/screens',
  'src/web/app',
  ...['base', 'settings', 'db', 'uploads', 'jobs', 'decisions', 'lifecycle', 'records', 'sheets', 'calls', 'http'].map(
    (room) => `src/server/${room}`,
  ),
];

const literal = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

/** Texts between quotes on a line of code that may name something: a sentence for people names nothing. @param {string} line */
function namesOn(line) {
  if (/^\s*(\*|\/\/|\/\*)/.test(line)) return [];
  return [...line.matchAll(literal)].flatMap(({ 0: quoted, index }) =>
    // The browser has an event of the same name as one area: “wheel”.
    /\s/.test(quoted) || line.slice(0, index).endsWith('EventListener(') ? [] : [quoted.slice(1, -1)],
  );
}

/** Words that the product has of its own: rooms of its code, and what its contract and its language are made of. @param {string} folder */
function ownWords(folder) {
  const whole = files(folder, generic, source).flatMap((file) => file.split('/').slice(0, -1));
  const rooms = [
    ...whole,
    ...files(folder, ['src/contract', 'src/web', 'src/server', 'generator'], source).flatMap(
      (file) => file.split('/')[2] ?? [],
    ),
  ];
  const literals = files(folder, ['src/contract', 'generator/language'], source).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8').split('\n').flatMap(namesOn),
  );
  return new Set([...rooms, ...literals]);
}

/** Names of areas and gateways, read from the manifest, so that the rule grows with the product. @param {string} folder */
function areaNames(folder) {
  const names = (/** @type {string} */ path) =>
    // An area that is split into a folder has the name of the folder.
    files(folder, [path], /\.yaml$/).map((file) => (file.split(`${path}/`).pop() ?? '').replace(/(\.yaml$|\/.*$)/, ''));
  const own = ownWords(folder);
  return [...new Set([...names('manifest/areas'), ...names('manifest/gateways')])].filter((name) => !own.has(name));
}

/** Pages that explain the product. */
const pages = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md', 'docs'];

/** Files that a page has its reader write: YAML whose first line says where it goes. @param {string} page */
const writtenBy = (page) => new Set([...page.matchAll(/```yaml\n *# (\S+\.yaml)$/gm)].map(([, path]) => path));

/** @type {Record<string, (folder: string) => string[]>} */
export const namedChecks = {
  'no area names in the generic runtime': (folder) => {
    const names = areaNames(folder);
    if (names.length === 0) return [];
    const word = new RegExp(`(?:^|/)(${names.join('|')})(?=$|[/.])`);
    return files(folder, generic, source)
      .filter((file) => !isTest(file))
      .flatMap((file) =>
        readFileSync(join(folder, file), 'utf8')
          .split('\n')
          .flatMap((line, index) => {
            const hit = namesOn(line)
              .map((name) => word.exec(name))
              .find(Boolean);
            return hit
              ? [
                  `${file}:${index + 1}  names “${hit[1]}”: what only one area needs belongs in the manifest, an override or a service`,
                ]
              : [];
          }),
      );
  },
  'every room of the server has its floor': (folder) => {
    const known = new Set(floors.flat());
    const found = files(folder, ['src/server'], source).flatMap(
      (file) => /^src\/server\/([^/]+)\//.exec(file)?.[1] ?? [],
    );
    return [...new Set(found)]
      .filter((room) => !known.has(room))
      .map((room) => `src/server/${room}  has no floor: say in scripts/house/directions.mjs what it stands on`);
  },
  'no file past 300 lines without its reason': (folder) =>
    files(folder, ['src', 'generator', 'scripts', 'tests'], /\.(ts|tsx|mjs|css)$/).flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const lines = text.split('\n').length - 1;
      const reason = /^\s*(\/\*\*?|\/\/)[^\n]*long because/i.test(text);
      return lines > 300 && !reason ? [`${file}  has ${lines} lines: split it, or begin it with “Long because …”`] : [];
    }),
  'kebab-case file names': (folder) =>
    files(folder, ['src', 'generator', 'scripts', 'tests'], /\.(ts|tsx|mjs|css)$/).flatMap((file) =>
      // Hand-written pages carry the path of their route, which the specification writes with underscores.
      /^src\/areas\/[^/]+\/web\//.test(file) || /^[a-z0-9.-]+$/.test(file.split('/').pop() ?? '')
        ? []
        : [`${file}  is not in kebab-case`],
    ),
  'default exports only where lazy loading wants them': (folder) => {
    const all = files(folder, ['src', 'generator'], /\.tsx?$/);
    const text = new Map(all.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
    // `lazy(() => import('./palette.tsx'))` names the file; pages of areas are loaded by their place.
    const lazy = new Set(
      [...text.values()].flatMap((one) => [...one.matchAll(/import\('[^']*?([^/']+\.tsx)'\)/g)].map((hit) => hit[1])),
    );
    // A replacement of a package has the export that the package has.
    const config = join(folder, 'vite.config.ts');
    const aliases = existsSync(config) ? readFileSync(config, 'utf8') : '';
    return all
      .filter((file) => !/^src\/areas\/[^/]+\/web\//.test(file) && !lazy.has(file.split('/').pop() ?? ''))
      .filter((file) => !aliases.includes(`'./${file}'`))
      .flatMap((file) =>
        /^export default /m.test(text.get(file) ?? '')
          ? [`${file}  has a default export: a name that every importer may change is no name`]
          : [],
      );
  },
  'a hand-written page has one folder': (folder) =>
    files(folder, ['src/areas'], /(^|\/)page\.tsx$/).flatMap((file) =>
      // <area>/web/<route>/page.tsx, or <area>/web/page.tsx for a route that is called like its area.
      file.split('/').length > 6 ? [`${file}  is a folder too deep: the route is one name, as in users-detail`] : [],
    ),
  'no raw HTML and no code from strings': (folder) =>
    files(folder, ['src', 'generated/web'], /\.tsx?$/)
      .filter((file) => !isTest(file))
      .flatMap((file) =>
        readFileSync(join(folder, file), 'utf8')
          .split('\n')
          .flatMap((line, index) =>
            /dangerouslySetInnerHTML|\.innerHTML\b|\.outerHTML\b|insertAdjacentHTML|document\.write|\beval\(|new Function\(/.test(
              line,
            ) && !/^\s*(\*|\/\/)/.test(line)
              ? [`${file}:${index + 1}  makes code or markup from a string`]
              : [],
          ),
      ),
  'no float arithmetic on money in the browser': (folder) =>
    files(folder, ['src/web/fields/money', 'src/contract/money.ts', 'src/server/ledger'], /\.tsx?$/)
      .filter((file) => !isTest(file))
      .flatMap((file) =>
        readFileSync(join(folder, file), 'utf8')
          .split('\n')
          .flatMap((line, index) =>
            /\bparseFloat\(|\.toFixed\(/.test(line)
              ? [`${file}:${index + 1}  0.29 × 100 is 28.999999999999996: use bigint satang`]
              : [],
          ),
      ),
  'files that pages name are there': (folder) =>
    files(folder, pages, /\.md$/).flatMap((file) => {
      const page = readFileSync(join(folder, file), 'utf8');
      const written = writtenBy(page);
      return page
        .split('\n')
        .flatMap((line, index) =>
          [...line.matchAll(/`((?:src|tests|generator|scripts|manifest)\/[\w./-]+)`/g)].flatMap(([, path = '']) =>
            written.has(path) || existsSync(join(folder, path))
              ? []
              : [`${file}:${index + 1}  names ${path}, which is not there: a page that lies is worse than none`],
          ),
        );
    }),
  'functions that pages name are in their files': (folder) =>
    files(folder, pages, /\.md$/).flatMap((file) =>
      linesOf(folder, file).flatMap((line, index) =>
        // `useGet` (`src/web/data/hooks.ts`), or several of one file: `identify` and `authorise` (`src/server/http/auth.ts`).
        [
          ...line.matchAll(/((?:`\w+`(?:, | and )?)+) \(`((?:src|generator|scripts)\/[\w./-]+\.(?:tsx?|mjs))`/g),
        ].flatMap(([, names = '', path = '']) => {
          const text = existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : '';
          return [...names.matchAll(/`(\w+)`/g)].flatMap(([, name]) =>
            new RegExp(`\\b${name}\\b`).test(text)
              ? []
              : [`${file}:${index + 1}  names ${name} in ${path}, which does not have it: say where it went`],
          );
        }),
      ),
    ),
  'links of pages lead somewhere': (folder) =>
    files(folder, pages, /\.md$/).flatMap((file) =>
      linesOf(folder, file).flatMap((line, index) =>
        [...line.matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)].flatMap(([, path = '']) =>
          existsSync(join(folder, dirname(file), path))
            ? []
            : [`${file}:${index + 1}  links to ${path}, which is not there: a reader who follows it is lost`],
        ),
      ),
    ),
  'nobody waits for ever': (folder) =>
    files(folder, ['src/web', 'src/areas'], /\.tsx?$/)
      // Failures are distinguished where calls are made, and where identity services report their own.
      .filter((file) => !isTest(file) && !/^src\/(web\/(data|auth)|areas\/(auth\/web|[^/]+\/server))\//.test(file))
      .flatMap((file) =>
        readFileSync(join(folder, file), 'utf8')
          .split('\n')
          .flatMap((line, index) =>
            /instanceof ApiError\b/.test(line) && !/^\s*(\*|\/\/)/.test(line)
              ? [
                  `${file}:${index + 1}  asks whether what was thrown is an ApiError: whatever is none leaves a dialog at work without an end; failureOf(error) makes one of it`,
                ]
              : [],
          ),
      ),
  'kinds of field are told apart by their traits': kindProblems,
  'classes that components ask for are there': classProblems,
  'sizes of text and spaces are tokens': sizeProblems,
  'no verdict hangs on the clock': clockProblems,
  'texts of the server stand in catalogues': (folder) => wordProblems(folder),
  'versions and histories are written in one room': (folder) =>
    // The demo and the tests write rows of a past that nobody lived through: data, with versions and histories of its own.
    files(folder, ['src/server', 'src/areas'], /\.ts$/)
      .filter((file) => !/^src\/server\/(lifecycle|demo)\//.test(file) && !demoOfArea.test(file) && !isTest(file))
      .flatMap((file) =>
        linesOf(folder, file).flatMap((line, index) =>
          /\bversion['"]?,? *['"]?\+|insert into entity_event|insertInto\('entity_event'/.test(line) &&
          !/^\s*(\*|\/\/)/.test(line)
            ? [
                `${file}:${index + 1}  raises a version or writes a history by itself: move(), change(), raise() and recordEvent() of src/server/lifecycle keep status, version, timeline, history and audit log together`,
              ]
            : [],
        ),
      ),
  'the environment is read once': (folder) =>
    files(folder, ['src/server', 'src/areas'], /\.ts$/)
      .filter((file) => file !== 'src/server/main.ts' && !isTest(file))
      .flatMap((file) =>
        /process\.env/.test(readFileSync(join(folder, file), 'utf8'))
          ? [`${file}  reads process.env: take it as a parameter from main.ts`]
          : [],
      ),
};

/** @param {string} folder @returns {{ name: string, problems: string[] }[]} */
export const runNamed = (folder) =>
  Object.entries(namedChecks).map(([name, check]) => ({ name, problems: check(folder) }));
