import { useRef, useState } from 'react';
import type { Text } from '#contract/text.ts';
import { type FileRules, fileProblem } from './file-rules.ts';
import { smallerPicture } from './smaller-picture.ts';

/** Takes a picture, made smaller where it is over the limit; or says why not. Of several the last one counts. */
export function usePicture(rules: FileRules, locked: boolean, onTake: (file: File) => void) {
  const requests = useRef(0);
  const [problem, setProblem] = useState<Text>();
  const take = async (file: File | undefined) => {
    if (!file || locked) return;
    requests.current += 1;
    const turn = requests.current;
    const smaller = file.size > rules.largest ? await smallerPicture(file, rules) : undefined;
    const taken = smaller ?? file;
    const found = await fileProblem(taken, rules);
    if (turn !== requests.current) return;
    setProblem(found);
    if (!found) onTake(taken);
  };
  return { take, problem };
}
