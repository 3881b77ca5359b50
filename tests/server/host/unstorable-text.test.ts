import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { isUnstorableText } from '#app/platform/request/unstorable-text.ts';

import { databases } from '#tests/support/databases/open-database.ts';

it.each(databases)(
  'a text with the character 0 is told from other trouble of $name',
  async ({ open }) => {
    const { database, close } = await open('empty');
    try {
      const refusal = async (text: string) => {
        try {
          await database.execute(sql`select ${text}::int`);
          return null;
        } catch (error) {
          return error;
        }
      };
      expect(isUnstorableText(await refusal('a\u0000b'))).toBe(true);
      expect(isUnstorableText(await refusal('a'))).toBe(false);
      expect(isUnstorableText(await refusal('1'))).toBe(false);
    } finally {
      await close();
    }
  },
);
