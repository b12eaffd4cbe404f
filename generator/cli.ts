import { nearest } from '#contract/nearest.ts';
import { check } from './commands/check.ts';
import type { Command, Invocation } from './commands/command.ts';
import { conform } from './commands/conform.ts';
import { explain } from './commands/explain.ts';
import { generate } from './commands/generate.ts';
import { list } from './commands/list.ts';
import { newThing } from './commands/new.ts';
import { printOpenapi } from './commands/openapi.ts';
import { rename } from './commands/rename.ts';
import { uses } from './commands/uses.ts';

export { helperIn } from './commands/helper.ts';

const commands: Readonly<Record<string, Command>> = {
  generate,
  check,
  list,
  explain,
  new: newThing,
  rename,
  uses,
  openapi: printOpenapi,
  conform,
};

function help(out: (line: string) => void): void {
  out('npm run -s manifest -- COMMAND\n');
  for (const { usage, about } of Object.values(commands)) out(`  ${usage}\n      ${about.split('\n')[0]}`);
  out('\nEach command tells more with --help.');
}

/** Runs one command of the generator; the result is the exit code. */
export async function main(args: readonly string[], invocation: Omit<Invocation, 'words'>): Promise<number> {
  const [name = '', ...rest] = args;
  if (name === '' || name === '--help' || name === 'help') {
    help(invocation.out);
    return name === '' ? 2 : 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    const hint = nearest(name, Object.keys(commands));
    invocation.err(`there is no command “${name}”${hint ? `; did you mean “${hint}”?` : ''}`);
    return 2;
  }
  if (rest.includes('--help')) {
    invocation.out(`npm run -s manifest -- ${command.usage}\n\n${command.about}`);
    return 0;
  }
  return command.run({ ...invocation, words: rest });
}
