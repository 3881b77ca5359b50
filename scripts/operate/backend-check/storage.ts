import { settingsOf, type Shop } from './row.ts';

const path = '/wp-json/wc/v3/settings/advanced?_fields=id,type,default,value';

/** Where WooCommerce keeps orders: as posts, in tables of its own (HPOS), or in both; null where it does not say. */
export type OrderStorage = 'posts' | 'tables' | 'both' | null;

export async function orderStorageOf({ asService }: Shop): Promise<OrderStorage> {
  const settings = settingsOf(await asService(path));
  const hasTables = settings.get('woocommerce_custom_orders_table_enabled');
  if (hasTables === undefined) return null;
  if (hasTables !== 'yes') return 'posts';
  const isSynced = settings.get('woocommerce_custom_orders_table_data_sync_enabled') === 'yes';
  return isSynced ? 'both' : 'tables';
}
