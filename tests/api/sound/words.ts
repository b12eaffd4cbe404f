/** A text in both languages; people read words, not names of programs. */
export const text = (name: string) => {
  const en = name.replaceAll('_', ' ');
  return { th: `ชื่อ ${en}`, en };
};
/** Some keys, or none. */
export const when = (is: boolean, more: object): object => (is ? more : {});
/** The permission of a verb. */
export const allow = (verb: string) => `zone.thing.${verb}`;
