import { understand } from '../main.ts';
import { type Command, parseArguments } from './command.ts';
import { problemsJson, reportProblems } from './report.ts';

export const check: Command = {
  usage: 'check [--strict] [--json]',
  about: [
    'Reports every mistake in manifest/ with its place, warns of what is allowed and surely not meant, and writes nothing.',
    'Exits with 1 if there is a mistake. Some warnings look into hand-written code, and generate does not give them.',
    '  --strict  exits with 1 if there is a warning, too',
    '  --json    an array of { severity, rule, file, line, column, endLine?, endColumn?, message, repair? } alone on stdout, for',
    '            editors and CI; severity is error or warning, places begin at 1, an end is the first place behind, and repair',
    '            is what was probably meant',
  ].join('\n'),
  flags: ['--strict', '--json'],
  run(invocation) {
    const args = parseArguments(check, invocation.words);
    if ('error' in args) {
      invocation.err(args.error);
      return 2;
    }
    const { model, problems } = understand(invocation.root, { code: true });
    const code = model && !(args.flags.has('--strict') && problems.length > 0) ? 0 : 1;
    if (args.flags.has('--json')) {
      invocation.out(problemsJson(problems));
      return code;
    }
    reportProblems(problems, invocation);
    if (model)
      invocation.out(
        `check: ${model.entities.length} entities, ${model.endpoints.length} endpoints, ${model.screens.length} screens: no mistakes`,
      );
    return code;
  },
};
