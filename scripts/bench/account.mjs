/** The account that the measurements sign in with; it exists only in demo data. */
export const demoAccount = { username: 'owner', password: 'demo-2026-baht-desk' };
