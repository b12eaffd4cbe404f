// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Inputs } from '#contract/screen.ts';
import { validateAgentUpdateOnAgentManageClose } from './validators.ts';

export type ManageInputsAction = 'close';

export const inputs: Readonly<Record<ManageInputsAction, Inputs>> = {
  close: {
    fields: [{ name: 'confirm_code', kind: 'string', label: { th: 'พิมพ์รหัสเอเย่นต์เพื่อยืนยัน', en: 'Type the agent\'s code to confirm' }, nullable: true, maxLength: 16 }],
    validate: validateAgentUpdateOnAgentManageClose,
    confirm: { th: 'ปิดเอเย่นต์ถาวรไม่สามารถย้อนกลับได้ พิมพ์รหัส {code} เพื่อยืนยัน', en: 'Closing an agent cannot be undone. Type its code {code} to confirm.' },
  },
};
