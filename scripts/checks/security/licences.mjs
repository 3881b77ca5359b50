/** Licences of packages whose entry in the lock file names none, as their own files say. */
export const ownLicences = {
  busboy: 'MIT',
  'humanize-number': 'MIT',
  'png-js': 'MIT',
  streamsearch: 'MIT',
};

/** What may be built on or deployed. */
const permissive = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  // Of fonts: it asks that their name and licence stay with them.
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
];

/** A library of its own beside the program, which anyone may replace (libvips of sharp). */
const replaceable = ['LGPL-3.0-or-later'];

/** What only tests start or read. */
const ofTests = ['EUPL-1.2', 'GPL-2.0-or-later'];

export function isAllowed(licence, isDevelopment) {
  const allowed = [...permissive, ...replaceable, ...(isDevelopment ? ofTests : [])];
  const parts = licence.replaceAll(/[()]/g, '').split(/ or /i);
  return parts.some((choice) =>
    choice.split(/ and /i).every((one) => allowed.includes(one.trim())),
  );
}
