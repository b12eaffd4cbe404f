import { defineArea } from '#server/areas/define-area.ts';
import { accountKeeping } from '#server/identity/account-keeping.ts';
import { annotationEffects, annotationServices } from './annotations.ts';
import { auditServices } from './audit/services.ts';
import { dashboardServices } from './dashboards/services.ts';
import { systemEffects } from './effects.ts';
import { exportIgn } from './export-ign.ts';
import { findRecords } from './find-records.ts';
import { decideImport } from './import/decide-run.ts';
import { importPreparations, importServices, importTasks } from './import/services.ts';
import { noticeServices } from './notices.ts';
import { preferenceServices } from './preferences/services.ts';
import { systemServices } from './services.ts';
import { subscriptionEffects } from './subscriptions/effects.ts';
import { downloadFile } from './subscriptions/file.ts';
import { sendNow } from './subscriptions/send-now.ts';
import { dueTopic, subscriptionTasks } from './subscriptions/tasks.ts';

export const area = defineArea('system', (tools) => {
  const { deployment, settings } = tools;
  const accounts = accountKeeping(deployment, settings);
  return {
    services: {
      ...systemServices(accounts, settings),
      ...importServices,
      ...annotationServices,
      ...auditServices(tools),
      ...dashboardServices,
      ...noticeServices,
      ...preferenceServices,
      'find.records': findRecords(tools),
      'export_ign.run': exportIgn,
      'subscription.file': downloadFile,
      'subscription.send': sendNow,
    },
    effects: { ...systemEffects(accounts, deployment), ...annotationEffects, ...subscriptionEffects(tools) },
    decisions: { 'import.run': decideImport },
    preparations: importPreparations,
    tasks: (job) => ({ ...importTasks(job.context), ...subscriptionTasks(job) }),
    begins: [dueTopic],
  };
});
