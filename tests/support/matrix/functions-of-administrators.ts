import { inEveryLocale } from '#domain/text/locale-texts.ts';

import type { FunctionRow } from './function-row.ts';
import { everyone, type Answers } from './persons.ts';

const locale = 'en';
const administrators: Answers = [401, 403, 403, 403, 403, 403, 200];
const only = ['administrator'] as const;

/** What administrators set and write, and the people whom they look after. */
export const functionsOfAdministrators: Readonly<Record<string, FunctionRow>> = {
  readSiteName: {
    method: 'GET',
    answers: everyone(200),
    takesAnything: true,
  },
  readSiteNameSetting: {
    method: 'GET',
    answers: administrators,
    takesAnything: true,
  },
  saveSiteName: {
    method: 'POST',
    of: async ({ versionOf }) => ({
      name: 'Astera',
      version: await versionOf('readSiteNameSetting'),
    }),
    answers: administrators,
  },
  readSellerSetting: { method: 'GET', answers: administrators, takesAnything: true },
  saveSeller: {
    method: 'POST',
    of: async ({ versionOf }) => ({
      name: 'Astera',
      legalForm: '',
      address: '1 Example Street, Athens',
      register: '',
      vatId: '',
      email: 'hello@astera.example',
      phone: '',
      responsible: '',
      contractPartner: 'operator',
      version: await versionOf('readSellerSetting'),
    }),
    answers: administrators,
    confirmed: true,
  },
  readGate: { method: 'GET', answers: administrators, takesAnything: true },
  // It stays open: what comes after has to get in.
  saveGate: {
    method: 'POST',
    of: async ({ versionOf }) => ({
      isClosed: false,
      password: '',
      version: await versionOf('readGate'),
    }),
    answers: administrators,
  },
  readPeople: {
    method: 'GET',
    of: async ({ someone }) => ({
      page: 1,
      search: (await someone()).name,
      only: null,
    }),
    answers: administrators,
    for: only,
    shows: true,
  },
  readPerson: {
    method: 'GET',
    of: async ({ someone }) => ({ id: (await someone()).id }),
    answers: administrators,
    for: only,
    shows: true,
  },
  saveRole: {
    method: 'POST',
    of: async ({ someone }) => ({
      id: (await someone()).id,
      role: 'manager',
    }),
    answers: administrators,
    confirmed: true,
    for: only,
  },
  suspendPerson: {
    method: 'POST',
    of: async ({ someone }) => ({
      id: (await someone()).id,
      reason: 'Spam.',
    }),
    answers: administrators,
    confirmed: true,
    for: only,
  },
  reinstatePerson: {
    method: 'POST',
    of: async ({ someone }) => ({ id: (await someone('Spam.')).id }),
    answers: administrators,
    confirmed: true,
    for: only,
  },
  readPersonFactors: {
    method: 'GET',
    of: async ({ someone }) => ({ id: (await someone()).id }),
    answers: administrators,
    for: only,
  },
  resetPersonFactors: {
    method: 'POST',
    of: async ({ someone }) => ({ id: (await someone()).id }),
    answers: administrators,
    for: only,
    confirmed: true,
  },
  readChangeLog: {
    method: 'GET',
    data: { page: 1 },
    answers: administrators,
  },
  readSiteEditing: { method: 'GET', answers: administrators, takesAnything: true },
  readClipTool: { method: 'GET', answers: administrators, takesAnything: true },
  readEditedPages: {
    method: 'GET',
    of: async ({ page }) => {
      await page();
      return { locale };
    },
    answers: administrators,
    for: only,
    shows: true,
  },
  readEditedPage: {
    method: 'GET',
    of: async ({ page }) => ({ id: (await page()).id }),
    answers: administrators,
    for: only,
    shows: true,
  },
  createEditedPage: {
    method: 'POST',
    of: () =>
      Promise.resolve({
        page: {
          slug: `made-${crypto.randomUUID()}`,
          status: 'draft',
          picture: null,
          texts: inEveryLocale(() => ({ title: 'Made', content: '', alt: '' })),
        },
      }),
    answers: administrators,
  },
  saveEditedPage: {
    method: 'POST',
    of: async ({ page }) => {
      const { id, seen } = await page();
      return { id, seen, change: { texts: { en: { title: 'Changed' } } } };
    },
    answers: administrators,
    for: only,
  },
  deleteEditedPage: {
    method: 'POST',
    of: async ({ page }) => ({ id: (await page()).id }),
    answers: administrators,
    for: only,
  },
  readEditedMenu: {
    method: 'GET',
    data: { slug: 'footer-menu' },
    answers: administrators,
  },
  // With the entries that it has.
  saveEditedMenu: {
    method: 'POST',
    of: ({ menu }) => menu(),
    answers: administrators,
    for: only,
  },
};
