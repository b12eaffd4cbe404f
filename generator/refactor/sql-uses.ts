import type { Model, VirtualFile } from '../model/types.ts';
import { loadParser } from '../sql/check.ts';
import { checkProject } from '../sql/project.ts';
import type { Subject } from './subject.ts';

/** Whether SQL at an offset of a file names the table of an entity, or the column of a field, that is to be renamed. */
export async function boundInSql(
  files: readonly VirtualFile[],
  { kind, name, entity: owner }: Subject,
  { entities }: Model,
): Promise<(path: string, offset: number) => boolean> {
  const entity = entities.find((one) => one.name === (kind === 'entity' ? name : owner));
  if (!entity || (kind !== 'entity' && kind !== 'field')) return () => false;
  const column = kind === 'field' ? entity.fields[name]?.column : undefined;
  if (kind === 'field' && column === undefined) return () => false;
  await loadParser();
  const { uses } = checkProject(new Map(files.map(({ path, text }) => [path, text])));
  const places = new Set(
    uses
      .filter((use) => use.table === entity.table && use.column === column)
      .map(({ file, offset }) => `${file}:${offset}`),
  );
  return (path, offset) => places.has(`${path}:${offset}`);
}
