/** Ids of the small world that play those of the second recorded shop. */
export interface SecondShop {
  readonly fan: number;
  readonly celebrity: number;
  readonly goods: number;
  readonly order: number;
  readonly line: number;
}

/** A question to the second recorded shop, path or body as text, with ids of the small world. */
export function withOwnIds(text: string, ids: SecondShop): string {
  return text
    .replace(/\/orders\/\d+/, `/orders/${ids.order}`)
    .replace(/\/products\/\d+/, `/products/${ids.goods}`)
    .replace('/store-vendors/6', `/store-vendors/${ids.celebrity}`)
    .replace(/(?<=[?&]include=)[\d,]+/, `${ids.order},999999`)
    .replace(/(?<=[?&]customer=)2\b/, `${ids.fan}`)
    .replace(/(?<=[?&]product=)\d+/, `${ids.goods}`)
    .replace('search=Archer', 'search=Fan')
    .replace(/"product_id":\d+/g, `"product_id":${ids.goods}`)
    .replace(/"customer_id":2\b/, `"customer_id":${ids.fan}`)
    .replace(/"line_items":\[\{"id":\d+/, `"line_items":[{"id":${ids.line}`)
    .replace(/"key":"_vendor_id","value":"\d+"/, `"key":"_vendor_id","value":"${ids.celebrity}"`);
}
