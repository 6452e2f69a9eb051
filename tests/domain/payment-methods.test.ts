import { describe, expect, test } from 'vitest';
import {
  defaultPaymentMethod,
  isOnlinePayment,
  offeredPaymentMethods,
  ONLINE_METHODS,
  PAYMENT_METHODS,
  withPayable,
  type OnlineMethod,
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
  enableTestTerminal: true,
};

const METHOD_OF: Record<string, string> = {
  Cash: 'cash',
  ATMCard: 'atm-card',
  HydroAGVoucher: 'hydro-ag-voucher',
  Mollie: 'mollie',
  Datatrans: 'datatrans',
};
/** The one that no branch has a switch for. */
const ALL_METHOD_OF = { ...METHOD_OF, TestTerminal: 'test-terminal' };

describe('Payment methods (SPEC sections 2 to 4)', () => {
  test('all five methods and the test provider are offered when everything is enabled', () => {
    expect(offeredPaymentMethods(branch(), ALL_ON)).toEqual([...PAYMENT_METHODS]);
    expect(PAYMENT_METHODS).toEqual([
      'cash',
      'atm-card',
      'hydro-ag-voucher',
      'mollie',
      'datatrans',
      'test-terminal',
    ]);
  });

  test.each(Object.keys(ALL_ON))('without %s its method is not offered', (flag) => {
    const method = (ALL_METHOD_OF as Record<string, string>)[flag.replace(/^enable(Plugin)?/, '')];
    const others = PAYMENT_METHODS.filter((other) => other !== method);
    expect(others).toHaveLength(5);
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

  test('mollie, datatrans and the test provider are paid online', () => {
    expect(PAYMENT_METHODS.filter(isOnlinePayment)).toEqual(['mollie', 'datatrans', 'test-terminal']);
  });

  test('customers are not offered what the server cannot process', () => {
    const offered = (...payable: OnlineMethod[]) =>
      offeredPaymentMethods(branch(), withPayable(ALL_ON, new Set(payable))).filter(isOnlinePayment);
    expect(offered()).toEqual([]);
    expect(offered('mollie')).toEqual(['mollie']);
    expect(offered('datatrans', 'test-terminal')).toEqual(['datatrans', 'test-terminal']);
    expect(withPayable(ALL_ON, new Set(ONLINE_METHODS))).toBe(ALL_ON);
  });
});
