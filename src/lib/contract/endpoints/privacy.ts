import { data } from '../fields.ts';
import { CustomerArchive, CustomerContact, CustomerSummary, ErasedCustomer } from '../privacy.ts';
import { body, endpoint, failures, json } from './declare.ts';

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
