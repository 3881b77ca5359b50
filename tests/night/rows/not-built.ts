/** Rows of the test plan that the night does not run, or runs in part, and what there is instead. */
export const notBuilt: readonly (readonly [name: string, instead: string])[] = [
  [
    'T-AUDIT chain',
    'the log has no chain of hashes, so nothing shows that its database was altered',
  ],
  [
    'T-SCAN scanners',
    'wapiti, sqlmap and the like are no part of this project; T-SCAN has paths and headers of its own',
  ],
  ['T-FUZZ Jazzer', 'no coverage-guided fuzzing of the parsers'],
  [
    'Stryker',
    'the groups of rules that the row names; neither all of `domain`, nor `session`, nor the upload path at the video host',
  ],
];
