/**
 * A Vite plugin that leaves out what RJSF brings and this product never draws: its test registry (which pulls a second
 * validator), its widgets, its rich-text help (a Markdown renderer) and the fields and templates that our theme or the
 * manifest's one field stand in for. Named module by module, so that an update that moves one shows in the size check.
 */
const nothing = 'export default function Nothing() { return null; }';

const core = '@rjsf/core/lib/';
const fields =
  'Array|Boolean|CyclicSchema|Fallback|LayoutGrid|LayoutHeader|LayoutMultiSchema|MultiSchema|Null|Number|OptionalDataControls|String';

const stubs: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`${core}getTestRegistry\\.js$`), nothing],
  [new RegExp(`${core}components/widgets/index\\.js$`), 'export default function widgets() { return {}; }'],
  [new RegExp(`${core}components/(RichDescription|RichHelp|SchemaExamples)\\.js$`), nothing],
  [new RegExp(`${core}components/fields/(${fields})Field\\.js$`), nothing],
  [new RegExp(`${core}components/templates/(?!index\\.js)[\\w/]+\\.js$`), nothing],
  // Help texts are plain here.
  [/\/markdown-to-jsx\/dist\//, 'export const Markdown = () => null;'],
  // Our schemas are flat: there is nothing to refer to and nothing to merge.
  [/\/fast-uri\/index\.js$/, 'export const resolve = (base, path) => path; export default { resolve };'],
];

/** Structural, so that this file needs no bundler to be read. */
interface LoadPlugin {
  readonly name: string;
  readonly enforce: 'pre';
  load(id: string): string | undefined;
}

export function trimRjsf(): LoadPlugin {
  return {
    name: 'trim-rjsf',
    enforce: 'pre',
    load: (id) => stubs.find(([module]) => module.test(id.replace(/\?.*$/, '').replaceAll('\\', '/')))?.[1],
  };
}
