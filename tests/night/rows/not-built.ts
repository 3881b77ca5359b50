/** Rows of the test plan that the night does not run yet, and what there is instead. */
export const notBuilt: readonly (readonly [name: string, instead: string])[] = [
  ['T-SOAK', 'nothing runs for hours at a steady pace'],
  [
    'T-PII',
    'T-LOG plants marks in every field and looks for them in the log; export and erasure have no row',
  ],
  ['T-AUDIT', 'the tests of the change log in `npm test`'],
  ['T-CFG', 'the tests of settings and the bundle in `npm test`; no canary listener'],
  ['T-SBOM', '`npm run check` compares installed versions; no list of materials'],
  ['T-SCAN', 'no scanner is run'],
  ['T-LINT', '`npm run check`'],
  ['T-XSS in six languages', 'T-XSS stored looks at English pages'],
  ['T-FUZZ Jazzer', 'no coverage-guided fuzzing of the parsers'],
  ['Stryker', 'nothing measures which mutants of `domain`, `session` and the upload path survive'],
];
