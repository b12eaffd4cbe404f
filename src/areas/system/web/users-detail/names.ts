/** Action that is shown in the security tab instead of the form. */
export const resetAction = 'reset-password';
