import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { guessesNeeded, judgedLength, namesToAvoid, wordsHere } from '#contract/password.ts';

let judge: ZxcvbnFactory | undefined;

/**
 * Would a password be guessed soon? Knows some fifty thousand common passwords, and what people do to them: repetitions,
 * rows of keys, years, letters as digits. `names` are counted among the common words. Takes some hundredths of a second.
 */
export function isWeak(password: string, names: readonly string[]): boolean {
  judge ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: judgedLength });
  const { guesses } = judge.check(password, [...wordsHere, ...namesToAvoid(names)]);
  return Math.log10(guesses) < guessesNeeded;
}
