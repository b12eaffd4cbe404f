// Runs dependency-cruiser over a tree with the rules of directions.mjs.
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { common, doors, floors, lists, offered, rooms, sides, strangers } from './directions.mjs';

const literal = (/** @type {string} */ text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const test = '\\.(test|spec)\\.(ts|tsx)$|/sample-model\\.ts$|\\.test-|/testing/';

/** The rules as dependency-cruiser wants them. @returns {import('dependency-cruiser').IForbiddenRuleType[]} */
export function rules() {
  const severity = /** @type {const} */ ('error');
  const local = '^(src|generator|generated)/';
  return [
    ...rooms.map(({ room, may, except, also }) => ({
      name: `direction: ${room}`,
      comment: `${room} may import only itself${may.length > 0 ? ` and ${may.join(', ')}` : ''}.`,
      severity,
      from: { path: `^${literal(room)}/`, pathNot: [test, ...(except ? [`^${literal(except)}/`] : [])] },
      to: {
        path: local,
        pathNot: [
          ...[room, ...may].map((other) => `^${literal(other)}${other.endsWith('.ts') ? '$' : '/'}`),
          ...(also ? [also] : []),
        ],
      },
    })),
    ...floors.flatMap((floor, height) =>
      floor.map((room) => ({
        name: `floor: src/server/${room}`,
        comment: `${room} takes values only from lower floors of the server${height > 0 ? `: ${floors.slice(0, height).flat().join(', ')}` : ''}.`,
        severity,
        from: { path: `^src/server/${literal(room)}/`, pathNot: test },
        to: {
          path: '^src/server/',
          pathNot: [room, ...floors.slice(0, height).flat()].map((other) => `^src/server/${literal(other)}/`),
          dependencyTypesNot: ['type-only'],
        },
      })),
    ),
    {
      name: 'areas are folded in one place',
      comment: 'Only what puts the server together, a loose file of src/server, sees the list of areas.',
      severity,
      from: { path: '^src/(server/[^/]+|areas)/', pathNot: test },
      to: { path: '^generated/server/areas.ts' },
    },
    {
      name: 'checks of areas have one door',
      comment: 'What areas have checked is asked for at src/server/verify/area-checks.ts.',
      severity,
      from: { path: '^src/', pathNot: [test, '^src/server/verify/area-checks.ts$'] },
      to: { path: '^generated/server/checks.ts' },
    },
    {
      name: 'demos of areas have one door',
      comment: 'What areas tell in the demo is asked for at src/server/demo/area-demo.ts.',
      severity,
      from: { path: '^src/', pathNot: [test, '^src/server/demo/area-demo.ts$'] },
      to: { path: '^generated/server/demos.ts' },
    },
    {
      name: 'gateways have one door',
      comment:
        'Whoever needs the interface of a gateway asks src/server/providers/gateways/protocols.ts for it by name.',
      severity,
      from: { path: '^src/', pathNot: [test, '^src/server/providers/gateways/protocols.ts$'] },
      to: { path: '^generated/server/gateways.ts' },
    },
    ...sides.map(({ side, may }) => ({
      name: `area: ${side}`,
      comment: `The ${side} side of an area imports its own folder, and ${may.join(', ')}: areas are strangers.`,
      severity,
      from: { path: `^src/areas/([^/]+)/${side}/`, pathNot: test },
      to: {
        path: local,
        pathNot: [`^src/areas/$1/${side}/`, ...may.map((other) => `^${literal(other)}/`)],
      },
    })),
    ...strangers.map((room) => ({
      name: `strangers: ${room}`,
      comment: `The folders of ${room} do not know each other: move what both need one room to the left.`,
      severity,
      from: { path: `^${literal(room)}/([^/]+)/`, pathNot: [test, ...lists.map((path) => `^${literal(path)}/`)] },
      to: {
        path: `^${literal(room)}/[^/]+/`,
        pathNot: [
          `^${literal(room)}/$1/`,
          ...common.map((path) => `^${literal(path)}`),
          ...offered
            .filter((each) => each.room === room)
            .map(({ below }) => `^${literal(room)}/[^/]+/(${below.join('|')})/`),
        ],
      },
    })),
    ...doors.map(({ library, door }) => ({
      name: `one door: ${library}`,
      comment: `${library} is imported only below ${door}: use what that room offers.`,
      severity,
      from: { path: '^(src|generator|generated)/', pathNot: [door, test] },
      to: {
        path: `node_modules/${library.startsWith('(') ? library : literal(library)}${library.endsWith('/') ? '' : '/'}`,
      },
    })),
    {
      name: 'no cycles',
      comment: 'Two files that need each other are one file, or lack a third.',
      severity,
      from: { path: '^(src|generator)/', pathNot: test },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      comment: 'An import that leads nowhere.',
      severity,
      from: { path: '^(src|generator|generated)/' },
      to: { couldNotResolve: true, pathNot: '^(virtual:|vite/)' },
    },
  ];
}

/**
 * @param {string} folder root of the tree to look at
 * @returns {Promise<{ modules: number, typescript: number, problems: string[] }>} `typescript` counts the .ts and .tsx files
 *   that were really read: the tool reports no violation at all when it can't parse TypeScript.
 */
export async function cruiseTree(folder) {
  const result = await cruise(
    ['src', 'generator', 'generated'],
    {
      baseDir: folder,
      validate: true,
      ruleSet: { forbidden: rules() },
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '\\.css$' },
      tsPreCompilationDeps: true,
      enhancedResolveOptions: {
        exportsFields: ['exports'],
        conditionNames: ['import', 'types', 'node', 'browser', 'default'],
        extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
      },
    },
    undefined,
    { tsConfig: extractTSConfig(`${folder}/tsconfig.json`) },
  );
  const output = /** @type {import('dependency-cruiser').ICruiseResult} */ (result.output);
  const read = output.modules.filter((module) => /^(src|generator|generated)\/.*\.tsx?$/.test(module.source));
  const problems = output.summary.violations.map((violation) => {
    const rule = rules().find(({ name }) => name === violation.rule.name);
    return `${violation.from} → ${violation.to}\n    ${violation.rule.name}. ${rule?.comment ?? ''}`;
  });
  return {
    modules: output.modules.length,
    typescript: read.filter((module) => module.dependencies.length > 0).length,
    problems: [...new Set(problems)].sort(),
  };
}
