/** A text in both languages. */
export const text = (en: string) => ({ th: `ชื่อ ${en}`, en });
/** Some keys, or none. */
export const when = (is: boolean, more: object): object => (is ? more : {});
/** The permission of a verb. */
export const allow = (verb: string) => `zone.thing.${verb}`;
