import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { guessesNeeded, judgedLength, namesToAvoid, wordsHere } from '#contract/password.ts';

let estimator: ZxcvbnFactory | undefined;

/**
 * Whether a password is easy to guess. Knows some fifty thousand common passwords and the usual variations:
 * repetitions, keyboard rows, years, digits for letters. `names` count as common words. Takes some hundredths of a
 * second.
 */
export function isWeak(password: string, names: readonly string[]): boolean {
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: judgedLength });
  const { guesses } = estimator.check(password, [...wordsHere, ...namesToAvoid(names)]);
  return Math.log10(guesses) < guessesNeeded;
}
