import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { judgedLength, namesToAvoid, wordsHere } from '#contract/password.ts';

const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: judgedLength });

/** Guesses that a password withstands, as a power of ten; the server counts alike. Heavy: loaded when one is chosen. */
export function guessesOf(password: string, names: readonly string[]): number {
  return Math.log10(judge.check(password, [...wordsHere, ...namesToAvoid(names)]).guesses);
}
