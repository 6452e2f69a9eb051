import { z } from 'zod';
import { data, IdParam } from '../fields.ts';
import { Withdrawal, WithdrawalDraft, WithdrawalAcknowledgement } from '../withdrawals.ts';
import { body, endpoint, failures, json, staffList } from './declare.ts';

const params = z.object({ id: IdParam });

/** Declaring a withdrawal without an account, and the cases for staff. */
export const withdrawalEndpoints = {
  declareWithdrawal: endpoint(
    'anyone',
    {
      method: 'post',
      path: '/api/withdrawals',
      request: { body: body(WithdrawalDraft) },
      responses: {
        201: json(
          data(WithdrawalAcknowledgement),
          'It came in. The same declaration again is answered with the first receipt',
        ),
        ...failures(422),
      },
    },
    'order',
  ),
  listWithdrawals: staffList('employee', '/api/withdrawals', Withdrawal),
  readWithdrawal: endpoint('employee', {
    method: 'get',
    path: '/api/withdrawals/{id}',
    request: { params },
    responses: { 200: json(data(Withdrawal), 'The case'), ...failures(403, 404) },
  }),
  closeWithdrawal: endpoint('employee', {
    method: 'post',
    path: '/api/withdrawals/{id}/done',
    request: { params },
    responses: {
      200: json(data(Withdrawal), 'The closed case; closing it again changes nothing'),
      ...failures(403, 404),
    },
  }),
} as const;
