import { isWarning, problemLine } from '../check/problems.ts';
import type { Problem } from '../model/types.ts';
import type { Invocation } from './command.ts';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** `2 mistakes, 1 warning`; undefined when there is nothing to say. */
function counts(problems: readonly Problem[]): string | undefined {
  const warnings = problems.filter(isWarning).length;
  const mistakes = problems.length - warnings;
  const parts = [
    ...(mistakes > 0 ? [counted(mistakes, 'mistake', 'mistakes')] : []),
    ...(warnings > 0 ? [counted(warnings, 'warning', 'warnings')] : []),
  ];
  return parts.length === 0 ? undefined : parts.join(', ');
}

/** Of problems that say the same, as many are shown; the others are counted. */
const shownAlike = 3;

/** Every problem, those that say the same at one place in the list. */
function lines(problems: readonly Problem[]): readonly string[] {
  const alike = new Map<string, Problem[]>();
  for (const problem of problems) {
    const { about = problem.message, suggestion = '', severity = '' } = problem;
    const text = [severity, about, suggestion].join('\0');
    const others = alike.get(text);
    if (others) others.push(problem);
    else alike.set(text, [problem]);
  }
  return [...alike.values()].flatMap((group) => {
    // One more than is shown is shown, too: a line about it would be no shorter.
    if (group.length <= shownAlike + 1) return group.map(problemLine);
    const last = group.at(-1)?.source;
    const rest = `… and ${group.length - shownAlike} more of the same, the last at ${last?.file}:${last?.line}:${last?.column}`;
    return [...group.slice(0, shownAlike).map(problemLine), `    ${rest}`];
  });
}

/** Prints every problem. Returns the exit code: 1 if one is a mistake. */
export function reportProblems(problems: readonly Problem[], { err }: Pick<Invocation, 'err'>): 0 | 1 {
  const all = counts(problems);
  if (all === undefined) return 0;
  for (const line of lines(problems)) err(line);
  const files = new Set(problems.map((problem) => problem.source.file)).size;
  const isBroken = !problems.every(isWarning);
  err(`\n${all} in ${counted(files, 'file', 'files')}${isBroken ? '; nothing was written.' : '.'}`);
  return isBroken ? 1 : 0;
}

/** Problems as `check --json` prints them: places begin at 1, and an end is the first place behind. */
export const problemsJson = (problems: readonly Problem[]): string =>
  JSON.stringify(
    problems.map(({ severity = 'error', rule, source, message, suggestion }) => ({
      severity,
      rule,
      ...source,
      message,
      ...(suggestion === undefined ? {} : { repair: suggestion }),
    })),
    null,
    1,
  );
