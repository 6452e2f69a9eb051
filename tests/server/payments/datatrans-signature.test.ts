import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  isSignedByDatatrans,
  isSignKey,
  SIGNATURE_WINDOW_MS,
} from '../../../src/server/payments/providers/datatrans.ts';

/** A card check as Datatrans sent it; its signature is that of another project's tests, made by code that is not ours. */
const BODY =
  '{"card":{"3D":{"authenticationResponse":"D"},"alias":"70119122433810042","expiryMonth":"12","expiryYear":"21","info":{"brand":"VISA CREDIT","country":"GB","issuer":"DATATRANS","type":"credit","usage":"consumer"},"masked":"424242xxxxxx4242"},"currency":"CHF","detail":{"authorize":{"acquirerAuthorizationCode":"100055"}},"history":[{"action":"init","date":"2021-09-03T08:00:32Z","ip":"212.232.234.26","source":"api","success":true},{"action":"authorize","date":"2021-09-03T08:00:55Z","ip":"212.232.234.26","source":"redirect","success":true}],"language":"de","paymentMethod":"VIS","refno":"1NTU1NQ=","refno2":"user","status":"authorized","transactionId":"card_check_authorized","type":"card_check"}';
const KEY = '1337';
const TIME = 12_424_123_412;
const SIGNATURE = '5118c93025fdb16a110cdde3aa7669422da320cfe9478e35b531f45c4619d4db';
const HEADER = `t=${TIME},s0=${SIGNATURE}`;

const isSigned = (changes: Partial<Parameters<typeof isSignedByDatatrans>[0]> = {}) =>
  isSignedByDatatrans({ header: HEADER, body: BODY, key: KEY, now: TIME, ...changes });

const sign = (key: Buffer, time: number | string, body = BODY) =>
  `t=${time},s0=${createHmac('sha256', key).update(`${time}${body}`).digest('hex')}`;

describe('a signature of Datatrans', () => {
  it('matches the documented example', () => {
    expect(isSigned()).toBe(true);
    expect(isSigned({ header: `t=${TIME},s0=${SIGNATURE.toUpperCase()}` })).toBe(true);
    expect(isSigned({ header: `t=${TIME}, s0=${SIGNATURE}` })).toBe(true);
  });

  it('covers umlauts and emoji as the bytes sent', () => {
    const body = '{"refno":"Käse 🧀"}';
    expect(isSigned({ header: sign(Buffer.from(KEY, 'hex'), TIME, body), body })).toBe(true);
    expect(isSigned({ header: sign(Buffer.from(KEY, 'hex'), TIME, body), body: body.normalize('NFD') })).toBe(
      false,
    );
  });

  it('is valid for ten minutes in both directions', () => {
    expect(SIGNATURE_WINDOW_MS).toBe(600_000);
    expect(isSigned({ now: TIME + SIGNATURE_WINDOW_MS })).toBe(true);
    expect(isSigned({ now: TIME - SIGNATURE_WINDOW_MS })).toBe(true);
    expect(isSigned({ now: TIME + SIGNATURE_WINDOW_MS + 1 })).toBe(false);
    expect(isSigned({ now: TIME - SIGNATURE_WINDOW_MS - 1 })).toBe(false);
  });

  it('is invalid for another time, body or key', () => {
    expect(isSigned({ header: `t=${TIME + 1},s0=${SIGNATURE}` })).toBe(false);
    expect(isSigned({ body: BODY.replace('authorized', 'settled') })).toBe(false);
    expect(isSigned({ body: `${BODY} ` })).toBe(false);
    expect(isSigned({ key: '1338' })).toBe(false);
    expect(isSigned({ header: sign(Buffer.from(KEY), TIME) })).toBe(false);
  });

  it('is invalid if any digit differs', () => {
    for (let index = 0; index < SIGNATURE.length; index++) {
      const digit = SIGNATURE[index] === '0' ? '1' : '0';
      const wrong = SIGNATURE.slice(0, index) + digit + SIGNATURE.slice(index + 1);
      expect(isSigned({ header: `t=${TIME},s0=${wrong}` })).toBe(false);
    }
  });

  it.each([
    undefined,
    '',
    't=,s0=',
    `s0=${SIGNATURE}`,
    `t=${TIME}`,
    `s0=${SIGNATURE},t=${TIME}`,
    `t=${TIME},s0=${SIGNATURE.slice(2)}`,
    `t=${TIME},s0=${SIGNATURE}00`,
    `t=${TIME},s0=${'z'.repeat(64)}`,
    `t=-${TIME},s0=${SIGNATURE}`,
    `t=1e10,s0=${SIGNATURE}`,
    `t=${TIME},s0=${SIGNATURE},s0=${'0'.repeat(64)}`,
    `t=${TIME},s0=${'0'.repeat(64)},t=${TIME},s0=${SIGNATURE}`,
    `t=${TIME},s0=${SIGNATURE}\n`,
    'x'.repeat(1_000_000),
  ])('does not hold in another form', (header) => {
    expect(isSigned({ header })).toBe(false);
  });

  it.each(['', 'zz', '133', 'no key at all', '13 37', 'ä'])(
    'is never computed with a key that is not hexadecimal, which would be empty: %j',
    (key) => {
      expect(isSignKey(key)).toBe(false);
      expect(isSigned({ key, header: sign(Buffer.from(key, 'hex'), TIME) })).toBe(false);
    },
  );
});
