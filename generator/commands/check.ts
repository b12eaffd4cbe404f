import { understand } from '../main.ts';
import { type Command, parseWords } from './command.ts';
import { problemsJson, reportProblems } from './report.ts';

export const check: Command = {
  usage: 'check [--json]',
  about: [
    'Tells every mistake in manifest/ with its place, and what is surely not meant, and writes nothing. Exits with 1 if there is a mistake.',
    '  --json  an array of { level, file, line, column, message, rule }, for editors; level is error or warning',
  ].join('\n'),
  flags: ['--json'],
  run(invocation) {
    const words = parseWords(check, invocation.words);
    if ('error' in words) {
      invocation.err(words.error);
      return 2;
    }
    const { model, problems } = understand(invocation.root);
    if (words.flags.has('--json')) {
      invocation.out(problemsJson(problems));
      return model ? 0 : 1;
    }
    const code = reportProblems(problems, invocation);
    if (model)
      invocation.out(
        `check: ${model.entities.length} entities, ${model.endpoints.length} endpoints, ${model.screens.length} screens: no mistakes`,
      );
    return code;
  },
};
