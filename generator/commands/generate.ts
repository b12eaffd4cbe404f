import { loadProver } from '../emit/index.ts';
import { readCode } from '../load/code.ts';
import { readManifestFiles } from '../load/files.ts';
import { readingKey } from '../load/kept.ts';
import { codeFiles, namesSchemaFile, schemaFile, understandDocuments } from '../main.ts';
import { type Command, type Invocation, parseArguments } from './command.ts';
import { bringUpToDate, type Options } from './outcome.ts';
import { reportProblems } from './report.ts';
import { Resident } from './resident.ts';
import { newCounter, Share } from './share.ts';
import { manifestKey, openStore, readAgain } from './store.ts';
import { watchManifest } from './watch.ts';

/** One run: understand, emit, compare, write. A second thread shares all of it but the rules. */
export async function generateOnce(invocation: Invocation, options: Options): Promise<number> {
  const [began, started] = [Date.now(), performance.now()];
  const { root, helper } = invocation;
  const store = openStore(invocation.kept);
  const files = readManifestFiles(root);
  const keys = files.map(readingKey);
  const taken = newCounter();
  const job = { root, files, keys, taken, withTexts: options.check, ...store };
  const documents = await (helper ? helper.begin(job) : readAgain(files, keys, store.readings));
  const handWritten = readCode(root);
  const sound = manifestKey(keys, root, handWritten);
  const looks = handWritten ? { files: handWritten } : {};
  const { model, world, problems } = understandDocuments(files, documents, root, store.sound === sound, looks);
  const code = reportProblems(problems, invocation);
  if (!model) return code;
  const share = new Share(store.proofs, helper ? helper.prove : await loadProver());
  for (const file of [schemaFile(), namesSchemaFile(world, root), ...codeFiles(handWritten)]) share.add(file);
  share.emit(model, taken, true);
  const outcome = await bringUpToDate(invocation, options, {
    share,
    store,
    files,
    keys,
    documents,
    sound: problems.length === 0 ? sound : '',
    began,
    started,
  });
  return outcome.code;
}

export const generate: Command = {
  usage: 'generate [--check] [--watch] [--force]',
  about: [
    'Brings generated/ up to date with manifest/. Writes only what differs, deletes only what it wrote.',
    '  --check  writes nothing; lists what differs and exits with 1',
    '  --watch  stays and generates again whenever a manifest file is saved',
    '  --force  overwrites generated files that were changed by hand',
  ].join('\n'),
  flags: ['--check', '--watch', '--force'],
  async run(invocation) {
    const args = parseArguments(generate, invocation.words);
    if ('error' in args) {
      invocation.err(args.error);
      return 2;
    }
    const options = { check: args.flags.has('--check'), force: args.flags.has('--force') };
    if (!args.flags.has('--watch')) return generateOnce(invocation, options);
    const resident = new Resident(invocation, options);
    return watchManifest(invocation, () => resident.run());
  },
};
