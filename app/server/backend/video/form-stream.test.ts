import { expect, it } from 'vitest';

import { formWith } from './form-stream.server.ts';

it.each([0, 1, 65_536])('is a form that others read, with %i bytes in its file', async (length) => {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  const { body, contentType } = formWith(new Blob([bytes]).stream(), 'chunk');
  const form = await new Response(body, { headers: { 'content-type': contentType } }).formData();
  const file = form.get('file');
  if (!(file instanceof File)) throw new Error('There is no file in it.');
  expect([...form.keys()]).toEqual(['file']);
  expect(file.name).toBe('chunk');
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
});
