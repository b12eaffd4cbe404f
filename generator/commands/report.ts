import { problemLine } from '../check/problems.ts';
import type { Problem } from '../model/types.ts';
import type { Invocation } from './command.ts';

/** Tells every problem. Returns the exit code of a manifest with mistakes. */
export function reportProblems(problems: readonly Problem[], { err }: Pick<Invocation, 'err'>): 1 {
  for (const problem of problems) err(problemLine(problem));
  const files = new Set(problems.map((problem) => problem.source.file)).size;
  err(
    `\n${problems.length} ${problems.length === 1 ? 'mistake' : 'mistakes'} in ${files} ${files === 1 ? 'file' : 'files'}; nothing was written.`,
  );
  return 1;
}
