import { complaints, type Rule } from './rule.ts';

/** A title with a space or a Thai letter gives no name for code where the template writes {Gateway}Account. */
export const gatewayTitles: Rule = function* (world) {
  const complain = complaints('gateway-title', world);
  for (const { raw, title } of world.draft.gateways) {
    if (!/^[A-Z][A-Za-z0-9]*$/.test(title.en)) {
      yield complain({
        holder: raw,
        key: 'title',
        received: title.en,
        message: 'the title of a gateway becomes part of names: letters and digits only, a capital first',
      });
    }
  }
};
