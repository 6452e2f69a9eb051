import { z } from 'zod';
import { AddressArea, DeliveryAddress, Geocoding } from '../branches.ts';
import { data, IdParam } from '../fields.ts';
import { OrderRefused } from '../orders.ts';
import { body, endpoint, failures, json } from './declare.ts';

/** Where addresses are, for branches that deliver by distance or zone. */
export const deliveryEndpoints = {
  findAddressArea: endpoint(
    'anyone',
    {
      method: 'post',
      path: '/api/branches/{id}/address-area',
      request: { params: z.object({ id: IdParam }), body: body(DeliveryAddress) },
      responses: {
        200: json(data(AddressArea), 'The delivery area of the address'),
        ...failures(404),
        422: json(OrderRefused, 'Not found, outside of all areas, or it cannot be checked now'),
      },
    },
    // Each may ask a server of somebody else.
    'document',
  ),
  readGeocoding: endpoint('admin', {
    method: 'get',
    path: '/api/geocoding',
    responses: { 200: json(data(Geocoding), 'Whether addresses can be found') },
  }),
} as const;
