/** Who is signed in, for conditions that ask for them. */
export const viewer: { id?: string | undefined } = {};
