import { readFileSync } from 'node:fs';

/** Time on a processor that the server's connections and this process have had, in milliseconds; none where /proc has not got it. */
export function workOf(backends: readonly number[]): number {
  const { user, system } = process.cpuUsage();
  const theirs = backends.map((pid) => {
    try {
      return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
    } catch {
      return 0;
    }
  });
  return (user + system) / 1000 + theirs.reduce((sum, each) => sum + each, 0);
}

/** The middle of several measurements. */
export const medianOf = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
