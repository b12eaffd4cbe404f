import { nearest } from '#contract/nearest.ts';
import { synonyms } from './synonyms.ts';

/** The one name that contains a word as a whole part, as the author may remember it: agent, of agent_master. */
function wholeOf(word: string, candidates: readonly string[]): string | undefined {
  if (word.length < 3) return undefined;
  const wholes = candidates.filter((one) => one !== word && one.toLowerCase().split(/[_.-]/).includes(word));
  return wholes.length === 1 ? wholes[0] : undefined;
}

/** What to suggest for an unknown name, beyond what is near enough to be taken as meant: suggested('agent', ['agent_master']). */
export function suggested(name: string, candidates: Iterable<string>): string | undefined {
  // It may be an iterator that is gone through once.
  const names = [...candidates];
  return nearest(name, names) ?? wholeOf(name.toLowerCase(), names);
}

/** The same among words of the language, for which other products may have others: suggestedWord('pinned', ['pin']) = 'pin'. */
export function suggestedWord(word: string, candidates: readonly string[]): string | undefined {
  const near = nearest(word, candidates);
  if (near !== undefined) return near;
  const ours = Object.hasOwn(synonyms, word) ? synonyms[word] : undefined;
  return ours?.find((one) => candidates.includes(one));
}
