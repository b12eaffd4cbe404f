/** Pieces into which the same amount of work is cut. */
const pieces = 64;
/** Often enough to be measured. */
const rounds = 20;

/**
 * How the work on a text grows with its length: about 1 where twice the length is twice the work, about 64 where it is
 * four times. The same amount of text is worked on whole and in 64 pieces, by this process's own clock, and the least of
 * several tries counts: what else the machine does hardly moves the quotient, and nowhere near as far.
 */
export function growthOf(length: number, work: (length: number) => void): number {
  const least = (each: number, times: number) =>
    Math.min(
      ...Array.from({ length: 7 }, () => {
        const before = process.cpuUsage(); // A quotient of two, and many times apart: see above.
        for (let time = 0; time < times; time += 1) work(each);
        const { user, system } = process.cpuUsage(before); // Likewise.
        return user + system;
      }),
    );
  least(length, 1);
  return least(length, rounds) / least(Math.ceil(length / pieces), rounds * pieces);
}
