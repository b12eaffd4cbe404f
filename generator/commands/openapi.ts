import { openapi } from '../emit/openapi.ts';
import { understand } from '../main.ts';
import { type Command, parseArguments } from './command.ts';
import { reportProblems } from './report.ts';

export const printOpenapi: Command = {
  usage: 'openapi',
  about: 'Prints the calls as an OpenAPI 3.1 document: `npm run -s manifest -- openapi > openapi.json`.',
  run(invocation) {
    const args = parseArguments(printOpenapi, invocation.words);
    if ('error' in args || args.plain.length > 0) {
      invocation.err('error' in args ? args.error : printOpenapi.usage);
      return 2;
    }
    const { model, problems } = understand(invocation.root);
    if (!model) return reportProblems(problems, invocation);
    invocation.out(JSON.stringify(openapi(model), null, 2));
    return 0;
  },
};
