import { defineArea } from '#server/areas/define-area.ts';
import { activeness } from './activeness.ts';
import { reportIngests } from './ingest/ingests.ts';

export const area = defineArea('report', () => ({
  services: { 'member.activeness': activeness },
  ingests: reportIngests,
}));
