// A source map that says lines alone, for traces of the built server.
import { decode, encode } from '@jridgewell/sourcemap-codec';

/**
 * The same map without what says more than lines: of the places that lead to one line of a source, one after the other, the
 * first. Node takes a map apart when it writes the first trace, and keeps a list of numbers for each place: 445,000 of them
 * took 90 MB of a server that had reported one error.
 * @param {string} text @returns {string}
 */
export function linesOnly(text) {
  const map = JSON.parse(text);
  const lines = decode(map.mappings).map((places) => {
    let last = '';
    const first = places.filter(([, source, line]) => {
      const before = last;
      last = source === undefined ? '' : `${source}:${line}`;
      return last !== before;
    });
    return first.map(
      ([column, source, line, sourceColumn]) =>
        /** @type {import('@jridgewell/sourcemap-codec').SourceMapSegment} */ (
          source === undefined ? [column] : [column, source, line, sourceColumn]
        ),
    );
  });
  // Names are those that the bundle has: it renames little, and a trace shows them anyway.
  return JSON.stringify({ ...map, names: [], mappings: encode(lines) });
}
