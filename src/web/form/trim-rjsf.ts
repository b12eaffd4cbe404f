/**
 * A Vite plugin that leaves out what RJSF brings and this product never draws: its test registry (which pulls a second
 * validator), its widgets, its rich-text help (a Markdown renderer) and the fields and templates that our theme or the
 * manifest's one field stand in for. Named module by module, so that an update that moves one shows in the size check.
 */
const nothing = 'export default function Nothing() { return null; }';

const stubs: readonly (readonly [RegExp, string])[] = [
  [/@rjsf\/core\/lib\/getTestRegistry\.js$/, nothing],
  [/@rjsf\/core\/lib\/components\/widgets\/index\.js$/, 'export default function widgets() { return {}; }'],
  [/@rjsf\/core\/lib\/components\/(RichDescription|RichHelp|SchemaExamples)\.js$/, nothing],
  [
    /@rjsf\/core\/lib\/components\/fields\/(ArrayField|BooleanField|CyclicSchemaField|FallbackField|LayoutGridField|LayoutHeaderField|LayoutMultiSchemaField|MultiSchemaField|NullField|NumberField|OptionalDataControlsField|StringField)\.js$/,
    nothing,
  ],
  [/@rjsf\/core\/lib\/components\/templates\/(?!index\.js)[\w/]+\.js$/, nothing],
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
