import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';

import { zipPlugin } from './zip.mjs';

it('is one folder with the plugin, its readme and all parts, the same each time', () => {
  const bytes = zipPlugin();
  const files = unzipSync(bytes);
  const names = Object.keys(files);
  expect(names).toEqual(names.toSorted());
  expect(names.every((name) => name.startsWith('astera/'))).toBe(true);
  const main = strFromU8(files['astera/astera.php']);
  const [, parts] = /foreach \(\s*array\(([^)]+)\)/.exec(main);
  for (const [, part] of parts.matchAll(/'([\w-]+)'/g)) {
    expect(names).toContain(`astera/includes/class-astera-${part}.php`);
  }
  expect(names).toContain('astera/uninstall.php');
  const [, version] = /^ \* Version: +(\S+)$/m.exec(main);
  const readme = strFromU8(files['astera/readme.txt']);
  expect(readme).toContain(`Stable tag: ${version}\n`);
  expect(readme).toContain(`= ${version} =\n`);
  expect(main).toContain(`'ASTERA_VERSION', '${version}'`);
  expect(Buffer.from(zipPlugin()).equals(Buffer.from(bytes))).toBe(true);
});
