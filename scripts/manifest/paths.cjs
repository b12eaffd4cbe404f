const { dirname, join } = require('node:path');

/** The project this generator belongs to; MANIFEST_ROOT points it at another one (tests). */
const home = dirname(dirname(__dirname));
const root = process.env.MANIFEST_ROOT ?? home;

module.exports = { home, root, cache: join(root, '.cache') };
