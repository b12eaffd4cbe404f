import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Ajv2020 from 'ajv/dist/2020.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { manifestSchema } from '#generator/language/json-schema.ts';
import { readManifestFiles } from '#generator/load/files.ts';
import { parseFast } from '#generator/load/parse-fast.ts';
import { readPlanted } from './planted.ts';
import { makeProject, plant, removeProject } from './project.ts';

const project = join(dirname(fileURLToPath(import.meta.url)), '../..');
const validate = new Ajv2020({ strict: false, allErrors: false }).compile(manifestSchema());

let root = '';
beforeEach(() => {
  root = makeProject();
});
afterEach(() => removeProject(root));

describe('manifest/schema.json', () => {
  test.each(readManifestFiles(project).map((file) => [file.path, file.text] as const))('fits %s', (_path, text) => {
    const valid = validate(parseFast(text));
    expect(validate.errors).toBeNull();
    expect(valid).toBe(true);
    expect(text.split('\n')[0]).toMatch(/^# yaml-language-server: \$schema=(\.\.\/)*schema\.json$/);
  });

  test('fits every file of the good miniature', () => {
    for (const { text } of readManifestFiles(root)) expect(validate(parseFast(text))).toBe(true);
  });

  const refused = readPlanted().filter((planted) => planted.sort === 'shape');
  test.each(refused.map((planted) => [planted.mistake, planted] as const))('refuses %s', (_mistake, planted) => {
    plant(root, [planted]);
    expect(validate(parseFast(readFileSync(join(root, 'manifest', planted.file), 'utf8')))).toBe(false);
  });

  test('is small enough to be sent to an editor, and is the one on disk', () => {
    const text = `${JSON.stringify(manifestSchema(), null, 1)}\n`;
    expect(text.length).toBeLessThan(150_000);
    expect(readFileSync(join(project, 'manifest/schema.json'), 'utf8')).toBe(text);
  });
});
