/** Begins the keys, in the storage of the browser, under which is what people have opened of late; signing out removes them. */
export const recentPrefix = 'recent:';

/** Who is signed in, for conditions that ask for them. */
export const viewer: { id?: string | undefined } = {};
