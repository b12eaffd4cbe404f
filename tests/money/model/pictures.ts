import { picture } from '../support/slip.ts';

const pictures = new Map<number, Promise<Buffer>>();

/** The picture of a slip by its number; drawing one takes longer than everything else, so each is drawn once. */
export function pictureOf(number: number): Promise<Buffer> {
  const stored = pictures.get(number) ?? picture();
  pictures.set(number, stored);
  return stored;
}
