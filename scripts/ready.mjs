// `node scripts/ready.mjs && …`: waits while another process of this project installs packages, and says in a line when
// they are not there. What comes behind it finds its program.
import { packagesReady } from './lib/packages.cjs';
import { requireNode, root } from './lib/steps.mjs';

requireNode();
const problem = await packagesReady(root, console.error);
if (problem !== undefined) {
  console.error(problem);
  process.exit(1);
}
