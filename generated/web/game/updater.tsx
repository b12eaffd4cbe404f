// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { gameDiffFields as f } from '#generated/api/fields/game-diff.ts';
import { wizardPage } from '#web/screens/wizard/wizard-page.tsx';
import { gameBatch, gameDiff, gameDiffs } from './calls/game.ts';

const fetchInputs = () => import('./updater.inputs.ts').then(({ inputs }) => inputs);

export default wizardPage({
  kind: 'wizard',
  path: '/game/updater',
  area: 'game',
  title: { th: 'อัปเดตเกมจากค่าย', en: 'Game updater' },
  permission: 'game.updater.view',
  batch: gameBatch,
  key: 'id',
  display: 'batch_id',
  fields: [f.id, f.batch_id, f.provider_id, f.source, f.file_name, f.same_count, f.result, f.created_at, f.created_by, f.applied_at, f.applied_by],
  steps: [
    {
      name: 'choose',
      title: { th: 'เลือกค่าย', en: 'Provider' },
      start: { id: 'compare', label: { th: 'ตรวจสอบความต่าง', en: 'Compare' }, permission: 'game.updater.view', call: gameDiff, input: async () => (await fetchInputs()).compare, button: { th: 'ตรวจสอบความต่าง', en: 'Compare' } },
      file: {
        field: 'file',
        accepts: ['csv', 'json'],
        when: { source: ['file'] },
        hint: { th: 'CSV หรือ JSON ไม่เกิน 10 MB · game_code, name_en, name_th, type', en: 'CSV or JSON up to 10 MB · game_code, name_en, name_th, type' },
        sample: { game_code: 'my-game-1', name_en: 'Golden Naga', name_th: 'นาคาทองคำ', type: 'slot', sub_provider_code: 'PGS', rtp_pct: '96.50', platforms: 'mobile|desktop', has_demo: 'true', has_freespin: 'true', has_jackpot: 'false' },
      },
      actions: [],
    },
    {
      name: 'choose_games',
      title: { th: 'เลือกรายการ', en: 'Games' },
      when: { applied_at: [null] },
      facts: ['provider_id', 'source', 'file_name', 'same_count', 'created_at', 'created_by'],
      part: () => import('#areas/game/web/parts/games-to-apply.tsx'),
      actions: [],
    },
    {
      name: 'result',
      title: { th: 'ผลลัพธ์', en: 'Result' },
      facts: ['provider_id', 'applied_at', 'applied_by'],
      part: () => import('#areas/game/web/parts/games-applied.tsx'),
      actions: [
        { id: 'games', label: { th: 'ดูเกมของค่ายนี้', en: 'Games of this provider' }, permission: 'game.game.view', to: '/game/manage-game-list?provider_id={provider_id}&status=' },
        { id: 'again', label: { th: 'เทียบใหม่อีกครั้ง', en: 'Compare again' }, permission: 'game.updater.view', to: '/game/updater?provider_id={provider_id}' },
      ],
    },
  ],
  earlier: {
    name: 'earlier',
    title: { th: 'ชุดล่าสุด', en: 'Latest comparisons' },
    list: gameDiffs,
    key: 'id',
    columns: [
      { ...f.batch_id, sortable: true, pin: 'start', link: '/game/updater?batch={id}' },
      { ...f.provider_id, sortable: true },
      { ...f.source, sortable: true },
      { ...f.file_name, sortable: true },
      { ...f.created_at, sortable: true },
      { ...f.created_by, sortable: true },
      { ...f.applied_at, sortable: true },
    ],
    filters: [{ name: 'provider_id', operator: 'in', params: ['provider_id'], field: f.provider_id }],
    sort: '-created_at',
    limit: 10,
    match: {},
    permission: 'game.updater.view',
  },
});
