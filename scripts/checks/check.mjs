import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { install, root, run, runTogether } from '../node-runtime.mjs';
import { notRun, testPlugin } from '../plugin/test.mjs';
import { runTests } from './run-tests.mjs';
import { verifySignatures } from './security/signatures.mjs';
import { checkSecurityTable } from './security/table.mjs';

/** `npm run check`: installed versions, format, lint, types, catalogues, the compose file, the table of
 * security requirements, signatures of packages, unit tests and the WordPress plugin's. */

/** Messages of one catalogue that have no translation. */
function untranslated(catalogue) {
  const entries = readFileSync(catalogue, 'utf8').split('\n\n').slice(1);
  return entries
    .filter((entry) => /^msgid "(?!")/m.test(entry) && /^msgstr ""\s*$/m.test(`${entry}\n`))
    .map((entry) => /^msgid "(.*)"/m.exec(entry)?.[1]);
}

install();
run('node', ['scripts/checks/check-versions.ts']);
for (const fault of checkSecurityTable()) {
  console.error(`docs/operate/security.md: ${fault}`);
  process.exitCode = 1;
}
if (process.exitCode) process.exit();
// Meanwhile, since a registry may be far away.
const signatures = verifySignatures();
run('panda', ['codegen', '--silent']);
const catalogues = join(root, 'locales');
const names = ['messages.po', 'account.po'];
const sources = () =>
  names.map((name) => readFileSync(join(catalogues, 'en', name), 'utf8')).join('\n');
const before = sources();
// By itself it checks with four threads, each of which looks at much of what the others do: half of that work is for
// nothing where other steps have the processors.
await runTogether([
  ['tsc', ['-p', 'tsconfig.json', '--checkers', '1']],
  ['oxfmt', ['--check', '.']],
  ['oxlint', []],
  ['tsc', ['-p', 'backend/tsconfig.json', '--checkers', '1']],
  ['lingui', ['extract', '--clean']],
  ['dclint', ['compose.yaml', '--max-warnings', '0']],
]);
const verdict = await signatures;
console.log(verdict.text);
if (verdict.failed) process.exit(1);
const after = sources();
const stale = before !== after ? ['the catalogues were not extracted: npm run messages'] : [];
const missing = readdirSync(catalogues)
  .filter((locale) => locale !== 'en')
  .flatMap((locale) =>
    names.flatMap((name) =>
      untranslated(join(catalogues, locale, name)).map((id) => `${locale}: ${id}`),
    ),
  );
for (const gap of [...stale, ...missing]) console.error(`catalogue: ${gap}`);
if (stale.length + missing.length > 0) process.exit(1);

runTests('unit');
if (!testPlugin()) console.log(`\n${notRun}`);
