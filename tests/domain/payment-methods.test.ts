import { describe, expect, test } from 'vitest';
import {
  defaultPaymentMethod,
  isOnlinePayment,
  offeredPaymentMethods,
  PAYMENT_METHODS,
} from '../../src/lib/domain/payment-methods.ts';
import { branch } from './samples.ts';

const ALL_ON = {
  enableCash: true,
  enablePluginATMCard: true,
  enableATMCard: true,
  enablePluginHydroAGVoucher: true,
  enableHydroAGVoucher: true,
  enablePluginMollie: true,
  enableMollie: true,
  enablePluginDatatrans: true,
  enableDatatrans: true,
};

const METHOD_OF: Record<string, string> = {
  Cash: 'cash',
  ATMCard: 'atm-card',
  HydroAGVoucher: 'hydro-ag-voucher',
  Mollie: 'mollie',
  Datatrans: 'datatrans',
};

describe('Payment methods (SPEC sections 2 to 4)', () => {
  test('all five are offered when everything is switched on', () => {
    expect(offeredPaymentMethods(branch(), ALL_ON)).toEqual([...PAYMENT_METHODS]);
    expect(PAYMENT_METHODS).toEqual(['cash', 'atm-card', 'hydro-ag-voucher', 'mollie', 'datatrans']);
  });

  test.each(Object.keys(ALL_ON))('without %s its method is not offered', (flag) => {
    const method = METHOD_OF[flag.replace(/^enable(Plugin)?/, '')];
    const others = PAYMENT_METHODS.filter((other) => other !== method);
    expect(others).toHaveLength(4);
    expect(offeredPaymentMethods(branch(), { ...ALL_ON, [flag]: false })).toEqual(others);
  });

  test.each(Object.entries(METHOD_OF))('a branch that has no %s does not offer it', (name, method) => {
    const others = PAYMENT_METHODS.filter((other) => other !== method);
    expect(offeredPaymentMethods(branch({ [`is${name}Enabled`]: false }), ALL_ON)).toEqual(others);
  });

  test('a config without flags offers nothing', () => {
    expect(offeredPaymentMethods(branch(), {})).toEqual([]);
  });

  test('the default is cash, else datatrans, else the customer chooses', () => {
    expect(defaultPaymentMethod(PAYMENT_METHODS)).toBe('cash');
    expect(defaultPaymentMethod(['atm-card', 'mollie', 'datatrans'])).toBe('datatrans');
    expect(defaultPaymentMethod(['atm-card', 'mollie'])).toBeNull();
  });

  test('mollie and datatrans are paid online', () => {
    expect(PAYMENT_METHODS.filter(isOnlinePayment)).toEqual(['mollie', 'datatrans']);
  });
});
