import type { Text } from '#contract/text.ts';
import { textParts } from '#contract/text-message.ts';
import { filledText, placesIn, unknownPlaces } from '#contract/text-places.ts';
import { type SmsPlace, smsPlaceOptions } from '#generated/api/enums/sms-place.ts';
import { promotionTexts } from './texts.ts';

/** Values by placeholder. */
export type PlaceValues = Readonly<Record<SmsPlace, string>>;

const placeNames = smsPlaceOptions.map(({ value }) => value);
const isPlace = (name: string): name is SmsPlace => placeNames.includes(name);

/** The recipient's values; the others come from the promotion. */
export interface Recipient {
  readonly username: string;
  readonly name: string;
  readonly agent: string;
  readonly site: string | null;
}

export interface PromotionInfo {
  readonly name: string;
  readonly code: string;
}

/** Sample recipient of a test text. */
export const sampleRecipient: Recipient = {
  username: 'user1234567',
  name: promotionTexts.nobodyName.th,
  agent: promotionTexts.nobodyAgent.th,
  site: 'example.com',
};

/** The distinct placeholders of a text. */
export function placeholdersOf(message: string): readonly SmsPlace[] {
  return [...new Set(placesIn(message).map(({ name }) => name))].filter(isPlace);
}

/** Why the placeholders of a text are invalid, with the position; undefined if they are valid. */
export function placeholderProblem(message: string, hasPromotion: boolean): Text | undefined {
  const [unknown] = unknownPlaces(message, placeNames);
  if (unknown)
    return promotionTexts.unknownPlace({
      written: unknown.written.slice(0, 40),
      at: unknown.at,
      known: placeNames.map((name) => `{${name}}`).join(' '),
    });
  const about = placeholdersOf(message).find((name) => name === 'promotion' || name === 'code');
  return about !== undefined && !hasPromotion ? promotionTexts.onlyWithPromotion({ place: `{${about}}` }) : undefined;
}

/** Control and invisible characters that phones show as boxes, and line breaks inside names. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const unprintable = /[\u0000-\u001f\u007f\u200b-\u200f\u202a-\u202e]+/g;
const plain = (text: string) => text.replace(unprintable, ' ').trim();

/** The text for one recipient, and its number of SMS parts. */
export function textFor(message: string, to: Recipient, about: PromotionInfo | undefined) {
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
