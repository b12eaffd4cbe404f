// `npm run bench`: measures and prints ratios. `npm run bench -- generate list` runs some parts only. Decides no test.
import { install, requireNode } from '../lib/steps.mjs';

requireNode();
await install();
const parts = {
  generate: async () => (await import('./generate.mjs')).benchGenerate(),
  list: async () => (await import('./list.mjs')).benchList(),
  report: async () => (await import('./list.mjs')).benchReport(),
  'big-lists': async () => (await import('./big-lists.mjs')).benchBigLists(),
  call: async () => (await import('./call.mjs')).benchCall(),
  crowd: async () => (await import('./crowd.mjs')).benchCrowd(),
  'sign-in': async () => (await import('./sign-in.mjs')).benchSignIn(),
  live: async () => (await import('./live.mjs')).benchLive(),
  dev: async () => (await import('./dev.mjs')).benchDev(),
  peers: async () => (await import('./peers.mjs')).benchPeers(),
  memory: async () => (await import('./memory.mjs')).benchMemory(),
  writes: async () => (await import('./writes.mjs')).benchWrites(),
  reports: async () => (await import('./reports.mjs')).benchReports(),
  ingest: async () => (await import('./ingest.mjs')).benchIngest(),
  form: async () => (await import('./form.mjs')).benchForm(),
};
const names = process.argv.slice(2);
const wrong = names.filter((name) => !Object.hasOwn(parts, name));
if (wrong.length > 0) {
  console.error(`No such part: ${wrong.join(', ')}. There are ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}
for (const [name, part] of Object.entries(parts)) if (names.length === 0 || names.includes(name)) await part();
