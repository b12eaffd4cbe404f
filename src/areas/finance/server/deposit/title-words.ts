// Data to compare with: titles before the names of members and senders.

/** Titles under which a name may be kept. */
export const keptTitles = ['', 'นาย', 'นาย ', 'นาง', 'นาง ', 'นางสาว', 'นางสาว ', 'น.ส.', 'น.ส. '];

/** The title of a sender, as banks write it. */
export const titleBefore = /^(?:นางสาว|นาง|นาย|น\.ส\.|คุณ)\s*/;
