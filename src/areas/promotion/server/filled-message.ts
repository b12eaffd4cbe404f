import type { Text } from '#contract/text.ts';
import { textParts } from '#contract/text-message.ts';
import { filledText, placesIn, unknownPlaces } from '#contract/text-places.ts';
import { type SmsPlace, smsPlaceOptions } from '#generated/api/enums/sms-place.ts';
import { promotionTexts } from './texts.ts';

/** What is filled in, by place. */
export type PlaceValues = Readonly<Record<SmsPlace, string>>;

const known = smsPlaceOptions.map(({ value }) => value);
const isPlace = (name: string): name is SmsPlace => known.includes(name);

/** What a recipient brings to the text; the rest is the promotion's. */
export interface Recipient {
  readonly username: string;
  readonly name: string;
  readonly agent: string;
  readonly site: string | null;
}

export interface About {
  readonly name: string;
  readonly code: string;
}

/** For a number that is nobody's: a test. */
export const nobody: Recipient = {
  username: 'user1234567',
  name: promotionTexts.nobodyName.th,
  agent: promotionTexts.nobodyAgent.th,
  site: 'example.com',
};

/** Places that the text has, each once. */
export function placesOf(message: string): readonly SmsPlace[] {
  return [...new Set(placesIn(message).map(({ name }) => name))].filter(isPlace);
}

/** What is wrong with the places of a text, with where it stands; undefined where nothing is. */
export function placeProblem(message: string, hasPromotion: boolean): Text | undefined {
  const [unknown] = unknownPlaces(message, known);
  if (unknown)
    return promotionTexts.unknownPlace({
      written: unknown.written.slice(0, 40),
      at: unknown.at,
      known: known.map((name) => `{${name}}`).join(' '),
    });
  const about = placesOf(message).find((name) => name === 'promotion' || name === 'code');
  return about !== undefined && !hasPromotion ? promotionTexts.onlyWithPromotion({ place: `{${about}}` }) : undefined;
}

/** Characters that a telephone shows as boxes, and line breaks that a name has no business with. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const odd = /[\u0000-\u001f\u007f\u200b-\u200f\u202a-\u202e]+/g;
const plain = (text: string) => text.replace(odd, ' ').trim();

/** The text as one recipient gets it, and in how many parts. */
export function textFor(message: string, to: Recipient, about: About | undefined) {
  const values: PlaceValues = {
    username: plain(to.username),
    name: plain(to.name),
    agent: plain(to.agent),
    site: plain(to.site ?? ''),
    promotion: plain(about?.name ?? ''),
    code: plain(about?.code ?? ''),
  };
  const text = filledText(message, values);
  return { text, parts: textParts(text).parts };
}
