import { readFile } from 'node:fs/promises';

let found: Promise<ReadonlyMap<string, string>> | undefined;

/** The server functions of the build, by name, with the address each is called at. */
export function builtFunctions(): Promise<ReadonlyMap<string, string>> {
  return (found ??= readFunctions());
}

async function readFunctions(): Promise<ReadonlyMap<string, string>> {
  const text = await readFile('dist/server/server.js', 'utf8');
  const entries = text.matchAll(
    /"([0-9a-f]{16})": \{\s*functionName: "(\w+)_createServerFn_handler"/g,
  );
  return new Map(
    [...entries].flatMap(([, id, name]) => (id && name ? [[name, `/_serverFn/${id}`]] : [])),
  );
}
