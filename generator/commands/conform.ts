import { understand } from '../main.ts';
import { type Command, parseArguments } from './command.ts';
import { reportProblems } from './report.ts';

const isAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

export const conform: Command = {
  usage: 'conform URL [--token TOKEN | --username NAME --password WORD] [--deployment NAME] [--all] [--json]',
  about: [
    'Asks a server whether it has the calls of the manifest, and says what each screen will be able to do.',
    'Only reads are sent, beside the greeting and signing in; no write is, and nothing is said of what writes do.',
    'Reads are asked for what screens ask for; keys of records are taken from the lists of the same server.',
    '  --token TOKEN                    as whom: an access token',
    '  --username NAME --password WORD  as whom: signs in as the sign-in page does',
    '  --deployment NAME                what is on in this deployment; default: default',
    '  --all                            what fits as well',
    '  --json                           { url, calls, routes }',
    'The exit code is 1 where a call of the specification is broken or absent, or nobody answers.',
  ].join('\n'),
  flags: ['--json', '--all'],
  values: ['--token', '--username', '--password', '--deployment'],
  async run(invocation) {
    const args = parseArguments(conform, invocation.words);
    const [url = ''] = 'error' in args ? [] : args.plain;
    if ('error' in args || !isAddress(url)) {
      invocation.err('error' in args ? args.error : conform.usage);
      return 2;
    }
    const [token, username, password] = ['--token', '--username', '--password'].map((name) => args.values.get(name));
    if ((username === undefined) !== (password === undefined)) {
      invocation.err('--username and --password go together');
      return 2;
    }
    const { model, problems } = understand(invocation.root);
    if (!model) return reportProblems(problems, invocation);
    const name = args.values.get('--deployment') ?? 'default';
    const deployment = model.deployments.find((one) => one.name === name);
    if (!deployment) {
      invocation.err(
        `there is no deployment “${name}”; there are ${model.deployments.map((one) => one.name).join(', ')}`,
      );
      return 2;
    }
    const { conform: ask, isRequired } = await import('../conform/run.ts');
    const report = await ask(model, deployment, invocation.root, {
      url,
      ...(token === undefined ? {} : { token }),
      ...(username === undefined || password === undefined ? {} : { person: { username, password } }),
    });
    if (args.flags.has('--json')) invocation.out(JSON.stringify(report, null, 1));
    else {
      const { reportText } = await import('../conform/text.ts');
      for (const line of reportText(report, args.flags.has('--all'))) invocation.out(line);
    }
    return report.problem !== undefined || report.calls.some(isRequired) ? 1 : 0;
  },
};
