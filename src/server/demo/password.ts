/** Everybody's password in the demo. Only ever created together with demo data. */
export const demoPassword = 'demo-2026-baht-desk';
