/** Parameter that names the open row of a list. */
export const openParam = 'open';

/** Parameter that says which of several lists is open. */
export const tabParam = 'tab';
