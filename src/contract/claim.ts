/** Seconds for which whoever took a record into hand keeps it without renewing that. */
export const claimSeconds = 120;

/** The fields of a record that is taken into hand: by whom, and when last. */
export const holderName = 'locked_by';
export const takenName = 'locked_at';
