import { expect, it } from 'vitest';

import { addressRows } from './shipping.ts';

it('writes an address line by line, without the lines that are empty', () => {
  const address = {
    address1: 'Ερμού 48',
    address2: '',
    postcode: '105 63',
    city: 'Αθήνα',
    state: '',
  };
  expect(addressRows(address, 'Greece')).toEqual(['Ερμού 48', '105 63 Αθήνα', 'Greece']);
  const long = { ...address, address2: 'c/o Manou', postcode: '', state: 'Attica' };
  expect(addressRows(long, '')).toEqual(['Ερμού 48', 'c/o Manou', 'Αθήνα', 'Attica']);
});
