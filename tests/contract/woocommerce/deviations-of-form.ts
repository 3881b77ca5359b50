/** Keys that ours has on top of the recorded ones, by path without ids and by their whole name. */
export const additions: readonly { path: RegExp; keys: RegExp; why: string }[] = [
  {
    path: /\/store-vendors(\/\{id\})?$/,
    keys: /^(\[\]\.)?(vendor_(title|country|categories|services)|astera_languages)$/,
    why: 'the marketplace plugin has no title, country, categories and services of a vendor, and no other language',
  },
  {
    path: /\/(products|settings\/id)(\/\{id\})?$/,
    keys: /^(\[\]\.)?(store\.)?(astera_languages|vendor_(title|country|categories|services))$/,
    why: 'a text that is not there in the asked language says which one it is in, and a product has its vendor in it',
  },
  {
    path: /\/products(\/\{id\})?$/,
    keys: /^(\[\]\.)?images\[\]\.astera_alt_language$/,
    why: 'what a picture shows is said in a language',
  },
];

/** Places where ours has another form than was recorded, on purpose. A test fails for one that no longer occurs. */
export const otherForms: readonly { recordings: RegExp; differences: RegExp; why: string }[] = [
  {
    recordings: /-cors-preflight$/,
    differences: /^(endpoints\[\]\.args|schema)\./,
    why: 'what a path takes is described by ours as it is here (ADR 0041), in the form of WordPress',
  },
  {
    recordings: /^product-variations$|^graphql-products$/,
    differences: /image is null, recorded is object$/,
    why: 'a product without a picture has none; all that were recorded have one',
  },
  {
    recordings: /^graphql-products$/,
    differences: /nodes\[\]\.(regularPrice|salePrice|stockStatus) is missing$/,
    why: 'the recorded question asks simple products for these, and ours has a variable one as well',
  },
  {
    recordings: /^validate-ok$/,
    differences: /^refreshable is boolean, recorded is null$/,
    why: 'every token can be refreshed: sessions of one hour are kept alive without the password',
  },
];
