import { accessRows } from './access-rows.ts';
import { contentRows } from './content-rows.ts';
import { mailRows } from './mail-rows.ts';
import { mediaRow } from './media-row.ts';
import { moneyRows } from './money-rows.ts';
import { orderRows } from './order-rows.ts';
import { peopleRows } from './people-rows.ts';
import { pluginRow } from './plugin-row.ts';
import type { Row } from './row.ts';
import { versionRow } from './version-row.ts';

/** What `npm run backend:check` looks at in a WordPress, in its order (docs/wordpress.md). */
export const backendRows: readonly Row[] = [
  ...accessRows,
  versionRow,
  pluginRow,
  mediaRow,
  ...peopleRows,
  ...moneyRows,
  ...orderRows,
  ...mailRows,
  ...contentRows,
];
