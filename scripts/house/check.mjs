// `npm run house`: import directions, siblings, doors, cycles, the named rules and names in SQL. Exit code 1 on any finding.
import { resolve } from 'node:path';
import { register } from 'tsx/esm/api';
import { root } from '../lib/steps.mjs';
import { cruiseTree } from './cruise.mjs';
import { runNamed } from './named.mjs';

const folder = resolve(process.argv[2] ?? root);
// What reads SQL is TypeScript, and older versions of Node take none.
register();
const { sqlProblems } = await import('./sql.mjs');
const { modules, typescript, problems } = await cruiseTree(folder);
const findings = [
  { name: 'imports', problems },
  ...runNamed(folder),
  { name: 'names in SQL are those of tables and columns', problems: await sqlProblems(folder) },
];
if (typescript === 0)
  findings.push({ name: 'imports', problems: ['not one TypeScript file was read: the check sees nothing'] });

for (const finding of findings) {
  if (finding.problems.length === 0) continue;
  console.error(`\n${finding.name}`);
  for (const problem of finding.problems) console.error(`  ${problem}`);
}
const count = findings.reduce((sum, finding) => sum + finding.problems.length, 0);
console.log(
  `house: ${modules} modules (${typescript} of TypeScript read), ${findings.length} rules, ${count} findings`,
);
process.exit(count > 0 ? 1 : 0);
