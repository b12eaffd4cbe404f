// Sizes of text and spaces are tokens (src/web/app/styles/global.css), so that screens look of one piece.
import { files, linesOf } from './files.mjs';

const space = /^(padding|margin|gap|row-gap|column-gap)(-[a-z-]+)?: (.*);$/;
const text = /^font-size: (.*);$/;

/** Widest space; what is wider keeps room for something, as an icon or a button. */
const widest = 24;

/** Pixels between a line and the widest space, that no token says. @param {string} value */
const loose = (value) =>
  value
    .replaceAll(/[\w-]+\((?:[^()]|\([^()]*\))*\)/g, '')
    .split(' ')
    .find((one) => /^-?[\d.]+px$/.test(one) && isSpace(Math.abs(Number.parseFloat(one))));
const isSpace = (/** @type {number} */ pixels) => pixels > 1 && pixels <= widest;

/** @param {string} folder @returns {string[]} */
export const sizeProblems = (folder) =>
  files(folder, ['src'], /\.css$/).flatMap((file) => {
    const lines = linesOf(folder, file);
    if (/^\/\* Own sizes because /.test(lines[0] ?? '')) return [];
    let depth = 0;
    /** Depth at which a part for paper began: its sizes are those of paper. */
    let paper = -1;
    return lines.flatMap((line, index) => {
      const one = line.trim();
      if (/^@media.*\bprint\b/.test(one) && paper < 0) paper = depth;
      depth += (one.match(/\{/g)?.length ?? 0) - (one.match(/\}/g)?.length ?? 0);
      if (paper >= 0) {
        if (depth <= paper) paper = -1;
        return [];
      }
      const pixels = loose(space.exec(one)?.[3] ?? '');
      if (pixels !== undefined)
        return [`${file}:${index + 1}  a space of ${pixels}: take one of --space-1 to --space-6 (styles/global.css)`];
      const size = text.exec(one)?.[1];
      return size !== undefined && /^[\d.]+(px|rem)$/.test(size)
        ? [`${file}:${index + 1}  text of ${size}: take one of --text-xs to --text-display (styles/global.css)`]
        : [];
    });
  });
