import { isRefusal, kindOfName } from '../refactor/subject.ts';
import { type Command, parseArguments } from './command.ts';
import { refusalLines, usesJson, usesLines } from './plan-report.ts';

export const uses: Command = {
  usage: 'uses ENTITY.FIELD|ENTITY|SHAPE|CALL|ROUTE [--json]',
  about: [
    'Says which hand-written code uses something of the manifest: what would have to change if it were called otherwise.',
    '  uses Book.title',
    '  uses book.lend',
    'Places that have the name and that the compiler knows nothing of (SQL, texts, comments, pages) follow, by kind.',
    '  --json  { manifest, uses, mentions }, each an array of { file, line, column, … }',
  ].join('\n'),
  flags: ['--json'],
  async run(invocation) {
    const args = parseArguments(uses, invocation.words);
    if ('error' in args) {
      invocation.err(args.error);
      return 2;
    }
    const [name] = args.plain;
    if (name === undefined) {
      invocation.err(uses.usage);
      return 2;
    }
    const { planRename } = await import('../refactor/plan.ts');
    const plan = await planRename(invocation.root, kindOfName(name), name);
    if (isRefusal(plan)) {
      for (const line of refusalLines(plan)) invocation.err(line);
      return 1;
    }
    for (const line of args.flags.has('--json') ? [usesJson(plan)] : usesLines(plan)) invocation.out(line);
    return 0;
  },
};
