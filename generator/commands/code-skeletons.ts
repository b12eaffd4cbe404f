/** TypeScript that `new` writes beside its YAML: what a gateway and a screen by hand need before they are sound. */

const importOf = /^import .* from '\.\/([\w-]+)\.ts';$/;
const entryOf = /^ {2}([a-z][a-z0-9]*),$/;

/** The interface of a gateway as those without public documents are taken to speak. */
export const interfaceSkeleton = (name: string): string => `import { merchantWire } from './merchant-wire.ts';

/** The interface of ${name}, as the general model has it: what its documents say otherwise belongs here. */
export const ${name} = merchantWire('${name}', {
  login: { by: 'key', header: 'x-api-key', credential: 'api_key' },
});
`;

/** Inserts a line in front of the first of its kind that comes after it in the alphabet, else behind the last. */
function insertSorted(lines: readonly string[], kind: RegExp, name: string, line: string): readonly string[] {
  const names = lines.map((one) => kind.exec(one)?.[1]);
  const last = names.findLastIndex((one) => one !== undefined);
  const next = names.findIndex((one) => one !== undefined && one > name);
  const at = next < 0 ? last + 1 : next;
  return [...lines.slice(0, at), line, ...lines.slice(at)];
}

/** The table of interfaces with one more; as it was where it names this one already. */
export function withInterface(text: string, name: string): string {
  if (text.includes(`from './${name}.ts'`)) return text;
  const imported = insertSorted(text.split('\n'), importOf, name, `import { ${name} } from './${name}.ts';`);
  return insertSorted(imported, entryOf, name, `  ${name},`).join('\n');
}

/** A screen by hand that says its title, to be filled. */
export const pageSkeleton = (title: string): string =>
  [
    "import { PageHeader } from '#web/ui/page-header.tsx';",
    '',
    'export default function Page() {',
    `  return <PageHeader title="${title}" />;`,
    '}',
    '',
  ].join('\n');
