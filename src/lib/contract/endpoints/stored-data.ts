import { data } from '../fields.ts';
import {
  NightlyBackups,
  CustomerArchive,
  CustomerContact,
  CustomerSummary,
  ErasedCustomer,
} from '../stored-data.ts';
import { endpoint, json, body, failures } from './declare.ts';

/** Backups of everything. They are made and restored by the operator (docs/running.md). */
export const backupEndpoints = {
  readBackups: endpoint('admin', {
    method: 'get',
    path: '/api/backups',
    responses: { 200: json(data(NightlyBackups.nullable()), 'How they stand; null: none are set up') },
  }),
} as const;

const request = { body: body(CustomerContact) };

/** What is stored about one customer (GDPR Art. 15 and 17). */
export const privacyEndpoints = {
  findCustomerData: endpoint('admin', {
    method: 'post',
    path: '/api/customer-data/find',
    request,
    responses: { 200: json(data(CustomerSummary), 'How much is stored'), ...failures(422) },
  }),
  exportCustomerData: endpoint('admin', {
    method: 'post',
    path: '/api/customer-data/export',
    request,
    responses: { 200: json(data(CustomerArchive), 'All of it, to be handed over'), ...failures(422) },
  }),
  eraseCustomerData: endpoint('admin', {
    method: 'post',
    path: '/api/customer-data/erase',
    request,
    responses: {
      200: json(data(ErasedCustomer), 'How much was erased; figures and payments stay'),
      ...failures(409, 422),
    },
  }),
} as const;
