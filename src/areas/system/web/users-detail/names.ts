/** The action that stands in its own tab, beside what it is about. */
export const resetAction = 'reset-password';
