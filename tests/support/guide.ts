import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root as home } from '../../scripts/lib/steps.mjs';

/** YAML that a page has its reader write into a file. */
export interface Writing {
  readonly kind: 'write';
  readonly file: string;
  readonly text: string;
}

/** What a page has its reader do: in the order of the page. */
export type Step = Writing | { readonly kind: 'run'; readonly command: string };

const block = /^```(yaml|sh)\n(.*?)^```$/gms;
/** The first line of YAML says where it goes: `# manifest/areas/teams.yaml`. */
const place = /^# (\S+\.yaml)$/;

function stepsIn(language: string, body: string): readonly Step[] {
  const lines = body.trimEnd().split('\n');
  if (language === 'sh') return lines.map((line) => ({ kind: 'run', command: line.replace(/\s+# .*$/, '') }));
  const [, file] = place.exec(lines[0] ?? '') ?? [];
  if (!file) throw new Error(`YAML that does not say where it goes: ${lines[0]}`);
  return [{ kind: 'write', file, text: body }];
}

/** What one section of a page has its reader do. Throws where there is no such section, or nothing in it to do. */
export function stepsOf(page: string, heading: string): readonly Step[] {
  const text = readFileSync(join(home, page), 'utf8');
  const [, section = ''] = text.split(`\n## ${heading}`);
  const [own = ''] = section.split(/^## /m);
  const steps = [...own.matchAll(block)].flatMap(([, language = '', body = '']) => stepsIn(language, body));
  if (steps.length === 0) throw new Error(`${page} has nothing to do under “${heading}”`);
  return steps;
}

/** Does what a page says about a file, as its reader does. */
export function write(root: string, { file, text }: Writing): void {
  const path = join(root, file);
  if (existsSync(path)) throw new Error(`${file} is there already`);
  writeFileSync(path, text);
}
