// Names of tables and columns in SQL of hand-written code are those that the manifest and the migrations make.
import { loadParser } from '../../generator/sql/check.ts';
import { checkProject, readSqlFiles } from '../../generator/sql/project.ts';

/** @param {string} folder */
export async function sqlProblems(folder) {
  const files = readSqlFiles(folder);
  if (!files) return [];
  await loadParser();
  return checkProject(files).findings.map(({ file, offset, message }) => {
    const before = (files.get(file) ?? '').slice(0, offset).split('\n');
    return `${file}:${before.length}:${(before.at(-1)?.length ?? 0) + 1}  ${message}`;
  });
}
