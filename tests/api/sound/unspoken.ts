/**
 * Keys of the language that the random manifests do not use, and where they are proved instead. A key that is new to the
 * language stands neither here nor in a random manifest until somebody decides for one of them.
 */
const byReason: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'says something to the check alone, and changes nothing that runs: tests/mistakes': {
    endpoint: 'external',
    part: 'foreign',
    'shape field': 'foreign',
  },
  'gateways and what stands in their template: tests/mistakes, tests/money/gateways-*': {
    'template file':
      'template title enums shapes entities matrix endpoints screens menu queues notices audit each capabilities',
    'template part': 'enums shapes entities matrix endpoints screens menu queues notices audit contributes',
    'gateway file':
      'gateway title code credentials has enums shapes entities matrix endpoints screens menu queues notices audit',
    'deployment file': 'gateways off',
    entity: 'credentials gateway if',
    endpoint: 'if',
    column: 'if',
    action: 'if',
    group: 'if',
    view: 'if',
    related: 'if',
    editor: 'if',
    'editor column': 'if',
    'list screen': 'if',
    'report screen': 'if',
    'detail screen': 'if',
    'form screen': 'if',
    'matrix screen': 'if',
    'custom screen': 'if',
    'menu group': 'if',
    'menu item': 'if',
    'menu tab': 'if',
  },
  'a function beside the manifest gives the value or does the work: tests/api/generic-write, tests/security/probes': {
    endpoint:
      'service query reply handler files money multipart key fields under optOut invalidates extension history claim release over ingest',
    entity: 'claimed',
    field: 'computed',
    part: 'hint unit units to of through readonly nullable unique immutable min pattern initial mask adds computed count by emptyIsAll sum until derive over gain figure measure monthly suggest english fills',
    filter: 'narrowedBy params to',
    'custom screen': 'custom title layout allow help',
  },
  'triggers that a migration asks for keep the rows: tests/api/report-measures, tests/money/figures': {
    rollup: 'of by days most people',
    entity: 'rollup',
    measure: 'ratio people change trend running most tells closing',
    closing: 'entity field at where',
    figure: 'sum where',
    chart: 'area',
    'report screen': 'zero',
  },
  'people see their own rows and their own agents’, and entities share a table: tests/security/idor, tests/api/audit-scope, tests/api/subscriptions':
    {
      entity: 'extends where scope about person',
      about: 'entity key keys by',
      role: 'grants',
      verb: 'risk money',
    },
  'of the whole product, whose manifest has them: tests/e2e/screens, tests/e2e/engagement-forms, tests/screens': {
    app: 'icons',
    option: 'system',
    field: 'by emptyIsAll until suggest fills',
    derive: 'chain',
    chain: 'by before change after',
    'list screen': 'layout allow filters sort tree order help click above',
    'report screen':
      'layout allow filters sort limit tabs record open click actions bulk header refresh cards above view views help',
    'detail screen': 'layout allow key timeline panels help',
    'form screen': 'layout allow key fields actions related editors panels about ask aside help',
    'record panel': 'name title part call list allow kept if',
    'record chart': 'x bars lines full help',
    column: 'total cell th en',
    cell: 'meter used of marks levels warn follow',
    'levels of a number': 'success info warning danger',
    'warning cell': 'when says tone',
    'part above': 'part height',
    action: 'send input allow part copy rows',
    'number of rows': 'min max',
    'dashboard screen': 'dashboard title layout allow if help',
    dashboard: 'greeting filters sources tiles keys',
    'dashboard source': 'call query refresh',
    'dashboard filter': 'items th en all',
    tile: 'figures charts queues shortcuts part allow',
    'figures tile': 'of day against show',
    'figure tile': 'field second th en good instead to',
    'charts tile': 'title periods show',
    'dashboard chart': 'of title to x day bars lines ring ranking name code row',
    'field sent': 'field as',
    card: 'of sum ratio note gain',
    view: 'allow filters sort limit tabs record click actions bulk header refresh cards above tree order',
    order: 'field save',
    related: 'refresh chart',
    'editor column': 'link',
    editor: 'fields rows actions header order totals locks above',
    ask: 'fields when typed send',
    'menu group': 'link',
    'menu item': 'badge tabs',
    'menu tab': 'label link',
  },
  'what is typed into cells, and what is offered to be undone: tests/e2e/edits, tests/mistakes/planted/cell-edits': {
    'list screen': 'edit',
    view: 'edit',
    edit: 'columns save',
    endpoint: 'undo',
    undo: 'not fields',
  },
  'what the browser alone makes of lists: tests/screens/matrix, tests/mistakes/planted/matrix': {
    'matrix screen': 'matrix title layout allow rows columns show facts empty open add limit actions bulk header help',
    'matrix axis': 'list cell name hint where filters state open',
  },
  'sums that are parted by choices, of money in and out: tests/api/sums, tests/api/members': {
    option: 'flow',
    adds: 'per',
  },
  'what waits is counted by the list that opens it: tests/e2e/counts, tests/mistakes/planted/queues': {
    queue: 'title screen view filter parts oldest sum',
    'area file': 'queues',
    filter: 'unless',
  },
  'what people are told of, by who they are and which rows they see: tests/api/notices, tests/mistakes/planted/notices':
    {
      notice: 'on about was when to allow says tone open',
      'area file': 'notices',
    },
  'what was pasted is found by whoever may see it: tests/api/find, tests/mistakes/planted/finders': {
    'list screen': 'find',
    find: 'by show',
  },
  'what a person must see before money moves, and what is said of it: tests/money/rules, tests/e2e/decisions': {
    endpoint: 'decide button success',
    decide: 'amount from to names facts by handover next not',
    action: 'button success',
    queue: 'allow',
  },
  'what a row opens, in the browser alone: tests/mistakes/planted/panels, src/web/screens/board': {
    'list screen': 'panel alone around start',
    view: 'panel alone around start',
    panel: 'title name chips figure record refresh beside next sections',
    'panel field': 'field link wide th en if',
    'panel figure': 'field th en note',
    section: 'title fields fold reveal moments timeline note tone part when if',
    moment: 'field th en when',
  },
  'who has a record in hand, and how long something waits: tests/e2e/withdrawal, src/web/screens/board, tests/mistakes':
    {
      panel: 'claim',
      claim: 'take release when',
      cell: 'wait',
      'waiting cell': 'when late overdue',
    },
  'what words mean, which the browser alone shows: tests/e2e/report-words, tests/mistakes/planted/words': {
    field: 'help',
    'shape field': 'help',
    part: 'help',
    column: 'help',
  },
  'a batch that goes from step to step, which the browser alone draws: tests/mistakes/planted/wizards, tests/e2e/imports':
    {
      'wizard screen': 'wizard steps earlier title layout allow if help',
      'wizard step':
        'name title when again start file facts notes match progress figures groups rows part mend failures stops actions',
      'wizard file': 'field accepts when hint sample',
      'match of columns': 'into heads dropped samples cells fields',
      'matched field': 'field required pattern th en',
      'groups of rows': 'by counts first',
      mending: 'call row at',
      failures: 'call when',
      progress: 'done of while',
      'wizard figure': 'field less tone when th en',
      sentence: 'when tone says',
      stop: 'when unless says',
      action: 'repeat',
    },
  'who proves who somebody is: tests/security/firebase': { identity: 'provider apiKey authDomain projectId appId' },
};

export const unspoken: ReadonlySet<string> = new Set(
  Object.values(byReason).flatMap((shapes) =>
    Object.entries(shapes).flatMap(([shape, keys]) => keys.split(' ').map((key) => `${shape}.${key}`)),
  ),
);
