import { understand } from '../main.ts';
import { type Command, parseWords } from './command.ts';
import { reportProblems } from './report.ts';

export const check: Command = {
  usage: 'check',
  about: 'Tells every mistake in manifest/ with its place, and writes nothing.',
  run(invocation) {
    const words = parseWords(check, invocation.words);
    if ('error' in words) {
      invocation.err(words.error);
      return 2;
    }
    const { model, problems } = understand(invocation.root);
    if (!model) return reportProblems(problems, invocation);
    invocation.out(
      `check: ${model.entities.length} entities, ${model.endpoints.length} endpoints, ${model.screens.length} screens: no mistakes`,
    );
    return 0;
  },
};
